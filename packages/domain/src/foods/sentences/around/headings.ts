import type { Catalogue } from "../../catalogue.ts";
import { sizes } from "../../measures/size-words.ts";
import { nameBeside } from "../../names/known-beside.ts";
import { sparing } from "../../sparing-pattern.ts";
import { parseItem } from "../item/item.ts";

/**
 * What stands before the foods of a note and only tells of the occasion, the place or who ate: "team
 * dinner 2 slices pizza", "cheat day!! 2 donuts", "bbq @ Dave's - 2 hot dogs", "day 12 of 30: 2 eggs".
 * Any words may, so they are told by what they aren't: none of them is a food.
 */

/** Whatever stands right before one of these, it is an occasion: a date night is no date. */
const occasion = sparing(
  /^(?!.*\b(?:at|on|in|before|after|during|for|with|w)\b).*\b(?:nights?|days?|hours?|time|party|trip|practice|training|buffet|potluck|treats?|session|match|shift|break|run|walk|meeting|service|function|shower|weekend|brekkie|morning|afternoon|evening|road|way|airport|work|school|gym|hospital|office|cinema|movies|church|pub|(?:arvo|afternoon|morning|kids'?) tea)$/iu,
);
/** "Toddler dinner 1/3 cup spag bol" is told by what it was, though there are jars of that name. */
const ofChild =
  /^(?:the )?(?:toddler|baby|bub|kid|kiddo|child|son|daughter)(?:['’]?s)? (?:breakfast|brekkie|lunch|dinner|tea|supper|snacks?)$/iu;
/** Kinds of meals that are told by what came: "dim sum again lol. 3 har gow". */
const spread = sparing(
  /(?<=^|[\n;.] ?)((?:\p{L}+ ){0,2})(?:dim sum|yum cha|tapas|mezz?e|kbbq|hot ?pot|buffet|takeout|take-?away|potluck|smorgasbord|ayce)\b([^\d,;:.!\n]{0,30})(?:(?: w(?:ith)?)? \d+ (?:ppl|people|of us))?[:.!\n]+ ?(?=\d|\p{L})/giu,
);
/** "We ordered Thai: …", "leftover Indian - …": whose food it was, before what it was. */
const cuisine = sparing(
  /(?<=^|[\n;.,] ?)(?:(?:i|we|just|then|leftover|takeaway|take-?out|delivery|ordered(?: in)?|got|had|ate|some|from the) ){0,4}(?:thai|chinese|indian|mexican|italian|greek|japanese|korean|vietnamese|lebanese|turkish|ethiopian|persian|sushi|bbq)(?: (?:food|takeaway|take-?out|delivery|restaurant|place|leftovers))?(?::| [-–]) ?(?=\p{L}|\d)/giu,
);
/** "Full english, 2 eggs, 2 bacon, beans", "sunday roast, beef, potatoes, carrots": what came. */
const wholeMeal =
  /^((?:an? |my |the )?(?:(?:small|large|big|leftover|homemade|veggie|vegan|half) )?(?:sunday (?:roast|dinner|lunch)|roast dinner|roast|full (?:english|irish|scottish|breakfast)(?: breakfast)?|english breakfast|irish breakfast|fry[- ]?up|cooked breakfast|continental breakfast|(?:veg |veggie )?thali|ploughman'?s(?: lunch)?|snack plate|girl dinner|charcuterie(?: board| plate)?|grazing (?:board|plate)|mezz?e(?: plate| platter)?|antipasto(?: plate| platter)?|bento(?: box)?|tea time|afternoon tea)(?: at [\p{L}' ]{2,20})?), (?=[^,\n]+,[^,\n]+)/iu;
/** "Congee and youtiao, breakfast in Hong Kong": where the meal was. */
const mealAt =
  /(?<=[,;.\n]) ?(?:breakfast|brunch|lunch|dinner|supper) (?:in|at) (?:the |my )?\p{L}[\p{L}' ]{1,25}(?=[,;.\n]|$)/giu;
/** "Plate from church fried chicken and slaw": what was on it has a name of its own. */
const carried = sparing(
  /(?<=^|[\n;.] ?)(?:an? |big |paper |little ){0,2}(?:plate|box|bowl|tray|bag|takeout|take-?away|food|order) from (?:the |my |our )?\p{L}[\p{L}'’]* (?=\p{L})/giu,
);
/** These don't end what is said before a food's amount. */
const goesOn = new RegExp(
  String.raw`\b(?:and|&|\+|with|w|on|of|in|or|plus|about|around|like|maybe|x|other|another|only|just|all|every|these|those|some|from|for|to|at|by|under|over|than|least|most|approx|exactly|nearly|almost|roughly|circa|size|number|${sizes}|tall|low|extra|per|vitamin|type|the|a|an|my|had|have|ate|got|was|is|were|are|says|said|actually|sorry|wait|mean|rather|then|now|minute|lb|half|x)$`,
  "iu",
);
/** Who tells so has more to say than what was eaten. */
const tells =
  /\b(?:not|no|non|without|left|skipped|gave|given|fed|threw|minus|except|instead|i|we|he|she|they|him|it|recipe|serves|makes|yields|which|that|who|made|used|lost|gained|weighed|weight|ran|walked|steps|drove|swam|cycled|calories|kcal|\p{L}+n'?t)\b/iu;
const mostWords = 6;
/** A name has at most so many of the words that are looked through. */
const longestName = 3;

/** Whether words name no food: "up at", "team dinner". */
export function isHeading(text: string, isName: (text: string) => boolean): boolean {
  const words = text.split(/[^\p{L}\p{N}'’-]+/u).filter((word) => word !== "");
  if (words.length > mostWords || isName(text)) return ofChild.test(text);
  return occasion.test(text) || !words.some((_, at) => namesAt(words, at).some(isName));
}

/** The texts of up to so many words that begin with a word. */
const namesAt = (words: readonly string[], at: number): string[] =>
  words.slice(at, at + longestName).map((_, length) => words.slice(at, at + length + 1).join(" "));

const number = String.raw`(?:\d|[¼-¾⅐-⅞]|(?:two|three|four|five|six) )`;
/** What stands before an amount in its clause. */
const beforeAmount = new RegExp(
  String.raw`(?<=^|[\n;,] ?|[.!?]+ )(\p{L}[^\d,;:.!?()\n¼-¾⅐-⅞]{0,40}?)(?:\.(?= )|[ !:–-]*?)(?: |(?<=[!:–-]))(?:like |about |maybe |around )?(?=${number})`,
  "giu",
);
/** "Day 12 of 30:", "Master 4:", "box 3 of 5 -" */
const numbered =
  /(?<=^|[\n;.] ?)(\p{L}[\p{L} ]{1,25}) \d{1,3}(?: ?(?:of|\/) ?\d{1,3})?(?:,? \p{L}{2,12} \d{1,3})?(?: ?[:–]| -) ?(?=\d|\p{L})/giu;
/** "Party @ titas -", whatever they had there. */
const atPlace =
  /(?<=^|[\n;.] ?)([^\d,;:.!?()\n@]{0,40}@ ?\p{L}[\p{L}'’ ]{0,25}?)(?: ?[:–]| -|,) (?=\p{L}|\d)/giu;
/** Notes of a family tell them apart: "me 2 eggs", "me: large latte". */
const self =
  /(?<=^|[\n;.,] ?)(?:me(?: ?[:–-] ?| )|(?:ds|dd|dc|lo|kid|child) ?\d ?[:–-] ?)(?!and\b|&|n\b|too\b|time\b)(?=\p{L}|\d)/giu;

const foodEnd = /[,;.!?\n(]| (?:and|with|w|w\/|in|on|for|plus|from|at|n|&|\+) /iu;

/** A text without what stands before its foods. */
export function withoutHeadings(catalogue: Catalogue, text: string): string {
  const { isName } = catalogue;
  const dropped = (said: string, heading: string) => (isHeading(heading, isName) ? "" : said);
  return text
    .replace(numbered, (said: string, label: string) =>
      tells.test(label) ? said : dropped(said, label),
    )
    .replace(spread, (said: string, before: string, behind: string) =>
      [before, behind].every((words) => isHeading(words.trim(), isName)) ? "" : said,
    )
    .replace(cuisine, "")
    .replace(wholeMeal, "")
    .replace(mealAt, "")
    .replace(carried, (said: string, at: number, all: string) =>
      isName(foodAt(all, at + said.length)) ? "" : said,
    )
    .replace(atPlace, dropped)
    .replace(self, "")
    .replace(beforeAmount, (said: string, heading: string, at: number, all: string) => {
      const food = foodAt(all, at + said.length);
      return mayHead(catalogue, heading.trim()) && isAmountOfFood(catalogue, food) ? "" : said;
    });
}

const longestFood = 80;

/** The food that begins at a place of a text. */
function foodAt(text: string, at: number): string {
  const [food = ""] = text.slice(at, at + longestFood).split(foodEnd, 1);
  return food.trim();
}

function mayHead(catalogue: Catalogue, heading: string): boolean {
  const { isName, vocabulary, measures, isDescription } = catalogue;
  if (goesOn.test(heading) || tells.test(heading) || !isHeading(heading, isName)) return false;
  const words = vocabulary.wordsOf(heading);
  // "Subway 2 cookies" are its cookies, "plain 2 rice cakes" are plain.
  if (words.some((word) => vocabulary.brands.has(word))) return false;
  if (vocabulary.shopBefore.test(`${heading} x`)) return false;
  if (measures.units.named(heading.split(" ").at(-1)?.toLowerCase() ?? "")) return false;
  const isPlace = / (?:at|in|on) /i.test(heading);
  return isPlace || words.some((word) => vocabulary.spoken.has(word)) || !isDescription(heading);
}

function isAmountOfFood(catalogue: Catalogue, text: string): boolean {
  const { quantity, name } = parseItem(catalogue, text);
  return quantity !== null && catalogue.isName(nameBeside(catalogue, name));
}
