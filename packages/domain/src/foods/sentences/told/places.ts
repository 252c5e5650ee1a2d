import { singular } from "../../measures/plural.ts";
import { spoons } from "../../measures/weight-words.ts";
import { beginsWithName } from "../../names/name-beginning.ts";
import { cooking } from "../words.ts";
import { type Rule, rule } from "./rule.ts";

/** Where a food was from or went, and who made it, with more food behind that. */

const place = String.raw`(?:the|an?|my|our|that|this|work|school|home)\b(?:(?! (?:was|were)\b)[\p{L}' -]){0,40}?`;
/** "From the bakery with cream cheese", "at the pub and chips". */
const placed = new RegExp(
  String.raw`(?<=\p{L}) (?:from|at) ${place} (with|and|\+|plus|&) (?!(?:my|our|his|her|their|the|some friends)\b)([^,.;\n()+]{2,60})`,
  "gu",
);
/** Behind a dash, whose it was: "lasagna - mom's", "soup - panera". */
const owned =
  /(?<=^|[,;.\n] ?|\d )([\p{L}' ]{3,30}) [-–] ([\p{L}'&]{2,20}(?: [\p{L}'&]{2,20})?)(?=[,;\n]|\.(?!\d)|$)/gu;

/** "1 tbsp butter on the toast", where the toast is told already. */
const put =
  /([\p{L}-]{3,20}(?: [\p{L}-]{3,20})?) (on|over|in|into|with) (?:the|my|both|each|those|these)(?: of the)? ([\p{L}-]{3,20})(?=[,;\n)]|\.(?!\d)|$| and )/gu;

/** What people have in many sorts, more than there are names for. */
const toldBySort =
  /\b(?:sandwich|wrap|burger|pizza|salad|soup|smoothie|curry|omelet(?:te)?|muffin|pie)$/u;

/** "Eggs - fried" are read elsewhere, as other apps write them. */
const made = new RegExp(
  String.raw`^(?:${cooking}|toasted|raw|canned|frozen|fresh|plain|black|dry|drained)\b`,
  "u",
);

/** The text in small letters, without places that would take the next food with them. */
export function withoutPlacesBefore(text: string, isName: (text: string) => boolean): string {
  return text.replace(placed, (said: string, joint: string, rest: string) =>
    beginsWithName(rest, isName) ? ` ${joint} ${rest}` : said,
  );
}

/**
 * "Lasagna - mom's" is a lasagna, whoever made it, and "soup - lentil" is lentil soup. "Eggs - fried"
 * and "lunch - chicken" are read elsewhere.
 */
export function withOwnersJoined(text: string, isName: (text: string) => boolean): string {
  return text.replace(owned, (said: string, food: string, behind: string, at: number) => {
    if (!isName(food) || made.test(behind)) return said;
    // "Poke bowl - salmon, rice, edamame": a list.
    const isListed = text[at + said.length] === ",";
    const isSort = isName(`${behind} ${food}`) || (toldBySort.test(food) && isName(behind));
    if (!isListed && isSort) return `${behind} ${food}`;
    return [behind, ...behind.split(" ")].some((word) => isName(word)) ? said : food;
  });
}

const amountedName = new RegExp(
  String.raw`(\d) ?(?:${spoons}|g|oz|pats?|knobs?)(?: of)? (\D{2,40})$`,
  "u",
);

/**
 * "3 pancakes, 1/4 cup syrup on the pancakes" tells of the pancakes once, and "1 tbsp butter on the
 * toast" of butter and toast, though "butter on toast" is one food.
 */
export function withoutPlacesNamed(text: string, isName: (text: string) => boolean): string {
  return text.replace(put, (said: string, food: string, on: string, word: string, at: number) => {
    const before = text.slice(0, at);
    const isTold = before.split(/[^\p{L}-]+/u).some((other) => singular(other) === singular(word));
    if (isTold) return food;
    const [, amount = "", name = ""] = amountedName.exec(before + food) ?? [];
    const isOne = isName(`${name} ${on} ${word}`) || isName(`${word} with ${name}`);
    return amount !== "" && isOne ? `${food}, ${word}` : said;
  });
}

/** Where something was taken from, which its food isn't: "2 digestives off the tin". */
const source = "(?:(?! (?:and|with|then|plus|but|at|for|in|on|of)\\b)[^,.;:!?()\\n\\d]){1,40}";
const whose =
  "(?:the|my|me|our|his|her|their|your|an?|this|that|some|somebody'?s|someone'?s|\\p{L}+'s)";

export const places: readonly Rule[] = [
  // "Coffee @ work", "burger @ five guys"
  rule(String.raw`(?<=\p{L}) ?@ ?(?:the )?(?=\p{L})`, " from "),
  // "Fish and chips from the chippy - cod, chips": what is listed is told of the dish.
  rule(String.raw` (?:from|at|in) (?:the|my|our|an?) [\p{L}' ]{2,25}(?=(?: [-–]|:) )`, ""),
  // "Toast off the kids", "mars bar out the machine", "peanut butter straight outta the jar".
  rule(
    String.raw`(?<=\p{L}{2}|\d|\))(?<!\b(?:skin|fat|rind|shell|peel|day|night|week|took|take|came|come|was|is|made|been|ran|run|eat|eaten|ate|bit|kick|start|finish|round|top|cap|set|got|\p{L}+(?:ed|ing))),? (?:straight |right |fresh |direct |directly |still |cold )?(?:out of|outta|outa|out|off of|off|offa) ${whose} ${source}`,
    "",
  ),
  rule(
    String.raw`(?<=\p{L}{2}),? (?:off (?:him|her|them|someone|somebody|a mate|mates?)|(?:straight|right) (?:from|out of|outta) (?:the |my )?(?:jar|tub|box|bag|packet|pack|carton|tin|can|bottle|fridge|freezer|pan|pot))(?=[,.;:!?)\n]|$| (?:and|with|then|plus)\b)`,
    "",
  ),
];
