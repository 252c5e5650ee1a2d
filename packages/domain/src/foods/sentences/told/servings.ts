import { spoons } from "../../measures/weight-words.ts";
import { type Rule, rule } from "./rule.ts";

/** What a food lies on, comes in or was cut from, told by a word that elsewhere is a food: "on wheat". */

const end = String.raw`(?=[,;\n)]|\.(?!\d)|$| (?:and|with|no|plus|from|at|for|\d))`;
const bread =
  "(?:(?:toasted|whole|nine|9|light|thin|dark|marble|stone ?ground) )?(?:wheat|whole ?grain|multi-?grain|9[- ]grain|rye|sourdough|pumpernickel|wholemeal|granary|white|ciabatta|brioche|seeded)";
/** What alone lies on toast; anything else between two slices. */
const onToast =
  "(?:(?:fried|poached|scrambled|boiled|dippy) )?(?:eggs?|beans|avo(?:cado)?|pb|peanut butter|almond butter|jam|butter|marmite|vegemite|sardines|mushrooms|hummus|nutella|cheese spread)";
/** Of what is no sandwich yet. */
const meat = "(?!(?:sandwich|toastie|burger|sub|melt|wrap|roll)(?:e?s)?\\b)\\p{L}+";
const filling =
  "(?!grilled cheese)(?:(?!sandwich|sub|with|and|on|of)[\\p{L}&']+ (?:and |& )?){0,3}(?:turkey|ham|beef|tuna|chicken|salad|cheese|cheddar|swiss|pastrami|salami|bologna|mayo|bacon|brisket|club|provolone)";
const cutting = "(?:corner|end|edge|middle|cent(?:er|re)|centre cut|side)";
const hasShell =
  "(?:pistachios?|peanuts?|almonds?|walnuts?|edamame(?: beans)?|sunflower seeds|pumpkin seeds|shrimps?|prawns?|crawfish|crab|lobster|mussels|clams|oysters|nuts|broad beans)";

export const servings: readonly Rule[] = [
  // "4 oz turkey on wheat": weighed, so the bread is beside it.
  rule(
    String.raw`(\d ?(?:oz|g|grams?|ounces?|slices?)(?: of)? (?:${meat} ){0,2}${meat}) on (${bread})(?: bread| toast)?${end}`,
    "$1 and 2 slices of $2 bread",
  ),
  rule(
    String.raw`(?<=^|[,;:.\n] ?|\b(?:had|ate|got|and|then|plus) )((?:an? |one |half an? )?)(${filling}) on (${bread})(?: bread| toast)?${end}`,
    "$1$2 sandwich on $3 bread",
  ),
  rule(String.raw`(?<=\b${onToast}) on (${bread})${end}`, " on $1 toast"),
  // "Pistachios in the shell", "edamame 1 cup in pod": no taco's; what of them is eaten depends on it.
  rule(
    String.raw`\b(${hasShell})((?:,? \d[\d./]* ?(?:cups?|g|oz))?),? \(?(?:still )?(?:in|with) (?:the |their |its )?(?:shells?|pods?)(?: on)?\b\)?`,
    "$1 unshelled$2",
  ),
  rule(String.raw`(?<=\bpeas) (?:still )?in (?:the |their )?pods?\b`, ""),
  rule(String.raw`(?<=\beggs?),? \(?(?:in|with) (?:the |their |its )?shells?\b\)?`, ""),
  // "A slab of lasagne", "corner piece of cake".
  rule(String.raw`\bslab(s?) of (?=(?:baby back |spare ?|pork |beef )?ribs\b)`, "rack$1 of "),
  rule(
    String.raw`\b(?:(?:big|large|huge|massive|thick) )?(?:slab|hunk|wodge|doorstop)(s?) of (?=\p{L})`,
    "large piece$1 of ",
  ),
  rule(String.raw`\b${cutting} (pieces?|slices?|bits?|cuts?|brownies?)\b`, "$1"),
  // "Bagel with cc": cream cheese; "20 cc" are millilitres.
  rule(
    String.raw`\b(bagels?|toast|crackers?|celery|rice cakes?|ryvita|crumpets?)( [^.;\n\d]{0,20}(?:\d ?(?:${spoons}|oz|g) )?)cc\b`,
    "$1$2cream cheese",
  ),
];
