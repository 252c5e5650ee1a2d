import { weight } from "../../measures/weight-words.ts";
import { ends, food, foodBegins, vessel } from "../words.ts";
import { type Rule, rule } from "./rule.ts";

/** kcal that were said. */
const energy = String.raw`(?<![\d.,]|-)(\d{2,4}) ?(?:k?cals?|calories|kilocalories)\b`;
/** "100 calorie packs", "35 calorie bread": names. */
const soldByEnergy = String.raw`(?:packs?|bars?|bags?|snacks?|bread|tortillas?|wraps?|meals?)\b`;

/** Who says how much energy or carbohydrate a food has. */
const source =
  "(?:menu|app|label|pack(?:et|age|aging)?|packet|box|bag|wrapper|tin|web ?site|sign|board|mfp|my ?fitness ?pal|google|fitbit|cronometer|barcode|scanner)";
const carbs = "(?:(?:total |net )?(?:carbs?|carbohydrates?|cho)|net|protein|fib(?:er|re))";
const roughly =
  "(?:[-–=~≈:] ?|about |around |roughly |approx\\.? |total |so |thats? |that's ){0,3}";
const clauseEnd = "(?=[,.;\\n]|$| (?:and|with|plus|then)\\b)";

/** What tells of a meal by its numbers, and what it is a part of, rather than a food. */
export const figures: readonly Rule[] = [
  // "Pizza (menu says 1200)", "muffin (says 420)", "pasta - menu 1100 kcal".
  rule(
    String.raw`\((?:(?:the |my )?${source} )?(?:says?|said|lists|claims|reckons|shows) (?:it'?s |about |around |~ ?)?(\d{2,4})(?: ?(?:k?cals?|calories))?\)`,
    "($1 kcal)",
  ),
  rule(
    String.raw`\((?:(?:the |my )?${source}:? ?(\d{2,4})|(\d{2,4}) (?:on|per|from|according to|by) (?:the |my )?${source})\)`,
    "($1$2 kcal)",
  ),
  rule(
    String.raw`\b(?:the |my )?${source} (?:says?|said|lists|claims|reckons|shows) (?:it'?s |about |around |~ ?)?(\d{2,4})(?: ?(?:k?cals?|calories))?\b(?![.\d]| ?(?:${weight}|servings?|slices?|pieces?|%))`,
    "$1 kcal",
  ),
  rule(
    String.raw`\((?:(?:the |my )?${source} )?(?:says?|said) (\d[\d.]* ?${weight})(?: (?:serving|each|portion))?\)`,
    "($1)",
  ),
  rule(
    String.raw`\b(?:according to |(?:as )?per )?(?:the |my )?${source}(?: value| calories)?:? (?=\d{2,4} ?(?:k?cals?|calories)\b)`,
    "",
  ),
  rule(
    String.raw`(?<=\d ?(?:k?cals?|calories)) (?:on|per|from|according to|by) (?:the |my )?${source}\b`,
    "",
  ),
  // "Sugar 62, 4 oz juice", "low of 58 at 3am", "BG 142 took 2u": what was measured of a diabetic.
  rule(
    String.raw`(?<=^|[.;,\n] ?)(?:my )?(?:blood sugars?|sugars?|bgl?|bs|glucose|low|high|dexcom|libre)(?: (?:was|is|of|at|around|down to|up to|back to|now)){0,2} (?:[4-9]\d|[1-4]\d\d|\d{1,2}\.\d)(?! ?(?:${weight}|%|k?cals?|cal)\b)(?: (?:again|ugh|lol|at \d{1,2} ?[ap]m|fasting|this morning|mg/dl|mmol(?:/l)?|(?:before|after) (?:breakfast|lunch|dinner|tea|bed|meals?|food|eating))){0,3}(?=[,.;\n]|$| took)`,
    ", ",
  ),
  rule(
    String.raw`,? ?\b(?:(?:took|bolus(?:ed)?(?: for)?|dosed|injected) )?(?<![\d.])\d{1,2}(?:\.\d{1,2})? ?(?:u|units?(?= (?:of )?(?:insulin|novo|huma|fiasp)))(?: (?:of )?(?:insulin|novo\p{L}+|huma\p{L}+|fiasp))?(?=[,.;\n]|$)`,
    ", ",
  ),
  // "1 cup rice 45 carbs", "2 slices bread = 24 net": what is in it.
  rule(
    String.raw`(?<=[\p{L})]),? ?\(?${roughly}(?<![\d.,])\d{1,3}(?:\.\d)? ?(?:g|grams?)? ?(?:of )?${carbs}(?: total| in total)?\)?${clauseEnd}`,
    "",
  ),
  rule(
    String.raw`(?<=^|[,.;\n] ?)${roughly}\d{1,3}(?:\.\d)? ?(?:g|grams?)? ?(?:of )?${carbs}(?: total| in total)?(?=[,.;\n]|$)`,
    "",
  ),
  // "Banana 27c" are its carbs: nobody has so many cups.
  rule(String.raw`(?<=\p{L}{2} )\(?(?:[5-9]|\d{2,3})c\)?${clauseEnd}`, ""),
  // "40p 50c 12f:", "macros for lunch 40g protein, 50g carbs".
  rule(
    String.raw`(?: ?[-–=] )?(?:\b(?:my )?macros?\b[^\d,.;:\n]{0,30})?[(:]? ?(?<![\d.,])(?:\d{1,3}(?:\.\d)? ?g? ?(?:p|c|f|pro|protein|carbs?|fats?|kcal|cals?|calories)\b[ ,/|+]{0,3}(?:and )?){2,}\)?:? ?`,
    ", ",
  ),
  // "Ate 1800 calories today": of whatever.
  rule(
    String.raw`(?:\bi )?\b(?:ate|had|eaten|consumed|total(?:led|ed)?:?|was|were|came to) (?:about |around |only |just )?(?:an? )?(?:total of )?${energy}(?: (?:today|yesterday|so far|in total|total|that day|for the day))*(?=[,;\n]|\.(?!\d)|$)`,
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
  // "Egg wrap from starbucks 290 cal": wherever it was from.
  rule(
    String.raw`(?<=\p{L}{3}) from (?:the )?\p{L}[\p{L}']*(?: \p{L}+)?,? (?=\(?(?:about |around |~ ?)?${energy})`,
    " ",
  ),
  // "Protein bar (200 cal)": as much of it, if nothing else says how much.
  rule(
    String.raw`${foodBegins}(?:an? |my |the |(?:1|one) (?!${vessel}))?${food},? ?(?:[-–:] ?)?\(?(?:about |around |~ ?)?${energy}(?: total)?\)?${ends}`,
    "$2 kcal of $1",
  ),
  // "2 eggs (140 cals)"
  rule(
    String.raw`(?: [-–=])?,? ?\(?(?<![\d.,]|-)(?:(?:about|around|roughly|maybe|like|approx\.?|only|~) ?)*\d{2,4} ?(?:k?cals?|calories|kilocalories)\b(?: (?:each|total|in total))?\)?(?! of\b)(?! ${soldByEnergy})`,
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
