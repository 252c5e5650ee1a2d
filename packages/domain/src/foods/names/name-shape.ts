import { deniedWord, type FormCost, type Vocabulary } from "./vocabulary.ts";

/** What describes the usual form hardly counts. */
const usualShare = 0.06;
/** What is missing says less about a food than what is in it. */
const negatedShare = 0.4;

/** What a word of each comma part weighs when a query leaves it unsaid. */
const partWeights: readonly number[] = [1, 0.6, 0.3];
const minPartWeight = 0.15;
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

/** Made once: thousands of names share it. */
const rawCost: FormCost = ["raw", 0.08];

export interface NameShape {
  /** The last word of the first part that names a food. */
  head: string;
  /** Every word of the name once, and what each weighs when a query leaves it unsaid. */
  words: readonly string[];
  weights: readonly number[];
  /** Words that say an unusual form, with their cost unless the query says them too. */
  costs: readonly FormCost[];
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
const brandName = /\b[A-Z][A-Z&'.]{2,}(?=[\s,']|$)/g;

/** Makes a function that takes names of the data apart: "Squash, summer, zucchini, raw". */
export function createShaper(vocabulary: Vocabulary): (food: ReferenceFood) => NameShape {
  const { wordsOf, headOf } = vocabulary;
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
        isShelf: vocabulary.shelves.has(words.join(" ")),
        bracketed,
        cooked: words.some((word) => vocabulary.cooked.has(word)),
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
    const found = name.match(brandName) ?? [];
    return found
      .filter((word) => word !== "USDA" && word !== "NFSMI")
      .flatMap((word) => partOf(word, false).words);
  }

  return ({ id, name, retired, incomplete }) => {
    const all = partsOf(name);
    const firstFood = all.findIndex(({ isShelf }) => !isShelf);
    const first = firstFood < 0 ? Math.max(0, all.length - 1) : firstFood;
    const said = new WeighedWords();
    addParts(said, all.slice(first), vocabulary);
    for (const part of all) for (const word of part.negated) said.add(deniedWord(word), 0);
    for (const shelf of all.slice(0, first)) for (const word of shelf.words) said.add(word, 0.01);
    const group = id.slice(0, 2);
    for (const word of impliedWords(name, group, said)) said.add(word, 0);
    const { words, weights } = said;
    const head = all[first]?.head ?? "";
    const costs = costsOf(words, group, vocabulary);
    const prior = priorOf(name, group, retired, incomplete);
    return { head, words, weights, costs, brand: brandOf(name), prior };
  };
}

/** Words and what each weighs; what comes first counts. */
class WeighedWords {
  readonly words: string[] = [];
  readonly weights: number[] = [];
  has(word: string): boolean {
    return this.words.includes(word);
  }
  add(word: string, weight: number): void {
    if (this.has(word)) return;
    this.words.push(word);
    this.weights.push(weight);
  }
}

/** Adds the words of a name's parts: the first ones weigh most. */
function addParts(said: WeighedWords, parts: readonly Part[], { usual }: Vocabulary): void {
  let place = 0;
  for (const part of parts) {
    const partWeight = partWeights[place] ?? minPartWeight;
    for (const word of part.words) {
      const weight = usual.has(word) ? partWeight * usualShare : partWeight;
      const share = part.negated.includes(word) ? weight * negatedShare : weight;
      said.add(word, part.bracketed ? share * bracketedShare : share);
    }
    if (part.cooked) said.add("cooked", 0);
    if (!part.bracketed) place++;
  }
}

/** Words that a name doesn't say, but means: they find it, and weigh nothing. */
function impliedWords(name: string, group: string, said: WeighedWords): string[] {
  const implied: string[] = [];
  if (group === "03") implied.push("babyfood");
  // "Low fat" and "reduced fat" are told apart where both exist, and stand in for each other else.
  if (said.has("lowfat")) implied.push("reducedfat");
  else if (said.has("reducedfat")) implied.push("lowfat");
  if (said.has("unsalted")) implied.push("lowsodium");
  if (slimming.test(name)) implied.push("diet");
  // Poultry in the data is "meat only" or "meat and skin".
  if (name.includes("meat only")) implied.push("skinless");
  else if (name.includes("meat and skin")) implied.push("skinon");
  return implied;
}

function costsOf(
  words: readonly string[],
  group: string,
  { formCosts }: Vocabulary,
): NameShape["costs"] {
  const costs: FormCost[] = [];
  for (const word of words) {
    const cost = formCosts.get(word);
    if (cost) costs.push(cost);
  }
  if (cookedGroups.has(group) && words.includes("raw")) costs.push(rawCost);
  return costs.length > 0 ? costs : none;
}

function priorOf(name: string, group: string, retired: boolean, incomplete: boolean): number {
  let prior = 0;
  if (retired) prior -= lesserFood;
  if (incomplete) prior -= lesserFood;
  if (group !== "12" && group !== "19" && saltAdded.test(name)) prior -= 0.02;
  return prior;
}
