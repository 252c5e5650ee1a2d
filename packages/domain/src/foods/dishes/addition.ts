import { isMeatOrFish, isVegetable, referenceGroup, referenceGroups } from "../reference-group.ts";
import type { Food } from "../table.ts";
import type { PantryItem } from "./kitchen.ts";

type Added = readonly [item: PantryItem, grams: number];

/** A plain food to look up, and what is added to it. */
export interface Addition {
  base: string;
  /** Whether this may be added to the food found as the base. */
  fits(food: Food): boolean;
  /** In grams per 100 g of the whole. */
  added: readonly Added[] | ((food: Food) => readonly Added[]);
  /** Whether what is added is most of it: the food is stirred into that. */
  isStirredIn?: true;
  /** Not used if the food found under the full name already says this itself. */
  unless?: RegExp;
}

type Reader = (text: string) => Addition | undefined;

const coffeeOrTea = /\b(?:coffee|tea)\b/;
const whitened = /\bpre-?lightened\b|\blightened\b|\bwith (?:creamer|cream|half and half)\b/;
const sweetened =
  /\bpre-?sweetened\b|\bwith sugar\b(?![- ](?:free|substitute))|\bsweetened with sugar\b/;
const dietSweetened = /low[- ]calorie sweetener|sugar substitute|unsweetened|diet\b/;
const powder = /not reconstituted|powder|dry\b|\bmix\b|ice cream|cake|liqueur/;

/** "Coffee with cream and sugar", "iced tea, pre-sweetened with sugar". */
const whitenedOrSweetened: Reader = (text) => {
  if (!coffeeOrTea.test(text) || powder.test(text)) return undefined;
  const added: Added[] = [];
  const isTea = /\btea\b/.test(text);
  if (whitened.test(text)) added.push(["half and half", 9]);
  if (sweetened.test(text) && !dietSweetened.test(text)) {
    added.push(["sugar", isTea && /\biced\b/.test(text) ? 8 : 4]);
  }
  if (added.length === 0) return undefined;
  const base = isTea ? "brewed tea" : "brewed coffee";
  return { base, added, fits: ({ per100g }) => (per100g.calories ?? 0) < 10 };
};

const noFat = /\b(?:no|without) (?:added )?fat\b|\bfat not added\b|\bfat free\b|\bnonfat\b/;
const fatAdded =
  /,?\s*\b(?:(?:cooked|made|prepared|saut[eé]{1,2}d) )?(?:with|in) (?:vegetable oil|olive oil|oil|butter or margarine|butter|margarine|animal fat or meat drippings|lard|shortening)\b|,?\s*\bfat added\b(?:,? ns as to fat type)?|,?\s*\bns as to fat(?: added)?(?: in cooking)?\b/;
/** Grams of fat in 100 g of what is cooked with it. */
export const addedFat = 3;

/** Whether fat was added: "fat added", "made with oil". */
export const isFatAdded = (text: string) => fatAdded.test(text) && !noFat.test(text);

/** What a dish of ours is cooked in or dressed with, where its name says that it has none. */
export const cookingFats: readonly string[] = ["oil", "butter", "margarine", "ghee", "lard"];
export const isFatLeftOut = (text: string) => noFat.test(text);

/** Only surveys say this, and they mean the usual form, with fat; canned lima beans are a vegetable. */
export const isFatLeftOpen = (text: string) =>
  /, ns as to form, cooked$|(?:beans?|peas), (?:nfs|from dried)$|(?<!\blima) beans, from canned(?:, reduced sodium)?$/.test(
    text,
  );

const { fish, fruits, grains, pulses, vegetables } = referenceGroups;

/**
 * Groups of foods that are cooked in fat but not sold that way, and how much of it they take up:
 * pulses are fried with onions, rice gets a little, fish a film in the pan.
 */
const fatOf: ReadonlyMap<string, number> = new Map([
  [fruits, addedFat],
  [vegetables, addedFat],
  [fish, 4],
  [pulses, 6],
  [grains, 1.5],
]);
/** With more fat than this a food has it in it already; fish has some of its own. */
const leanest = { fish: 20, others: 5 };
/** Fish of which nothing else is said: fried, as often as not. */
const fishUnsaid = 8;

/** By group: what surveys mean with fat though they don't say so. */
const fatUnsaid: readonly (readonly [group: string, pattern: RegExp])[] = [
  [
    vegetables,
    /^[^,]+(?:, (?!no\b|with\b|and\b)[^,]+)?(?:, ns as to form)?, cooked(?:, from restaurant)?$/,
  ],
  [
    pulses,
    /(?:beans?|peas)\b.*, (?:nfs|from dried|from canned(?:, reduced sodium)?|from fast food \/ restaurant)$/,
  ],
  [fish, /^fish, (?!raw|dried|smoked|canned|cooked)[^,]+(?:, (?:nfs|baked or broiled|grilled))?$/],
];
/** Surveys name the food first: "corn, frozen, cooked". Who cooks "frozen corn" says so if in fat. */
const formFirst = /^(?:frozen|canned|fresh|cooked)\b/;
const freshlyCooked = /, cooked, (?!fried|breaded)/;
const remarks = /,? (?:nfs|from restaurant|from fast food \/ restaurant)$/;

/** "Mushrooms cooked in butter" without the butter are cooked ones still. */
const withoutFat = (text: string, fat: string) =>
  text.replace(fat, /\b(?:cooked|saut)/.test(fat) ? " cooked " : " ");

/** "Sun-dried tomatoes, not packed in oil", "fish, not fried" */
const inNone = /\bnot (?:\w+ )?(?:in|with) \w+|\bnot (?:pan[- ]|deep[- ])?fried\b/;

/** "Carrots, cooked with oil", "beans, NFS". */
const cookedInFat: Reader = (text) => {
  if (noFat.test(text) || inNone.test(text)) return undefined;
  const fat = text.match(fatAdded);
  const unsaid = formFirst.test(text) ? [] : fatUnsaid.filter(([, pattern]) => pattern.test(text));
  if (!fat && unsaid.length === 0) return undefined;
  return {
    base: fat ? withoutFat(text, fat[0]) : text.replace(remarks, ""),
    added({ id }) {
      const group = referenceGroup(id);
      const isFishAlone = group === fish && !fat && !/baked|broiled|grilled/.test(text);
      const grams = isFishAlone ? fishUnsaid : (fatOf.get(group) ?? addedFat);
      return [[fat?.[0].includes("butter") ? "butter" : "oil", grams]];
    },
    fits: ({ id, name, per100g }) => {
      const group = referenceGroup(id);
      // Sardines in oil have theirs.
      if (group === fish && !freshlyCooked.test(name)) return false;
      const isMeant = fat ? fatOf.has(group) : unsaid.some(([of]) => of === group);
      return isMeant && (per100g.fat ?? 99) < (group === fish ? leanest.fish : leanest.others);
    },
  };
};

/** "Roasted carrots", "sauteed spinach": vegetables, of which the data has the boiled ones, in oil. */
const roastedInFat: Reader = (text) => {
  const isDry = noFat.test(text) || withoutOil.test(text) || inNone.test(text);
  if (!roasted.test(text) || isDry) return undefined;
  return {
    base: `${text.replace(roasted, " ")} cooked`,
    added: [["oil", addedFat]],
    fits: isLeanVegetable,
    unless: /(?<!pot )roast|fried|saut|grill|tempura|snack|chips/i,
  };
};
const roasted =
  /\b(?:(?:oven|pan|air|stir|lightly|slow)[- ])?(?:roast(?:ed)?|fried|saut[eé]{1,2}d)\b/;
const withoutOil = /\b(?:no|without(?: any)?|oil[- ]?free|dry)\b[^,]*\b(?:oil|roast)/;
const plainVegetable = /, (?:raw|cooked|red|green|yellow)\b/i;
const isLeanVegetable = ({ id, name, per100g }: Food) =>
  isVegetable(id) && plainVegetable.test(name) && (per100g.fat ?? 99) < leanest.others;

/** "Zucchini, pickled": in vinegar and a little sugar. */
const pickled: Reader = (text) => {
  const found = text.match(/,?\s*\bpickled\b/);
  if (!found) return undefined;
  return {
    base: `${text.replace(found[0], " ")} raw`,
    added: [
      ["vinegar", 15],
      ["sugar", 4],
    ],
    fits: (food) => isVegetable(food.id) && (food.per100g.calories ?? 99) < 60,
    unless: /pickle/i,
  };
};

/** "Tilapia, baked, coated": in egg and crumbs, which take up fat. */
const coated: Reader = (text) => {
  const found = text.match(
    /,?\s*\b(?:coated|breaded|battered)\b(?: or (?:breaded|battered|floured))?/,
  );
  if (!found || /\b(?:not|un|chocolate|sugar|candy|yogurt|skin)\b/.test(text)) return undefined;
  const fried = /\bfried\b/.test(text);
  return {
    base: text.replace(found[0], " "),
    added: (food) => (isFlesh(food) ? coating(fried ? 6 : 4) : coatingOfPlants),
    fits: (food) => isFlesh(food) || isPlain(food),
    unless: /breaded|batter|coated|crumb|flour/i,
  };
};
const coating = (oil: number): readonly Added[] => [
  ["breadcrumbs", 11],
  ["oil", oil],
  ["egg", 3],
];
/** Vegetables and tofu in batter or crumbs are always fried, and have more surface than a fillet. */
const coatingOfPlants: readonly Added[] = [
  ["breadcrumbs", 16],
  ["oil", 12],
  ["egg", 4],
];
const isFlesh = ({ id, per100g }: Food) => isMeatOrFish(id) && (per100g.carbs ?? 99) < 1;
const isPlain = (food: Food) => isLeanVegetable(food) || /^tofu, (?!fried)/i.test(food.name);

const madeUpWith =
  /[,\s]*(?<!not )\b(?:reconstituted|(?:made|prepared|mixed)(?: up)? with (?:[\w-]+,? ){0,2}?(?:or [\w-]+ (?:\([^)]*\) )?)?(water|milk))\b/;
/** Grams of a drink's powder in 100 g of the drink. */
const powderInDrink = 13;

/** "Cocoa, dry mix, made with milk": what is drunk, not its powder. */
const madeUp: Reader = (text) => {
  const found = madeUpWith.exec(text);
  const isPowder = /\b(?:dry|mix|powder(?:ed)?|instant)\b/.test(text);
  if (!found || !isPowder || coffeeOrTea.test(text)) return undefined;
  const milk: PantryItem = /\b(?:skim|nonfat|fat free|lowfat|low fat)\b/.test(found[0])
    ? "skim milk"
    : "milk";
  const into: PantryItem = found[1] === "milk" ? milk : "water";
  return {
    base: text.replace(found[0], " "),
    isStirredIn: true,
    added: [[into, 100 - powderInDrink]],
    fits: ({ name, per100g }) =>
      drinkPowder.test(name) && !isMadeUp.test(name) && (per100g.calories ?? 0) > 200,
    unless: /\bprepared with\b|\breconstituted\b/i,
  };
};
const drinkPowder = /\bpowder\b|\bdry\b.*\bmilk\b|\bmilk, dry\b|\bmix, dry\b|\bdry mix\b/i;
const isMadeUp = /\b(?:prepared|ready-to|reconstituted|bread|cake|soup|gravy|pudding|egg)/i;

/** "Buttered carrots" and "carrots, buttered", of which few are a name of their own. */
const butteredFirst = /^buttered ([^,]+)/;
const butteredLast = /,? \(?buttered\)?$/;

const readers: readonly Reader[] = [
  madeUp,
  whitenedOrSweetened,
  pickled,
  coated,
  cookedInFat,
  roastedInFat,
];

/**
 * What a name says is added to a plain food: cooking fat, milk and sugar, a coating. `found` is the
 * name of the food that fits the text best.
 */
export function readAddition(text: string, found: string): Addition | undefined {
  const plain = text
    .toLowerCase()
    .replace(butteredFirst, "$1 cooked with butter")
    .replace(butteredLast, " cooked with butter");
  for (const read of readers) {
    const addition = read(plain);
    if (addition && !addition.unless?.test(found)) return addition;
  }
  return undefined;
}
