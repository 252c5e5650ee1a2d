import { leaving } from "../dishes/left-out.ts";
import { lastAsked } from "../kept.ts";
import { type KindWordRow, openKindWords, type SaidKind } from "./kind-words.ts";
import { plainText } from "./plain-text.ts";
import { openSounds } from "./sounds.ts";

/** Word lists; packages/food-data/tables/words/lists.txt explains each. */
export const wordLists = [
  "empty",
  "usual",
  "cooked",
  "shelf",
  "unsaid",
  "animal",
  "spoken",
  "shape",
  "lighter",
  "shop",
  "chain",
  "epithet",
  "trifle",
  "part",
  "state",
  "passing",
  "claim",
] as const;
export type WordList = (typeof wordLists)[number];

/** A word for the form a food comes in: "fat free". */
export interface FormRow {
  form: string;
  /** What a name with this form loses if nobody asked for it. */
  cost?: number;
  /** Forms that exclude this one. */
  against: readonly string[];
  /** Forms that may replace a missing one, best first, and the share each is worth. */
  standsIn: readonly (readonly [form: string, share: number])[];
}

/** How people and the reference write about foods: packages/food-data/tables/words. */
export interface WordTables {
  /** Replaced in this order before the text is split into words. */
  signs: readonly (readonly [pattern: string, readsAs: string])[];
  /** Phrases that mean one word: single ideas first, then regional words; separated by "; ". */
  phrases: readonly (readonly [word: string, said: string])[];
  plurals: readonly (readonly [plural: string, singular: string])[];
  lists: Readonly<Record<WordList, readonly string[]>>;
  brands: readonly string[];
  forms: readonly FormRow[];
  /** Words that rarely decide which food is meant, and the share of their weight they keep. */
  weak: readonly (readonly [word: string, share: number])[];
  /** Words for the kind of a food. */
  kindWords: readonly KindWordRow[];
  /** Letters that sound alike, separated by "; ". */
  sounds: readonly (readonly [sound: string, letters: string])[];
}

export type FormCost = readonly [word: string, cost: number];

/** Turns texts into the words by which names are compared. */
export interface Vocabulary {
  /**
   * One form for singular and plural. A key for comparing, not for display: "berry" and "berries"
   * are both "berri", "cookie" and "cookies" both "cooki".
   */
  stem(word: string): string;
  /** A text's meaningful words in order, stemmed, with regional words replaced. */
  wordsOf(text: string): readonly string[];
  /** The key of a name: its words in order. What differs in case, plurals and marks alone is one name. */
  keyOf(text: string): string;
  /** Words that a text says are missing: "no tapioca". */
  deniedIn(text: string): readonly string[];
  /**
   * The word for the kind of thing: "soup" in "tomato soup with rice". Without such a joint it is
   * the last of `words`, those of the whole text.
   */
  headOf(text: string, words?: readonly string[]): string;
  usual: ReadonlySet<string>;
  cooked: ReadonlySet<string>;
  /** Each as its words, joined by spaces. */
  shelves: ReadonlySet<string>;
  /** Beginnings of parts of the data's names that nobody says. */
  unsaid: readonly string[];
  /** First parts of the data's names that a cut follows. */
  animals: ReadonlySet<string>;
  /** The animals whose meat is told by one word, stemmed: neither eggs nor game, nor ham, which is pork. */
  meats: ReadonlySet<string>;
  /** Common English words: correct as they are, whether or not a food is called so. */
  spoken: ReadonlySet<string>;
  /** What products of all kinds are called: "sticks", "crunch", "deluxe". */
  shapes: ReadonlySet<string>;
  /** "Fat free" and the like, which any food may be. */
  lighter: ReadonlySet<string>;
  /** Match such a thing, or what else a label claims, first and last in a text: "vegan ". */
  claimBefore: RegExp;
  claimAfter: RegExp;
  /** Matches a shop that sells foods of any kind, first in a text; $1 is an article: "a Tesco ". */
  shopBefore: RegExp;
  /** A pattern for what chains that cook are called, whose name may be that of a food of theirs. */
  chain: string;
  /** Matches such a name first in a text, before a food: "Papa Johns ". */
  chainBefore: RegExp;
  /** The same as for a shop for what never changes a food, or is said in passing: "some leftover ". */
  epithetBefore: RegExp;
  /** Matches such a thing at the end of a text: " (homemade)". */
  epithetAfter: RegExp;
  /** Match what is only said in passing, first and last in a text: "a nice hot ", " (cold)". */
  passingBefore: RegExp;
  passingAfter: RegExp;
  /** Matches a text that only says more of the food before it: "low sodium", "organic", "Kirkland". */
  saysMore: RegExp;
  /** Left out behind a name, it changes nothing: "no onion". */
  trifleLeftOut: RegExp;
  /** What foods have that is none alone: "crust", "skin". */
  isPart: RegExp;
  /** Whether a text has nothing but how a food was made, cut or packed: "prepared", "in chunks". */
  saysState(text: string): boolean;
  /** The ways to read a text as a food and the word for its kind: "gouda cheese". */
  saidKinds(text: string): SaidKind[];
  brands: ReadonlySet<string>;
  /** What forms cost if nobody asked for them. */
  formCosts: ReadonlyMap<string, FormCost>;
  opposites: ReadonlyMap<string, readonly string[]>;
  standIns: ReadonlyMap<string, FormRow["standsIn"]>;
  weak: ReadonlyMap<string, number>;
  /** A key that words share if they sound alike. */
  soundOf(word: string): string;
}

/** The key for a word that a name says is missing: "flavors other than chocolate". */
export function deniedWord(word: string): string {
  return `!${word}`;
}

export function openVocabulary(tables: WordTables): Vocabulary {
  const { lists } = tables;
  const stem = openStems(tables.plurals);
  const replacePhrases = openPhrases(tables.phrases, stem);
  const replaceSigns = openSigns(tables.signs);
  const empty = new Set(lists.empty);

  const wordsOf = lastAsked((text: string): readonly string[] => {
    const words = replaceSigns(plainText(text)).match(/[\p{L}\p{N}]+/gu) ?? [];
    const said: string[] = [];
    for (const word of words.slice(0, 40)) if (!empty.has(word)) said.push(stem(word));
    return replacePhrases(said);
  }, maxLately);

  const keyOf = (text: string) => wordsOf(text).join(" ");

  function deniedIn(text: string): readonly string[] {
    const said = plainText(text).match(/\b(?:no|without|other than|except|excluding)\b([^;,]*)/g);
    return said
      ? wordsOf(said.join(" ").replace(/\b(?:no|without|other than|except|excluding)\b/g, " "))
      : [];
  }

  function headOf(text: string, words: readonly string[] = wordsOf(text)): string {
    const plain = plainText(text);
    const end = plain.search(
      /[,;(]|\b(?:with|in|from|made|on|without|no|and|or|topped|filled|of)\b/,
    );
    const before = end <= 0 ? [] : wordsOf(plain.slice(0, end));
    return before.at(-1) ?? words.at(-1) ?? "";
  }

  const setOf = (words: readonly string[]) => new Set(words.flatMap(wordsOf));
  const mapOf = <Value>(rows: readonly (readonly [word: string, value: Value])[]) =>
    new Map(rows.flatMap(([word, value]) => wordsOf(word).map((one) => [one, value] as const)));
  return {
    stem,
    wordsOf,
    keyOf,
    deniedIn,
    headOf,
    usual: setOf(lists.usual),
    cooked: setOf(lists.cooked),
    shelves: new Set(lists.shelf.map(keyOf)),
    unsaid: lists.unsaid,
    animals: new Set(lists.animal),
    meats: new Set(lists.animal.filter((one) => !/ |^(?:eggs?|ham)$/.test(one)).map(stem)),
    spoken: new Set(lists.spoken.map(stem)),
    shapes: new Set(lists.shape.map(stem)),
    lighter: setOf(lists.lighter),
    claimBefore: before([...lists.lighter, ...lists.claim]),
    claimAfter: after([...lists.lighter, ...lists.claim]),
    shopBefore: before(lists.shop),
    chain: `(?:${anyOf(lists.chain)})`,
    chainBefore: before(lists.chain),
    epithetBefore: before([...lists.epithet, ...lists.passing]),
    epithetAfter: after([...lists.epithet, ...lists.passing]),
    saysMore: new RegExp(`^(?:${anyOf(saidBehind.flatMap((list) => lists[list]))})$`, "iu"),
    passingBefore: before(lists.passing),
    passingAfter: after(lists.passing),
    saysState: openStates(lists.state, lists.empty),
    isPart: new RegExp(`^(?:${anyOf(lists.part)})$`, "iu"),
    trifleLeftOut: new RegExp(
      String.raw`${signs}(?:${leaving}|w/o) (?:any |the )?(?:${anyOf(lists.trifle)})\)?$`,
      "iu",
    ),
    saidKinds: openKindWords(tables.kindWords, stem),
    brands: setOf(tables.brands),
    formCosts: new Map(
      tables.forms.flatMap(({ form, cost }) =>
        cost === undefined ? [] : wordsOf(form).map((word) => [word, [word, cost]] as const),
      ),
    ),
    opposites: mapOf(
      tables.forms.map(({ form, against }) => [form, against.flatMap(wordsOf)] as const),
    ),
    standIns: new Map(
      tables.forms.flatMap(({ form, standsIn }) =>
        standsIn.length > 0 ? [[form, standsIn] as const] : [],
      ),
    ),
    weak: mapOf(tables.weak),
    soundOf: openSounds(tables.sounds),
  };
}

/** Such texts may have articles and numbers between what they say: "cut up in 2 cm chunks", "1 cup". */
function openStates(states: readonly string[], empty: readonly string[]) {
  const [state, more] = [anyOf(states), `${anyOf(empty)}|[\\d.,/]+`];
  const pattern = new RegExp(
    `^(?:(?:${more})[ -])*(?:${state})(?:[ -](?:${state}|${more}))*$`,
    "u",
  );
  return (text: string): boolean => pattern.test(plainText(text));
}

/** A pattern for phrases that are listed without signs: "sainsburys" is "Sainsbury's", too. */
const anyOf = (phrases: readonly string[]): string =>
  phrases.map((phrase) => phrase.replace(/s\b/g, "['’]?s").replace(/ /g, "[ -]")).join("|");

/** Lists of what stands behind a food as well, and names none. */
const saidBehind = ["claim", "epithet", "lighter", "passing", "shop"] as const;

const before = (phrases: readonly string[]): RegExp =>
  new RegExp(
    String.raw`^((?:an? |the |my |some |\d{2,4} kcal of )?)(?:${anyOf(phrases)})[ -]+(?=\p{L})`,
    "iu",
  );

/** What stands before such a thing. No more signs, or a text of nothing but spaces takes long. */
const signs = "[ ,(-]{1,3}";

const after = (phrases: readonly string[]): RegExp =>
  new RegExp(String.raw`${signs}(?:${anyOf(phrases)})\)?$`, "iu");

/** Texts whose words are kept: a calculation asks again and again for those of the same few. */
const maxLately = 1000;

/** Names only have a few thousand different words; don't cache whatever else people type. */
const maxStems = 12_000;

function openStems(plurals: WordTables["plurals"]): Vocabulary["stem"] {
  const irregular = new Map(plurals);
  const stems = new Map<string, string>();
  return (word) => {
    let stemmed = stems.get(word);
    if (stemmed === undefined) {
      const known = irregular.get(word);
      stemmed = known === undefined ? regularStem(word) : known.replace(/(?:ie|y)$/, "i");
      if (stems.size < maxStems) stems.set(word, stemmed);
    }
    return stemmed;
  };
}

function regularStem(word: string): string {
  if (word.length <= 3 || /\d/.test(word)) return word;
  if (/(?:ss|us|is)$/.test(word)) return word;
  if (/(?:ies|ie|y)$/.test(word)) return word.replace(/(?:ies|ie|y)$/, "i");
  if (/(?:sses|shes|ches|xes|zes|oes)$/.test(word)) return word.slice(0, -2);
  return word.endsWith("s") ? word.slice(0, -1) : word;
}

/** Replaces signs by words. */
function openSigns(rows: WordTables["signs"]): (text: string) => string {
  const signs = rows.map(([pattern, readsAs]) => ({
    pattern: new RegExp(pattern, "g"),
    readsAs: ` ${readsAs} `,
  }));
  // A single test, since most texts have none of them.
  const any = new RegExp(rows.map(([pattern]) => pattern).join("|"));
  return (text) =>
    any.test(text)
      ? signs.reduce((said, { pattern, readsAs }) => said.replace(pattern, readsAs), text)
      : text;
}

interface Phrase {
  from: readonly string[];
  to: readonly string[];
}

/** Replaces a phrase that is one idea by one word, and regional words by the data's. */
function openPhrases(
  rows: WordTables["phrases"],
  stem: Vocabulary["stem"],
): (words: readonly string[]) => string[] {
  /** By first word, longest first. */
  const phrases = new Map<string, Phrase[]>();
  for (const [word, said] of rows) {
    const to = word.split(" ").filter(Boolean).map(stem);
    for (const phrase of said.split("; ")) {
      const from = phrase.split(" ").map(stem);
      const first = from[0] ?? "";
      phrases.set(first, [...(phrases.get(first) ?? []), { from, to }]);
    }
  }
  for (const list of phrases.values()) list.sort((a, b) => b.from.length - a.from.length);

  return (words) => {
    const replaced: string[] = [];
    for (let at = 0; at < words.length; ) {
      const word = words[at] ?? "";
      const phrase = phrases
        .get(word)
        ?.find(({ from }) => from.every((part, offset) => words[at + offset] === part));
      if (phrase) replaced.push(...phrase.to);
      else replaced.push(word);
      at += phrase?.from.length ?? 1;
    }
    return replaced;
  };
}
