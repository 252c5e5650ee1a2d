import type { FillingRole } from "../dishes/kitchen.ts";
import { isLabelId, mainPartOf, templateOf, wholeId } from "../food-id.ts";
import { ownServing } from "../our-food.ts";
import { referenceGroup } from "../reference-group.ts";
import type { Food } from "../table.ts";
import type { UsualPiece } from "./usual-pieces.ts";

/** Traits a kind may have; tables/kinds.txt explains each. */
export const kindTraits = [
  "solid",
  "soft",
  "swollen",
  "cut",
  "pastry",
  "whole",
  "bread",
  "base",
  "stirred in",
  "in milk",
  "drink",
  "made up",
  "mixer",
  "heaped",
  "in handfuls",
  "no pieces",
  "served with",
  "plated",
  "main",
  "with drink",
  "flavoring",
] as const;
export type KindTrait = (typeof kindTraits)[number];

/** Typical values of a kind of food, for foods whose own measures don't help. */
export interface Kind {
  name: string;
  /** Grams in a US cup (236.6 ml). */
  gramsPerCup: number;
  /** Usual portion in grams: the reference amount of 21 CFR 101.12(b), if it lists the kind. */
  reference: number;
  /** Grams of one piece, if that isn't the reference portion. */
  piece?: number;
  traits: readonly KindTrait[];
  /** Thickness in inches, for amounts in surface inches. */
  deep?: number;
  /** Grams of one inch cut off something long. */
  inch?: number;
  /** Grams of a square inch of something round that is sold by its width. */
  round?: number;
  /** Cooked weight of one gram raw or dry. */
  cooked?: number;
  /** Grams of a dry cup and what one gram becomes, for foods that swell more than others. */
  dryCup?: number;
  swells?: number;
  /** Grams of a cup of it once cooked, and with the sauce it is in. */
  cookedCup?: number;
  saucedCup?: number;
  /** Grams of it in 100 g of what it is eaten with, and of bread with it. */
  added?: number;
  onBread?: number;
  /** Its role in a dish. */
  role?: FillingRole;
}

export interface KindRow extends Kind {
  /** A pattern for the name in lower case. */
  words: string;
  /** First two digits of the USDA id, if the words alone would mislead. */
  group?: string;
  /** The only groups of the USDA's that have it; foods of other sources have none. */
  groups?: readonly string[];
  /** Foods of ours that are of this kind, though their names don't tell. */
  foods?: readonly string[];
}

/** Whether a kind has a trait (tables/kinds.txt). */
export const kindIs = (kind: Pick<Kind, "traits"> | undefined, trait: KindTrait): boolean =>
  kind?.traits.includes(trait) === true;

/** A food with what is known of its kind. */
export interface KnownFood extends Food {
  readonly kind: Kind;
  readonly usualPiece: UsualPiece;
  /** What is served nowadays, which comes before the food's own measures. */
  readonly servedPiece: UsualPiece;
}

/**
 * Parts of a name that aren't the food: brackets ("includes oyster, soda, soup" of crackers), and
 * the salt, water or juice something is made with: peas with salt are no salt, tuna in water is no
 * drink.
 */
const asides =
  / ?\([^)]*\)|,? with(?:out)? (?:added )?salt(?: added)?|,? (?:no|low|reduced|less) (?:salt|sodium)(?: added)?\b|\b(?:in|with)(?: tap)? water\b|,? (?:extra )?(?:light |heavy |light or heavy )?(?:juice|water|syrup)(?:, )? ?pack\b|,? in (?:extra )?(?:light |heavy )?syrup\b/g;

/** What a food comes with: oatmeal with milk is no drink, ravioli in a sauce no sauce. */
const company = / (?:with|in|on) .*/;

/** Finds the kind of a food by its name, where that tells it, its id and its measures. */
export type KindOf = (food: Pick<Food, "id" | "name" | "measures">) => Kind;

/** "Coke Zero" says nothing of a drink, but it is sold in cans. */
const isSoldAsDrink = ({ id, measures }: Pick<Food, "id" | "measures">) =>
  isLabelId(id) && measures.some(({ name }) => /^(?:fl oz|can|bottle)$/.test(name));

/** What fills these is served like a plate of its kind. */
const plateTemplates: ReadonlySet<string> = new Set(["pasta", "curry", "stirfry"]);

/** The first row that fits wins; the last one fits everything. */
export function openKinds(rows: readonly KindRow[]): KindOf {
  const rules = rows.map((kind) => ({ ...kind, kind, words: new RegExp(kind.words) }));
  const last = rows.at(-1);
  if (!last) throw new Error("There are no kinds of food.");
  const drink = rows.find(({ name }) => name === "drink") ?? last;
  const told = new Map(rows.flatMap((kind) => (kind.foods ?? []).map((id) => [id, kind] as const)));
  return (food) => {
    // "Cheeseburger, no bun" is no bun, but what the whole is.
    const whole = wholeId(food.id);
    const kind = told.get(whole);
    if (kind) return kind;
    // A put-together food is served like its main part, a filled template like any plate of its
    // kind.
    const mainPart = mainPartOf(food.id);
    const template = templateOf(food.id);
    const isPlate = plateTemplates.has(template ?? "");
    const main = isPlate
      ? "casserole"
      : mainPart !== undefined
        ? food.name.replace(/ (?:with|\+) .*/, "")
        : whole === food.id
          ? food.name
          : food.name.replace(/(?:, no [^,]+)+$/, "");
    const name = main
      .toLowerCase()
      .replace(asides, "")
      // "Mature seeds" doesn't turn beans into nuts, and a powder stirred into water isn't a
      // powder.
      .replace(/, (?:im)?mature seeds/, "")
      .replace(/, (?:dry )?(?:powder|mix), prepared\b/, ", prepared");
    const number = referenceGroup(mainPart ?? food.id);
    // A food with another is of its own group, a filled template of none.
    const hasGroup = mainPart === undefined ? number !== "" : !template && /^\d/.test(mainPart);
    const alone = name.replace(company, "");
    const rule = rules.find(
      ({ words, group, groups, traits }) =>
        (group === undefined || group === number) &&
        (groups === undefined || !hasGroup || groups.includes(number)) &&
        words.test(traits.includes("served with") ? alone : name),
    );
    const found = rule?.kind ?? last;
    return found === last && isSoldAsDrink(food) ? drink : found;
  };
}

/** So many times the reference portion is another food's. */
const farMore = 2;

/**
 * The kind of a food of ours with what is served of it as its portion, if that is far more than the
 * kind's: "cheese fries" are told to be cheese by a word, and no piece of them is a slice of it.
 */
export function asServed(kind: Kind, food: Pick<Food, "id" | "measures">): Kind {
  const served = ownServing(food)?.grams ?? 0;
  if (served <= kind.reference * farMore) return kind;
  const other = { ...kind, reference: served };
  delete other.piece;
  return other;
}
