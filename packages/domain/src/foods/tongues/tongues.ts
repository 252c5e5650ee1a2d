import { spoons } from "../measures/weight-words.ts";
import { plainText } from "../names/plain-text.ts";
import { withLitresBehind } from "./litres-behind.ts";
import { openPictures } from "./pictures.ts";
import {
  openTongue,
  type Saying,
  type Tongue,
  type TongueTables,
  tongueCodes,
  tongueWords,
} from "./tongue.ts";

export interface Tongues {
  /** A text as it would be said in English, or as it is if it isn't in another tongue. */
  inEnglish(text: string): string;
  /** The same for a measurement, which names no food. */
  measureInEnglish(text: string): string;
}

interface EnglishWords {
  /** Whether a text is a name of a food already. */
  isName(text: string): boolean;
  /** Whether a plain word is one of English foods. */
  isWord(word: string): boolean;
  /** Whether a plain word is in any name, or nearly so. */
  isKnown(word: string): boolean;
}

/** A piece of a text: a word or what stands between two, with what it means. */
interface Piece {
  text: string;
  saying?: Saying;
}

/** Longer texts aren't read in other tongues. */
const longest = 600;
/** Small words of English that other tongues have, too. */
const joining = new Set([
  "a",
  "as",
  "come",
  "do",
  "i",
  "in",
  "me",
  "more",
  "no",
  "on",
  "plus",
  "so",
]);
/** A longer name within a text isn't known as a whole. */
const longestName = 6;
/** More words that nobody knows aren't compared with whole tongues. */
const mostMisspelt = 4;
/** "2", "150 g", "1/2 cup of": what comes before a name that English has, too. */
const amount = new RegExp(
  String.raw`^\s*(?:\d[\d.,/ ]*)(?:(?:g|gr|kg|ml|cl|l|oz|lb|cups?|slices?|pieces?|${spoons}) )?(?:of )?`,
  "i",
);
/** Who says "I'd say 2 cups" speaks English, and not of something in Italian. */
const contracted = /(?<!\p{L})i['’](?:d|m|ve|ll)(?!\p{L})/iu;
/** A word, or a run of anything else. Apostrophes part words: "d'huile". */
const pieces = /\p{L}[\p{L}\p{M}]*|[^\p{L}]+/gu;

interface Reading {
  pieces: Piece[];
  /** How many words are the tongue's alone, and how many English alone. */
  foreign: number;
  english: number;
  /** How well the tongue explains all words. */
  fit: number;
}

/** Shorter words that only nearly are one of a tongue are more often another: "pav", "veg". */
const shortestInflected = 6;
/**
 * What a word adds to that: one that both have, one as it is listed, one with another ending, and one
 * that is listed together with the next: "birra media" is Italian rather than Spanish.
 */
const worth = { shared: 0.2, listed: 1, inflected: 0.6, together: 0.05 };

/**
 * Opens the tongues. A text is read in another one only if it isn't a known name as it stands, and
 * more of its words are that tongue's alone than English alone; words that both have decide nothing,
 * and words that nobody knows, such as brands, stay as they are.
 */
export function openTongues(tables: TongueTables, english: EnglishWords): Tongues {
  let opened: readonly Tongue[] | undefined;
  const all = () => (opened ??= tongueCodes.map((code) => openTongue(tables, code)));
  const withPicturesRead = openPictures(tables.pictures);
  const both = new Set([...tables.english, ...inMostTongues(tables)]);
  const ours = new Set(
    Object.values(tables.words)
      .flat()
      .flatMap(([said]) => said.split(" ")),
  );
  const isEnglish = (word: string) =>
    both.has(word) || ours.has(word) || (word.length > 2 && english.isWord(word));

  /** Counts words for the tongue or for English. */
  function weigh(found: Reading, words: readonly string[], saying: Saying | undefined): void {
    found.fit += saying ? worth.together * (words.length - 1) : 0;
    for (const [at, one] of words.entries()) {
      const isShared = isEnglish(one);
      const isListed = words.length > 1 || one === saying?.words[at];
      if (!saying) found.english += isShared ? 1 : 0;
      else if (isShared) found.fit += worth.shared;
      else found.fit += isListed ? worth.listed : worth.inflected;
      const isTelling = isListed || one.length >= shortestInflected;
      if (saying && !isShared && isTelling) found.foreign += 1;
    }
  }

  function read(tongue: Tongue, said: readonly string[], words: readonly string[]): Reading {
    const found: Reading = { pieces: [], foreign: 0, english: 0, fit: 0 };
    let word = 0;
    for (let at = 0; at < said.length; at++) {
      const text = said[at] ?? "";
      if (!isWord(text)) {
        const isOfWord =
          isAbbreviated(found.pieces.at(-1)?.saying) && /^\.(?!\s*\p{Lu})/u.test(text);
        found.pieces.push({ text: isOfWord ? text.slice(1) : text });
        continue;
      }
      const saying = tongue.at(words, word);
      const count = saying && isSaid(saying, said, at) ? saying.words.length : 1;
      const isRead = saying !== undefined && (count > 1 || saying.words.length === 1);
      weigh(found, words.slice(word, word + count), isRead ? saying : undefined);
      found.pieces.push(isRead ? { text, saying } : { text });
      word += count;
      at += 2 * (count - 1);
    }
    return found;
  }

  /** The tongue that explains the words best, if one does. */
  function bestOf(said: readonly string[], words: readonly string[]) {
    let best: { tongue: Tongue; reading: Reading } | undefined;
    for (const tongue of all()) {
      const reading = read(tongue, said, words);
      if (reading.foreign === 0 || reading.fit <= (best?.reading.fit ?? 0)) continue;
      best = { tongue, reading };
    }
    return best && best.reading.foreign > best.reading.english ? best : undefined;
  }

  /** With the words that the tongue doesn't know as it probably has them. */
  function corrected(tongue: Tongue, said: readonly string[], words: readonly string[]): Reading {
    const meant = words.map((word, at) => {
      const isKnown = isEnglish(word) || english.isKnown(word) || tongue.at(words, at);
      return isKnown ? word : (tongue.correct(word) ?? word);
    });
    return read(tongue, said, meant);
  }

  /** A few words that neither English nor a tongue knows, as the first tongue that nearly has them. */
  function misspelt(said: readonly string[], words: readonly string[]): Reading | undefined {
    const isLost = (word: string) => !isEnglish(word) && !english.isKnown(word);
    if (words.length > mostMisspelt || !words.every(isLost)) return undefined;
    return all()
      .map((tongue) => corrected(tongue, said, words))
      .find(({ foreign }) => foreign === words.length);
  }

  /** How many words from a place on are a name that is known. */
  function namedFrom(said: readonly string[], at: number): number {
    for (let count = longestName; count > 0; count--) {
      const name = said.slice(at, at + 2 * count - 1);
      const isWhole = name.length === 2 * count - 1 && isPhrase(said, at, count);
      // "Tonno in" tells no more than "tonno".
      if (
        isWhole &&
        !/\b(?:in|on|of|and)$/i.test(name.at(-1) ?? "") &&
        english.isName(name.join(""))
      )
        return count;
    }
    return 0;
  }

  /**
   * Whether only known names make a text foreign, each by itself: "I had cerdo guisado and a coffee"
   * is English, "cerdo guisado con arroz" isn't.
   */
  function isEnglishAround(tongue: Tongue, said: readonly string[]): boolean {
    const others: string[] = [];
    let names = 0;
    for (let at = 0; at < said.length; at++) {
      const count = isWord(said[at] ?? "") ? namedFrom(said, at) : 0;
      if (count === 0) {
        others.push(said[at] ?? "");
        continue;
      }
      const longer = tongue.at(plainWords(said.slice(at)), 0)?.words.length ?? 0;
      // "Tonno" is a name, "tonno in scatola" Italian; "pollo arroz" are two.
      if (longer > count || (names > 0 && /^ *$/.test(others.at(-1) ?? "."))) return false;
      names++;
      at += 2 * (count - 1);
    }
    return names > 0 && !read(tongue, others, plainWords(others)).pieces.some(isForeign);
  }

  /** Outside of names, "con" and "de" are no English. */
  const isForeign = ({ saying }: Piece) =>
    saying !== undefined &&
    !saying.words.every((word) => joining.has(word)) &&
    (saying.role === "word" || !saying.words.every(isEnglish));

  /** `guesses`: whether words that nobody has are taken for those that are nearly the same. */
  function readingOf(text: string, guesses: boolean): Reading | undefined {
    if (text.length > longest || !/\p{L}/u.test(text) || contracted.test(text)) return undefined;
    const said = text.replace(/[’`´]/g, "'").match(pieces) ?? [];
    const words = plainWords(said);
    if (words.every(isEnglish) || english.isName(text.replace(amount, ""))) return undefined;
    const best = bestOf(said, words);
    if (best && isEnglishAround(best.tongue, said)) return undefined;
    if (!guesses) return best?.reading;
    if (!best) return misspelt(said, words);
    const isComplete = words.every((word) => isEnglish(word) || english.isKnown(word));
    return isComplete ? best.reading : corrected(best.tongue, said, words);
  }

  /** A name that English has, too, counted in a measure of a tongue. */
  function withMeasureRead(text: string): string {
    const [, count, word = "", name = ""] = countedName.exec(text) ?? [];
    const [plain = ""] = tongueWords(word);
    if (count === undefined || isEnglish(plain) || !english.isName(name)) return text;
    const measure = all()
      .map((tongue) => tongue.at([plain], 0))
      .find((saying) => saying?.role === "measure" && saying.words.join() === plain);
    return measure ? `${count} ${measure.english} of ${name}` : text;
  }

  return {
    inEnglish(typed) {
      const text = withPicturesRead(typed);
      const reading = readingOf(text, true);
      // A lone "con" or "la" in a name is no other tongue.
      const isFood = reading?.pieces.some(({ saying }) => saying?.role === "food") === true;
      const isMeant = reading && (isFood || reading.foreign > 1);
      return withLitresBehind(isMeant ? arranged(reading.pieces) : withMeasureRead(text));
    },
    measureInEnglish(text) {
      const reading = readingOf(text, false);
      return reading ? arranged(reading.pieces) : text;
    },
  };
}

/** Words that most tongues have are English by now: "pizza", "mozzarella", "sushi". */
function inMostTongues(tables: TongueTables): string[] {
  const tonguesOf = new Map<string, number>();
  for (const [, ...said] of Object.values(tables.words).flat()) {
    const words = said.map((each) => new Set(tongueWords(each)));
    for (const word of new Set(words.flatMap((each) => [...each]))) {
      const count = words.filter((each) => each.has(word)).length;
      tonguesOf.set(word, Math.max(count, tonguesOf.get(word) ?? 0));
    }
  }
  return [...tonguesOf].filter(([, count]) => count > 3).map(([word]) => word);
}

const isWord = (piece: string) => /^\p{L}/u.test(piece);

const plainWords = (said: readonly string[]) => said.filter(isWord).map((word) => plainText(word));

/** Whether so many words follow one another with nothing but spaces, hyphens and apostrophes. */
function isPhrase(said: readonly string[], at: number, count: number, joint = /^[ '-]+$/): boolean {
  return Array.from({ length: count - 1 }, (_, n) => said[at + 2 * n + 1] ?? "").every((between) =>
    joint.test(between),
  );
}

/** Whether the saying stands there. "C. à s." is a tablespoon with its full stops. */
const isSaid = ({ words, role }: Saying, said: readonly string[], at: number) =>
  isPhrase(said, at, words.length, role === "measure" ? /^[ .'-]+$/ : undefined);

/** "Cda.", "Stk.": the full stop is the word's. In "200 gr. Arroz" it may be the sentence's. */
const isAbbreviated = (saying: Saying | undefined) =>
  saying?.role === "measure" &&
  saying.english.length > 2 &&
  (saying.words.at(-1) ?? "").length <= 4;

/** "4 Stück Ritter Sport": a count, a word and what is counted in it. Short words are units: "100 cc milk". */
const countedName = /^(\s*\d[\d.,/½]*) (\p{L}{4,})\.? (.+)$/su;

/** What joins two foods into the name of one: "jus de pomme", "tarte aux pommes". */
const joinsNames = new Set(["of", "of the", "to the"]);

interface Placed {
  text: string;
  role?: Saying["role"] | undefined;
}

/** Puts the words where English has them. */
function arranged(read: readonly Piece[]): string {
  const placed: Placed[] = [];
  let between = "";
  for (const { text, saying } of read) {
    if (isWord(text)) {
      place(placed, { text: saying?.english ?? text, role: saying?.role }, between);
      between = "";
    } else {
      between = text.replaceAll("'", " ");
      if (between.includes("\n")) placed.push({ text: "\n" });
      if (isApart(between)) placed.push({ text: between.trim() });
    }
  }
  return placed
    .map(({ text }) => (joinsNames.has(text) ? "of" : text))
    .join(" ")
    .replace(/ +([,.;:!?)])/g, "$1")
    .replace(/\( +/g, "(");
}

/** Puts a word behind those that are placed, or where it belongs among them. */
function place(placed: Placed[], word: Placed, between: string): void {
  const [last, joint] = [placed.at(-1), placed.at(-2)];
  if (word.text === "") return;
  if (isSecondOfTwo(word, last, joint)) {
    // "Zumo de naranja" is orange juice.
    placed.splice(-2, 2, { text: `${word.text} ${joint?.text ?? ""}`, role: "food" });
  } else if (word.role === "form" && last?.role === "food" && !isApart(between)) {
    last.text = described(last.text, word.text);
  } else if (word.text === "and a half" && last?.role === "measure") {
    placed.splice(-1, 0, { text: word.text });
  } else {
    const joined = jointOf(word, last, between);
    placed.push(...(joined === undefined ? [] : [{ text: joined }]), word);
  }
}

/** "Arroz blanco" is white rice, "atún en aceite" tuna in oil. */
const described = (food: string, form: string) =>
  form.startsWith("in ") ? `${food} ${form}` : `${form} ${food}`;

/** What English has between two words: "a slice of bread", "mussels with french fries". */
function jointOf(word: Placed, last: Placed | undefined, between: string): string | undefined {
  if (word.role === "food" && last?.role === "measure") return "of";
  const isBeside = last?.role === "food" && !isApart(between);
  return isBeside && sides.has(word.text) ? "with" : undefined;
}

/** What is eaten beside another food, and never tells its kind where it stands behind it. */
const sides = new Set([
  "french fries",
  "potato salad",
  "mashed potatoes",
  "boiled potatoes",
  "green salad",
  "sauerkraut",
]);

const isSecondOfTwo = (word: Placed, last: Placed | undefined, joint: Placed | undefined) =>
  word.role === "food" && joint?.role === "food" && joinsNames.has(last?.text ?? "");

/** Whether more than spaces or a hyphen stand between two words. */
const isApart = (between: string) => /[^\s-]/.test(between);
