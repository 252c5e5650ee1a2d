import { type Rule, rule } from "./told-rule.ts";
import { ends, food, foodBegins } from "./told-words.ts";

/** kcal that were said. */
const energy = String.raw`(?<![\d.,]|-)(\d{2,4}) ?(?:k?cals?|calories|kilocalories)\b`;
/** "100 calorie packs", "35 calorie bread": names. */
const soldByEnergy = String.raw`(?:packs?|bars?|bags?|snacks?|bread|tortillas?|wraps?|meals?)\b`;

/** What tells of a meal by its numbers, and what it is a part of, rather than a food. */
export const figures: readonly Rule[] = [
  // "40p 50c 12f:", "macros for lunch 40g protein, 50g carbs".
  rule(
    String.raw`(?:\b(?:my )?macros?\b[^\d,.;:\n]{0,30})?[(:]? ?(?<![\d.,])(?:\d{1,3}(?:\.\d)? ?g? ?(?:p|c|f|pro|protein|carbs?|fats?|kcal|cals?|calories)\b[ ,/|+]{0,3}(?:and )?){2,}\)?:? ?`,
    ", ",
  ),
  // "Ate 1800 calories today": of whatever.
  rule(
    String.raw`(?:\bi )?\b(?:ate|had|eaten|consumed|total(?:led|ed)?:?|was|were|came to) (?:about |around |only |just )?(?:an? )?(?:total of )?${energy}(?: (?:today|yesterday|so far|in total|total|that day|for the day))*(?=[,;.\n]|$)`,
    ", ",
  ),
  // "About 600 calories of pasta", "a 250 calorie muffin": so much of it.
  rule(
    String.raw`${foodBegins}(?:an? |my |about |around |roughly |~ ?)*${energy}(?: worth)? of (?:the |my )?(?=\p{L})`,
    "$1 kcal of ",
  ),
  rule(
    String.raw`${foodBegins}(?:an? |one |my )?(\d{2,4})[- ]?(?:k?cal|calories?) (?!of\b|${soldByEnergy})(?=\p{L})`,
    "$1 kcal of ",
  ),
  // "Protein bar (200 cal)": as much of it, if nothing else says how much.
  rule(
    String.raw`${foodBegins}(?:an? |my |the )?${food},? ?(?:[-–:] ?)?\(?(?:about |around |~ ?)?${energy}(?: total)?\)?${ends}`,
    "$2 kcal of $1",
  ),
  // "2 eggs (140 cals)"
  rule(
    String.raw`,? ?\(?(?<![\d.,]|-)(?:(?:about|around|roughly|maybe|like|approx\.?|only|~) ?)*\d{2,4} ?(?:k?cals?|calories|kilocalories)\b(?: (?:each|total|in total))?\)?(?! of\b)(?! ${soldByEnergy})`,
    " ",
  ),
  // "Protein shake 30g protein": what is in it, not how much of it.
  rule(
    String.raw`(?<=\p{L}) \(?\d{1,3} ?g(?:rams?)? (?:of )?(?:protein|carbs?|fib(?:er|re))\)?(?=[,.;\n]|$)`,
    "",
  ),
  // "Lunch- chicken quesadilla".
  rule(
    String.raw`(?<=^|[\n;.,] ?)(?:breakfast|brunch|lunch|dinner|supper|snacks?|dessert) ?(?:-+>?|=|–) ?(?=\p{L}|\d)`,
    ", ",
  ),
  // "Meal 1 - 1 cup egg whites".
  rule(
    String.raw`(?<=^|[\n;.,] ?)(?:meal|snack|plate|course) ?#?\d{1,2} ?(?:[:.)]| [-–]|\n) ?`,
    ", ",
  ),
];
