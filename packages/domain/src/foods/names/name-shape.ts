import { plainMeats, referenceGroup, referenceGroups } from "../reference-group.ts";
import { deniedWord, type FormCost, type Vocabulary } from "./vocabulary.ts";

/** Words for the usual form hardly count. */
const usualShare = 0.06;
/** Saying what is missing tells less about a food than saying what is in it. */
const negatedShare = 0.4;

/** Weights of the words by comma-separated part, charged when a query leaves them out. */
const partWeights: readonly number[] = [1, 0.6, 0.3];
const minPartWeight = 0.15;
/** Brackets hold mere remarks. */
const bracketedShare = 0.2;
/** Penalty for foods that later releases dropped, or with an unknown figure. */
const lesserFood = 0.05;

const { babyFood, fish, grains, nutsAndSeeds, sausages, sweets } = referenceGroups;
/** Groups of the reference that are eaten cooked. */
const cookedGroups: ReadonlySet<string> = new Set([...plainMeats, sausages, fish, grains]);

/** The fields of a food in the data that the search needs. */
export interface ReferenceFood {
  id: string;
  name: string;
  /** Missing from later releases. */
  retired: boolean;
  /** Lacks a figure for one of our nutrients or more. */
  incomplete: boolean;
}

/** One shared object, since thousands of names have it. */
const rawCost: FormCost = ["raw", 0.08];

export interface NameShape {
  /** The last word of the first part that names a food. */
  head: string;
  /** Words that are a part that tells the food: "moose", "saltines", not of "potato sticks". */
  naming: readonly string[];
  /** Every word of the name once, and its weight if a query leaves it out. */
  words: readonly string[];
  weights: readonly number[];
  /** Words for unusual forms, and what each costs unless the query has it too. */
  costs: readonly FormCost[];
  brand: readonly string[];
  prior: number;
}

/** A comma-separated part of a name. A few thousand parts make up all names. */
interface Part {
  words: readonly string[];
  /** The last word before "with", "and" and the like: apricot in "apricot with tapioca". */
  head: string;
  /** Words it says are missing: "no tapioca". */
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

/** Returns a function that analyses names of the data: "Squash, summer, zucchini, raw". */
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

  /** Splits at commas, semicolons and brackets. */
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

  /** The data writes brands in capitals: "Snacks, KELLOGG, KELLOGG'S ...". */
  function brandOf(name: string): readonly string[] {
    if (!capitals.test(name)) return none;
    const found = name.match(brandName) ?? [];
    return found
      .filter((word) => word !== "USDA" && word !== "NFSMI")
      .flatMap((word) => partOf(word, false).words);
  }

  /** The word that a part is, unless it only tells a form. */
  function namingOf({ words, bracketed }: Part): readonly string[] {
    const [word] = words;
    if (word === undefined || words.length > 1 || bracketed) return none;
    const isForm = vocabulary.usual.has(word) || vocabulary.formCosts.has(word);
    return isForm || vocabulary.standIns.has(word) ? none : words;
  }

  return ({ id, name, retired, incomplete }) => {
    const all = partsOf(name);
    const firstFood = all.findIndex(({ isShelf }) => !isShelf);
    const first = firstFood < 0 ? Math.max(0, all.length - 1) : firstFood;
    const said = new WeighedWords();
    addParts(said, all.slice(first), vocabulary);
    for (const part of all) for (const word of part.negated) said.add(deniedWord(word), 0);
    for (const shelf of all.slice(0, first)) for (const word of shelf.words) said.add(word, 0.01);
    const group = referenceGroup(id);
    for (const word of impliedWords(name, group, said)) said.add(word, 0);
    const { words, weights } = said;
    const head = all[first]?.head ?? "";
    const naming = all.slice(first, first + 2).flatMap(namingOf);
    const costs = costsOf(words, group, vocabulary);
    const prior = priorOf(name, group, retired, incomplete);
    return { head, naming, words, weights, costs, brand: brandOf(name), prior };
  };
}

/** Words and their weights; the first weight given to a word stays. */
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

/** Adds the words of a name's parts; the first parts weigh most. */
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

/** Words that a name implies: they help to find it, but have no weight. */
function impliedWords(name: string, group: string, said: WeighedWords): string[] {
  const implied: string[] = [];
  if (group === babyFood) implied.push("babyfood");
  // If only one of "low fat" and "reduced fat" exists, it stands in for the other.
  if (said.has("lowfat")) implied.push("reducedfat");
  else if (said.has("reducedfat")) implied.push("lowfat");
  if (said.has("unsalted")) implied.push("lowsodium");
  if (slimming.test(name)) implied.push("diet");
  // Poultry in the data is "meat only" or "meat and skin".
  if (name.includes("meat only")) implied.push("skinless");
  else if (name.includes("meat and skin")) implied.push("skinon");
  return implied;
}

/** What a name loses for unusual forms that nobody asks for. */
export function costsOf(
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
  if (group !== nutsAndSeeds && group !== sweets && saltAdded.test(name)) prior -= 0.02;
  return prior;
}
