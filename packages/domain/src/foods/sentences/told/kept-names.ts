import { numeral } from "../../measures/number-words.ts";

/** What is said of when something was eaten, and is in names, too. */
const meal = /\b(?:breakfast|brunch|lunch|dinner|supper|snack|meal|dessert|energy)s?\b/i;
/**
 * How many of it, its energy, or what held it, behind a food: "granola with milk x2", "pasta with pesto
 * (250 kcal)", "spaghetti and meatballs, about 2 cups".
 */
const behind =
  /^(?:,? ?(?:x ?(\d{1,2})|\(?(?:about |~ ?)?(\d{2,4}) ?(?:k?cals?|calories)\b\)?)|(?:, ?| (?=about|around|roughly|~))(?:(?:about|around|roughly|like|maybe) |~ ?)?((?:\d[\d./]*(?: \d\/\d)?|an?|one|half an?) ?(?:cups?|bowls?|plates?|servings?|portions?|helpings?)))(?=[,;\n]|\.(?!\d)|$| and | with )/i;
/** What joins foods, or the words of one's name. */
const joint = / (?:and|with|in|on|&) /;
/** What may be a verb or an adverb, too: "sauteed spinach", "jelly", "back bacon". */
const telling =
  /(?:ed|ly|ing)$|^(?:back|boost|great|party|simply|snack|take|take-?away|yum|zero|no|light|naked)$/i;
/** In a name these are no number, no "and" and no praise: "fiber one bar", "Ensure plus", "lightly salted". */
const ofNames = / (?:one|two|three|four|five|plus|lightly)\b|^cheez it\b/i;
/** Behind these a food is named: "I had sauteed spinach", but "I sauteed spinach". */
const eaten = /^(?:had|have|having|'ve|i've|we've|ate|eat|eating|eaten|drank|got|was|were)$/i;
/** "I drank my Boost" is a drink, though "a boost" elsewhere is what one needs. */
const drunk = /^(?:drank|drink|drinking|had|took|sipped|finished)$/i;
const its = /^(?:an?|my|the|one|1|half)$/i;
/** What others read by its words: "scrambled eggs" are two. */
const readOtherwise = /\beggs?$/i;
/** Longer names aren't looked for. */
const longest = 8;
/** Before a name that begins with a meal: "a breakfast burrito", but "for breakfast eggs". */
const mayBegin = new RegExp(String.raw`^(?:an?|the|${numeral}|half|of|and|with|some|\d+)$`, "i");
/** No name begins or ends with these. */
const between = /^(?:an?|the|and|or|with|of|for|in|on|at|to|from|my|some)$/i;

interface Kept {
  text: string;
  /** A text with the names put back. */
  restored(text: string): string;
}

/** A known name in a text, and what stands behind it. */
interface Name {
  text: string;
  from: number;
  to: number;
  /** "250 kcal of", where that stands behind it. */
  amount: string;
}

/**
 * A text with names replaced by words that no rule reads, if they have a meal in them, begin with what
 * may be a verb, have a word that isn't one there, or how much of them stands behind: a full English breakfast is a food, though
 * "breakfast" elsewhere tells when, sauteed spinach is what "I had", and of "pasta with pesto (250
 * kcal)" so many are not of the pesto.
 */
export function withNamesKept(text: string, isName: (text: string) => boolean): Kept {
  const names: Name[] = [];
  const words = [...text.matchAll(/[\p{L}\p{N}'&%-]+/gu)];
  for (const at of words.keys()) {
    const name =
      (words[at]?.index ?? 0) >= (names.at(-1)?.to ?? 0) && nameFrom(text, words, at, isName);
    if (name) names.push(name);
  }
  let kept = "";
  let end = 0;
  for (const [at, { from, to, amount }] of names.entries()) {
    kept += `${text.slice(end, from)}${amount}${tokenOf(at)}`;
    end = to;
  }
  return {
    text: kept + text.slice(end),
    restored: (told) => names.reduce((one, name, at) => one.replace(tokenOf(at), name.text), told),
  };
}

const letterOf = (at: number) => String.fromCharCode(97 + (at % 26));
/** Two letters: with one, the 27th would have the first one's, and its name where that was left out. */
const tokenOf = (at: number) => `qx${letterOf(Math.floor(at / 26))}${letterOf(at)}q`;

type Words = readonly RegExpExecArray[];

/** The longest name that begins with a word and is to be kept. */
function nameFrom(
  text: string,
  words: Words,
  at: number,
  isName: (text: string) => boolean,
): Name | undefined {
  const [first] = words.slice(at, at + 1);
  if (!first || between.test(first[0])) return undefined;
  const from = first.index;
  const mayKeep = openKeeping(words, at);
  for (const last of words.slice(at, at + longest).toReversed()) {
    const to = last.index + last[0].length;
    const name = text.slice(from, to);
    if (!isPhrase(name, last[0])) continue;
    const amount = joint.test(name) ? amountBehind(text.slice(to)) : undefined;
    if ((!amount && !mayKeep(name)) || !isName(name)) continue;
    return { text: name, from, to: to + (amount?.length ?? 0), amount: amount?.before ?? "" };
  }
  return undefined;
}

/** What stands behind a name, as it would stand before it, and how long it is. */
function amountBehind(text: string): { before: string; length: number } | undefined {
  const [said, times, kcal, held] = behind.exec(text) ?? [];
  if (said === undefined) return undefined;
  const before = times ?? `${kcal === undefined ? held : `${kcal} kcal`} of`;
  return { before: `${before} `, length: said.length };
}

/** Whether a name that begins with a word would be misread by the rules. */
function openKeeping(words: Words, at: number): (name: string) => boolean {
  const [first = ""] = words[at] ?? [];
  const [before = ""] = words[at - 1] ?? [];
  const mayBeMeal = !meal.test(first) || mayBegin.test(before);
  const [verb = ""] = (its.test(before) ? words[at - 2] : words[at - 1]) ?? [];
  const isDrunk = /^boost$/i.test(first) && drunk.test(verb);
  const isTold = isDrunk || (telling.test(first) && eaten.test(before));
  return (name) =>
    (isTold && !readOtherwise.test(name)) ||
    ofNames.test(name) ||
    (mayBeMeal && name.includes(" ") && meal.test(name));
}

const isPhrase = (name: string, last: string) =>
  !/[^\p{L}\p{N}'&% -]| {2}/u.test(name) && !between.test(last);
