import { unusualWords, usualWords } from "./forms.ts";
import { deniedWord, headOf, wordsOf } from "./words.ts";

/** First parts of USDA names that tell a shelf of the shop, not the food. */
const shelves: ReadonlySet<string> = new Set(
  [
    "Beverages",
    "Beverage",
    "Alcoholic beverage",
    "Carbonated beverage",
    "Snacks",
    "Snack",
    "Candies",
    "Fish",
    "Crustaceans",
    "Mollusks",
    "Spices",
    "Nuts",
    "Seeds",
    "Fast foods",
    "Fast food",
    "Restaurant",
    "Babyfood",
    "Cereals ready-to-eat",
    "Cereals",
    "Leavening agents",
    "Squash",
    "Melons",
    "Entrees",
    "Sweeteners",
    "USDA Commodity",
    "Chinese",
    "Latino",
    "Italian",
    "Mexican",
    "family style",
    "Side dishes",
    "Sandwiches and burgers",
    "Formulated bar",
    "dinner",
    "vegetables",
    "fruit",
    "meat",
    "juice",
    "CAMPBELL Soup Company",
    "CAMPBELL'S CHUNKY Soups",
  ].map((shelf) => wordsOf(shelf).join(" ")),
);

const cookedWords = new Set(
  wordsOf(
    "boiled baked roasted braised broiled grilled steamed simmered fried poached microwaved stewed heated",
  ),
);

/** What is missing says less about a food than what is in it. */
const negatedShare = 0.4;

/** What a word of each comma part weighs when a query leaves it unsaid. */
const partWeights: readonly number[] = [1, 0.6, 0.3];
const leastPartWeight = 0.15;
/** What is in brackets is said in passing. */
const bracketedShare = 0.2;
/** What a food loses that later releases have dropped, or of which a figure is unknown. */
const lesserFood = 0.05;

/** Groups of the Standard Reference whose foods are eaten cooked. */
const cookedGroups: ReadonlySet<string> = new Set(["05", "07", "10", "13", "15", "17", "20"]);

/** A food of the data, as far as the search needs to know it. */
export interface ReferenceFood {
  id: string;
  name: string;
  /** No longer in later releases. */
  retired: boolean;
  /** The data lacks a figure for one or more of our nutrients. */
  incomplete: boolean;
}

type Cost = readonly [word: string, cost: number];

/** Made once: thousands of names share them. */
const unusualCosts = new Map([...unusualWords].map((cost: Cost) => [cost[0], cost]));
const rawCost: Cost = ["raw", 0.08];

export interface NameShape {
  /** The last word of the first part that names a food. */
  head: string;
  /** Every word of the name once, and what each weighs when a query leaves it unsaid. */
  words: readonly string[];
  weights: readonly number[];
  /** Words that say an unusual form, with their cost unless the query says them too. */
  costs: readonly Cost[];
  brand: readonly string[];
  prior: number;
}

/** A part of a name between commas; the same few thousand parts make up all names. */
interface Part {
  words: readonly string[];
  /** The last word before "with", "and" and the like: "apricot with tapioca" is apricot. */
  head: string;
  /** Those that it says to be missing: "no tapioca". */
  negated: readonly string[];
  isShelf: boolean;
  bracketed: boolean;
  cooked: boolean;
}

const none: readonly never[] = [];
const slimming =
  /\blow[- ]calorie|aspartame|saccharin|sugar[- ]free|without sugar\b|reduced[- ]calorie/i;
const saltAdded = /\bwith salt\b|salt added/;
const capitals = /[A-Z][A-Z&'.]{2}/;
const brandWords = /\b[A-Z][A-Z&'.]{2,}(?=[\s,']|$)/g;

/** Makes a function that takes names of the data apart: "Squash, summer, zucchini, raw". */
export function createShaper(): (food: ReferenceFood) => NameShape {
  const parts = new Map<string, Part>();

  function partOf(text: string, bracketed: boolean): Part {
    const key = bracketed ? `(${text}` : text;
    let part = parts.get(key);
    if (!part) {
      const words = wordsOf(text);
      const missing = /\b(?:no|without|not|other than)\b(.*)$/.exec(text)?.[1];
      part = {
        words,
        head: headOf(text, words),
        negated: missing === undefined ? none : wordsOf(missing),
        isShelf: shelves.has(words.join(" ")),
        bracketed,
        cooked: words.some((word) => cookedWords.has(word)),
      };
      parts.set(key, part);
    }
    return part;
  }

  /** Parts at commas, semicolons and brackets. */
  function partsOf(name: string): Part[] {
    const found: Part[] = [];
    let start = 0;
    let bracketed = false;
    for (let at = 0; at <= name.length; at++) {
      const letter = name[at];
      const ends = bracketed
        ? letter === ")" || letter === undefined
        : letter === "," || letter === ";" || letter === "(" || letter === undefined;
      if (!ends && letter !== ")") continue;
      const part = partOf(name.slice(start, at).trim(), bracketed);
      if (part.words.length > 0) found.push(part);
      bracketed = letter === "(";
      start = at + 1;
    }
    return found;
  }

  /** Brands are in capitals in the data: "Snacks, KELLOGG, KELLOGG'S ...". */
  function brandOf(name: string): readonly string[] {
    if (!capitals.test(name)) return none;
    const found = name.match(brandWords) ?? [];
    return found
      .filter((word) => word !== "USDA" && word !== "NFSMI")
      .flatMap((word) => partOf(word, false).words);
  }

  return ({ id, name, retired, incomplete }) => {
    const all = partsOf(name);
    let first = 0;
    while (first < all.length - 1 && all[first]?.isShelf) first++;
    const words: string[] = [];
    const weights: number[] = [];
    const add = (word: string, weight: number) => {
      if (words.includes(word)) return;
      words.push(word);
      weights.push(weight);
    };
    let place = 0;
    for (let at = first; at < all.length; at++) {
      const part = all[at];
      if (!part) continue;
      const partWeight = partWeights[place] ?? leastPartWeight;
      for (const word of part.words) {
        const usual = usualWords.has(word) ? partWeight * 0.06 : partWeight;
        const share = part.negated.includes(word) ? usual * negatedShare : usual;
        add(word, part.bracketed ? share * bracketedShare : share);
      }
      if (part.cooked) add("cooked", 0);
      if (!part.bracketed) place++;
    }
    for (const part of all) for (const word of part.negated) add(deniedWord(word), 0);
    for (const shelf of all.slice(0, first)) for (const word of shelf.words) add(word, 0.01);
    const group = id.slice(0, 2);
    if (group === "03") add("babyfood", 0);
    // "Low fat" and "reduced fat" are told apart where both exist, and stand in for each other else.
    if (words.includes("lowfat")) add("reducedfat", 0);
    else if (words.includes("reducedfat")) add("lowfat", 0);
    if (words.includes("unsalted")) add("lowsodium", 0);
    if (slimming.test(name)) add("diet", 0);
    // Poultry in the data is "meat only" or "meat and skin".
    if (name.includes("meat only")) add("skinless", 0);
    else if (name.includes("meat and skin")) add("skinon", 0);

    let costs: Cost[] | undefined;
    for (const word of words) {
      const cost = unusualCosts.get(word);
      if (cost !== undefined) {
        costs ??= [];
        costs.push(cost);
      }
    }
    let prior = 0;
    if (retired) prior -= lesserFood;
    if (incomplete) prior -= lesserFood;
    if (cookedGroups.has(group) && words.includes("raw")) {
      costs ??= [];
      costs.push(rawCost);
    }
    if (group !== "12" && group !== "19" && saltAdded.test(name)) prior -= 0.02;
    const head = all[first]?.head ?? "";
    return { head, words, weights, costs: costs ?? none, brand: brandOf(name), prior };
  };
}
