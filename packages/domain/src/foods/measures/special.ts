import { readQuantity } from "./quantity.ts";

/** An amount that isn't a plain number of units. */
export type Special =
  /** The kcal of each: "2 100 calorie packs". In "250 kcal", there are 250 of one. */
  | { by: "energy"; calories: number }
  | { by: "inch"; inch: "cubic" | "surface" | "linear" }
  /** One is given by length, width and height. */
  | { by: "box"; cubicInches: number }
  /** Ounces of one before cooking, and the share left after it. */
  | { by: "raw weight"; ounces: number; left: number }
  /** Measured before cooking. */
  | { by: "yield" }
  /** "3 oz raw" of what is eaten cooked, or the other way round. */
  | { by: "state"; state: "raw" | "cooked" }
  /** "A 6-inch sub", "a 12-inch pizza". */
  | { by: "length"; inches: number }
  /** "1 king size": the size it is sold in, like bars. */
  | { by: "sold size" };

const energy = /^(?:(\d+)[ -]?)?(?:calories?|k?cals?|kj)\b/;
/** Of one kcal. */
const kilojoules = 4.184;

const soldBySize =
  /^(?:(?:large|regular)\/)?(?:king|fun|snack|regular|large|share|sharing|family|party) size$/;

/** Readers of special amounts: of the whole text, or of what follows a number. */
const specials: readonly ((
  whole: string,
  behind: string,
  isCounted: boolean,
) => Special | undefined)[] = [
  (_, behind, isCounted) => {
    const [said, each] = energy.exec(behind) ?? [];
    if (said === undefined || !isCounted) return undefined;
    return { by: "energy", calories: Number(each ?? 1) / (said.endsWith("j") ? kilojoules : 1) };
  },
  (whole) => {
    const inch = /\b(cubic|surface|square|linear) inch(?:es)?\b/.exec(whole)?.[1];
    if (inch === undefined) return undefined;
    return { by: "inch", inch: inch === "cubic" || inch === "linear" ? inch : "surface" };
  },
  (whole) => {
    const cubicInches = boxOf(whole);
    return cubicInches === undefined ? undefined : { by: "box", cubicInches };
  },
  (whole) => {
    const raw = /\(([\d.]+) oz,? (with bone,? )?raw\b.*\byield/.exec(whole);
    const ounces = Number(raw?.[1]);
    const left = raw?.[2] ? leftOfRaw.withBone : leftOfRaw.boneless;
    return ounces > 0 ? { by: "raw weight", ounces, left } : undefined;
  },
  (_, behind) => (/\byields?\b/.test(behind) ? { by: "yield" } : undefined),
  (_, behind) => {
    const said = stateBehind.exec(behind)?.[1];
    if (said === undefined) return undefined;
    return { by: "state", state: said === "cooked" ? "cooked" : "raw" };
  },
  (_, behind) => (soldBySize.test(behind) ? { by: "sold size" } : undefined),
];

/** "Cups, dry", "oz raw", "g (cooked weight)" */
const stateBehind = /[ ,(](dry|uncooked|raw|cooked)(?: weight)?\)?$/;

/** What a text says by more than a number of units; `behind` is what follows the number. */
export function specialIn(
  whole: string,
  behind: string,
  isCounted: boolean,
): { special?: Special } {
  for (const read of specials) {
    const special = read(whole, behind, isCounted);
    if (special) return { special };
  }
  return {};
}

/** Shares left of raw meat once it is cooked and its bone and fat removed. */
const leftOfRaw = { boneless: 0.72, withBone: 0.53 };

const side = String.raw`(\d+(?:[ -]\d+\/\d+|\/\d+|\.\d+)?)(?:"| ?in(?:ch(?:es)?)?\b)`;
const box = new RegExp(`${side} ?x ?${side} ?x ?${side}`);

/** Cubic inches of `4-1/2" x 2-1/2" x 1/8"`. */
function boxOf(text: string): number | undefined {
  const sides = box.exec(text)?.slice(1, 4);
  if (!sides) return undefined;
  const inches = sides.reduce((product, said) => product * (readQuantity(said)?.value ?? 0), 1);
  return inches > 0 && inches < 500 ? inches : undefined;
}
