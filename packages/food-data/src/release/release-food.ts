import type { CentralAmount } from "@morsel/domain/foods/central-nutrients";
import { readQuantity } from "@morsel/domain/foods/measures/quantity";
import type { HouseholdMeasure } from "@morsel/domain/foods/table";

/** The official releases that are read, and how good their figures are: the higher, the better. */
export const releaseKinds = {
  foundation: { title: "Foundation Foods", rank: 2 },
  legacy: { title: "SR Legacy", rank: 1 },
  // Computed from the others by recipes, so it comes behind the embedded reference, too.
  survey: { title: "Survey (FNDDS)", rank: -1 },
} as const;
export type ReleaseKind = keyof typeof releaseKinds;

/** A food as either format of a release describes it. */
export interface ReleaseFood {
  /** NDB number in the Standard Reference and Foundation foods, food code in the survey. */
  id: string;
  name: string;
  kind: ReleaseKind;
  published: string;
  amounts: CentralAmount[];
  measures: HouseholdMeasure[];
  /** What people call it besides: "Pepper Jack" for "Cheese, Monterey". */
  otherNames: string[];
}

export interface Progress {
  /** The file of the archive being read. */
  file: string;
  /** How much of it has been read, 0 to 1. */
  share: number;
}

/** What the survey adds for its coders: an amount nobody told, and what goes into a drink. */
const notMeasures = /not specified|^guideline amount/i;

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
  if (said === "" || notMeasures.test(said)) return [];
  const counted = words === "" ? countedIn(said) : undefined;
  const count = counted?.count ?? amount;
  const name = counted?.name ?? said;
  return [{ amount: count > 0 ? count : 1, name, grams }];
}

/** The kinds of a food's attributes that say how it is called. */
const namingAttributes: ReadonlySet<string> = new Set(["common name", "additional description"]);
/** Their numbers, for a release that doesn't say what they mean. */
export const namingAttributeIds: ReadonlySet<string> = new Set(["1000", "1001"]);
export const isNamingAttribute = (kind: string) => namingAttributes.has(kind.toLowerCase());

/** The survey's notes on what wasn't told: "Dove Bar, NFS", "NS as to prepared with skin". */
const untold = /(?:^|[,;]\s*)(?:nfs$|ns as to .*)/i;
const longestName = 80;

/** An attribute as other names of its food; none if it only says how the food was told. */
export function releaseNames(value: string): string[] {
  return value
    .split(";")
    .map((name) => name.replace(untold, "").trim())
    .filter((name) => name !== "" && name.length <= longestName);
}

/** "1/2 English muffin" of a pizza is half of one, and not one and a half where 1 stands before it. */
function countedIn(said: string): { count: number; name: string } | undefined {
  const [, number = "", name = ""] = /^(\d+(?:\.\d+)?|\d\/\d)\s+(.+)$/.exec(said) ?? [];
  const count = readQuantity(number)?.value;
  return count === undefined ? undefined : { count, name };
}

/** Ids as our names and dishes refer to them: at least five digits. */
export const releaseId = (number: string): string => number.trim().padStart(5, "0");
