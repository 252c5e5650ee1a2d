import type { FillingRole } from "../dishes/kitchen.ts";
import type { Food } from "../table.ts";
import type { UsualPiece } from "./usual-pieces.ts";

/** What tables/kinds.txt may say of a kind; it also says what each means. */
export const kindTraits = [
  "solid",
  "soft",
  "swollen",
  "wilts",
  "cut",
  "pastry",
  "bread",
  "base",
  "stirred in",
  "in milk",
  "drink",
  "mixer",
  "heaped",
  "in handfuls",
  "no pieces",
] as const;
export type KindTrait = (typeof kindTraits)[number];

/** What can be said of a food whose own measures don't answer: from its kind. */
export interface Kind {
  name: string;
  /** Grams in a US cup (236.6 ml). */
  gramsPerCup: number;
  /** Grams that people eat at a time; 21 CFR 101.12(b) reference amounts where it has the kind. */
  reference: number;
  /** Grams of one piece, where "1" of it means something else than the reference portion. */
  piece?: number;
  traits: readonly KindTrait[];
  /** Inches that it is thick, where it is measured by the surface inch. */
  deep?: number;
  /** Grams of an inch cut off what is long. */
  inch?: number;
  /** What raw or dry food becomes when it is cooked, by weight. */
  cooked?: number;
  /** Grams of a cup of it dry, and what that becomes, where it swells like nothing else. */
  dryCup?: number;
  swells?: number;
  /** Grams of it in 100 g of what it is eaten with, or of bread with it. */
  added?: number;
  onBread?: number;
  /** What it does in a dish. */
  role?: FillingRole;
}

export interface KindRow extends Kind {
  /** Against the lower-case name. */
  words: string;
  /** First two digits of the USDA number, where the words alone would mislead. */
  group?: string;
}

/** A food with what is known of its like. */
export interface KnownFood extends Food {
  readonly kind: Kind;
  readonly usualPiece: UsualPiece;
}

/**
 * What a name says beside the food: brackets ("includes oyster, soda, soup" for crackers), and the
 * salt and water it was made with, which make peas no kind of salt and tuna no drink.
 */
const asides =
  / ?\([^)]*\)|,? with(?:out)? (?:added )?salt(?: added)?|\b(?:in|with)(?: tap)? water\b/g;

/** Tells the kind of a food, from its name and, for USDA foods, its number. */
export type KindOf = (food: { id: string; name: string }) => Kind;

/** The first row that fits decides; the last one fits all. */
export function openKinds(rows: readonly KindRow[]): KindOf {
  const rules = rows.map((kind) => ({ kind, words: new RegExp(kind.words), group: kind.group }));
  const last = rows.at(-1);
  if (!last) throw new Error("There are no kinds of food.");
  return (food) => {
    // What was put together is served like its main part, and a filled template like a plate of its kind.
    const recipe = food.id.match(/^mix:(?:\w+\/)?([^*]*)/);
    const isPlate = /^mix:(?:pasta|curry|stirfry)\//.test(food.id);
    const main = isPlate
      ? "casserole"
      : recipe
        ? food.name.replace(/ (?:with|\+) .*/, "")
        : food.name;
    const name = main
      .toLowerCase()
      .replace(asides, "")
      // "Mature seeds" doesn't make beans nuts, nor a powder that was stirred into water a powder.
      .replace(/, (?:im)?mature seeds/, "")
      .replace(/, (?:dry )?(?:powder|mix), prepared\b/, ", prepared");
    const number = (recipe?.[1] ?? food.id).slice(0, 2);
    const rule = rules.find(
      ({ words, group }) => words.test(name) && (group === undefined || group === number),
    );
    return rule?.kind ?? last;
  };
}
