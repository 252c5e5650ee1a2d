import type { CentralAmount } from "@morsel/domain/foods/central-nutrients";
import type { HouseholdMeasure } from "@morsel/domain/foods/table";

/** A food as either format of a release describes it. */
export interface ReleaseFood {
  /** NDB number in the Standard Reference and Foundation foods, food code in the survey. */
  id: string;
  name: string;
  published: string;
  amounts: CentralAmount[];
  measures: HouseholdMeasure[];
}

export interface Progress {
  /** The file of the archive being read. */
  file: string;
  /** How much of it has been read, 0 to 1. */
  share: number;
}

/** A measure as people write it: "cup, sliced" with its amount; none if its weight is missing. */
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

/** Ids as our names and dishes refer to them: at least five digits. */
export const releaseId = (number: string): string => number.trim().padStart(5, "0");
