import type { CentralAmount } from "@morsel/domain/foods/central-nutrients";
import type { HouseholdMeasure } from "@morsel/domain/foods/table";

/** A food as either form of a release tells it. */
export interface ReleaseFood {
  /** NDB number for the Standard Reference and Foundation foods, food code for the survey. */
  id: string;
  name: string;
  published: string;
  amounts: CentralAmount[];
  measures: HouseholdMeasure[];
}

export interface Progress {
  /** The file of the archive that is read. */
  file: string;
  /** 0 to 1 of it. */
  share: number;
}

/** A measure as people say it: "cup, sliced" with its amount; none where its weight is missing. */
export function releaseMeasure(
  amount: number,
  unit: string,
  description: string,
  modifier: string,
  grams: number,
): HouseholdMeasure[] {
  if (!(grams > 0)) return [];
  const known = unit !== "" && unit !== "undetermined" ? unit : "";
  const words = [known, /^\d+$/.test(modifier) ? "" : modifier].filter(Boolean).join(", ");
  const said = words || description;
  if (said === "" || /not specified/i.test(said)) return [];
  const counted = said.match(/^(\d+(?:\.\d+)?)\s+(.+)$/);
  const count = counted && words === "" ? Number(counted[1]) : amount;
  const name = counted && words === "" ? (counted[2] ?? said) : said;
  return [{ amount: count > 0 ? count : 1, name, grams }];
}

/** What an id becomes so that our names and dishes still find the food: five digits at least. */
export const releaseId = (number: string): string => number.trim().padStart(5, "0");
