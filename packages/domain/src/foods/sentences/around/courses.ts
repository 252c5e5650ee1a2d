import { sparing } from "../../sparing-pattern.ts";
import { begins } from "../words.ts";

/** Meals and courses told in front of their foods, or behind them. */

const meal = "(?:breakfast|brunch|lunch|dinner|supper|snacks?)";
const course =
  "(?:starters?|appeti[sz]ers?|mains?|main course|entr[eé]es?|desserts?|puddings?|afters|sides?|drinks?)";
const clause = String.raw`(?<=^|[,;.\n] ?)`;
/** What a product is called behind a meal's or course's name: "dinner roll", "dessert wine", "drink mix". */
const product =
  "(?:at|was|is|with|for|of|from|to|roll|meat|burrito|sandwich|wrap|bar|cereal|sausage|box|tea|muffin|biscuit|food|mix|pack|cake|wine|topping|salad|dish|order|plate|powder|pot|cup|shell|sauce|spoon)s?";

/** "2 eggs (breakfast)" */
const mealBehind = new RegExp(String.raw` ?\((?:${meal}|tea|${course})(?: time)?\)`, "giu");
/** "…, lunch a cup of rice" */
const mealBefore = sparing(
  String.raw`${clause}(?:(?:for|with) )?(?:${meal}|(?:my )?tea|(?:first|second|third|last|next|1st|2nd|3rd) meal|meal \d)(?::| -|,)? (?=(?!(?:the|my|our|some)\b)${begins})`,
  "giu",
);
/** "Breakfast toast, lunch tofu", "starter soup, main steak" */
const ahead = sparing(
  String.raw`${clause}(?:and |then )?(${meal}|${course}) (?!${product}\b)(?=[\p{L}\d])`,
  "giu",
);
/** "Breakfast toast lunch tofu dinner 2 eggs": each behind the food before it. */
const within = sparing(
  String.raw`(?<=[\p{L}\d)]) (lunch|dinner|supper|snacks?|main|dessert|pudding) (?!${product}\b)(?=[\p{L}\d])`,
  "giu",
);
/** "And for pudding a cup of …", "soup as a starter", "to start a soup", "to drink, a coke" */
const phrase = sparing(
  String.raw`(?:^|,? )(?:(?:and|then) ){0,2}(?:(?:for|as) (?:(?:an?|the|my|our) )?${course}|to (?:start|begin|finish|end|drink)(?: (?:with|off|off with))?)(?: (?:i|we) (?:had|ate|drank|got))?(?:[,:]? (?=${begins})|(?<=\b(?:and|then) for [^,;.]{3,20}) (?=\p{L})|(?=[,;.\n]|$|,? (?:and|then) ))`,
  "giu",
);
/** "A latte was my breakfast", "soup and toast made up my lunch" */
const wasMeal = sparing(
  String.raw` (?:was|were|is|are|made up) (?:(?:all|just) )?(?:(?:my|our|the|for|today's) )?(?:whole |entire )?(?:${meal}|${course})(?: (?:today|tonight|yesterday))?(?=[.;!\n]|$)`,
  "giu",
);
/** "My drink was a coke" */
const courseWas = sparing(
  String.raw`${clause}(?:(?:and|then) )?(?:the|my|our) ${course} (?:was|were) (?=${begins})`,
  "giu",
);

/** "Steak, side of 2 eggs"; a side of fries is an amount of its own. */
const sideOf = sparing(
  String.raw`(?<=^|[\p{L}\d)]),?(?: (?:and|with))? ?(?<!\p{L})(?:an? )?side(?: order)? of (?=${begins})`,
  "giu",
);

const courseOf = (mark: string) => mark.toLowerCase().replace(/s$/, "");

/** Where several stand in front of foods, none of them is a part of a name. */
function withoutMealsAhead(text: string): string {
  const first = [...text.matchAll(ahead)];
  if (first.length === 0) return text;
  const all = [...first, ...text.matchAll(within)].map(([, name = ""]) => courseOf(name));
  if (new Set(all).size < 2) return text;
  return text.replace(ahead, "").replace(within, ", ");
}

/** A text without the names of its meals and courses, where they only tell when a food was eaten. */
export const withoutCourses = (text: string): string =>
  withoutMealsAhead(text)
    .replace(mealBehind, "")
    .replace(mealBefore, "")
    .replace(courseWas, "")
    .replace(wasMeal, "")
    .replace(sideOf, ", ")
    .replace(phrase, (_, at: number) => (at === 0 ? "" : ", "));
