import { numeral } from "../../measures/number-words.ts";
import { sizes } from "../../measures/size-words.ts";
import { ends, foodBegins } from "../words.ts";
import { type Rule, rule } from "./rule.ts";

/** How long subs are, what they are on, and what follows them. */
const length = "foot-?long|foot long|(?:6|six|12|twelve)[- ]inch";
const sub = "(?: (?:sub|sandwich))?";
const onBread =
  "(?: on (?:(?:toasted|italian|9|nine) )?(?:wheat|white|rye|flatbread|italian herbs? and cheese|herbs? and cheese|honey oat|italian|multigrain|sourdough)(?: bread)?|,? (?:(?:honey|hearty) oat|(?:italian )?herbs? (?:and|n) cheese|(?:hearty )?multigrain|flatbread)(?: bread)?)?";
const topping =
  "(?:lettuce|tomato(?:es)?|(?:red )?onions?|pickles|(?:green |banana )?peppers|spinach|cucumbers?|mustard|vinegar|olives|jalape[nñ]os?|salt|pepper|(?:all the )?veggies)";
/** What comes with a sub for nothing. */
const toppings = `(?: with ${topping}(?:,? (?:and )?${topping})*)?(?:,? (?:and )?(?:no|without) (?:cheese|mayo|oil|sauce|dressing)\\b)*`;
const endsSub = String.raw`(?=[,.;\n]|$| (?:and|with|no|without|from)\b)`;
/** What subs are called by. */
const filling = String.raw`(?:(?:oven[- ]roasted|smoked|grilled|hot|spicy|black forest|rotisserie|sweet onion|buffalo) ){0,2}(?:turkey(?: breast)?|ham|tuna|roast beef|club|steak(?: and cheese)?|chicken(?: teriyaki| breast)?|veggie|italian|meatball|cold cut(?: combo)?|blt|turkey and ham|ham and cheese|turkey and (?:cheese|provolone|swiss))`;

const burger =
  "(?:\\p{L}*burgers?|big macs?|whoppers?(?: jr)?|quarter pounders?(?: with cheese)?|mcdoubles?|baconators?|mcmuffins?)";

const sweetened =
  "(?:milk tea|bubble tea|boba(?: tea)?|pearl milk tea|green tea|black tea|fruit tea|tea)";
const syruped =
  "(?:(?:\\p{L}+ )?(?:latte|mocha|macchiato|frappuccino|cappuccino|iced coffee|cold brew))";
/** How sweet, in the words of those who sell it, and as their menus have it. */
const sweetness: readonly Rule[] = (
  [
    ["half|50 ?%", "50"],
    ["quarter|25 ?%|30 ?%|less|lightly", "25"],
  ] as const
).flatMap(([said, percent]) => [
  rule(
    String.raw`\b(?:${said}) (?:sweet(?:ness|ened)?|sugar) ((?:\p{L}+ )?${sweetened})\b`,
    `$1 ${percent}% sugar`,
  ),
  rule(
    String.raw`\b((?:\p{L}+ )?${sweetened}),? (?:at )?(?:${said}) (?:sweet(?:ness|ened)?|sugar)(?: level)?${ends}`,
    `$1 ${percent}% sugar`,
  ),
  rule(String.raw`\b(?:${said}) (?:sweet(?:ness|ened)?|sugar) (?=${syruped}\b)`, ""),
  rule(String.raw`\b(${syruped}),? (?:${said}) (?:sweet(?:ness|ened)?|sugar|syrup)${ends}`, "$1"),
]);

/** What people order, by its length, its meal or what they leave out. */
export const orders: readonly Rule[] = [
  // "Footlong turkey on wheat from subway" is a sub, and whose it is belongs to its name.
  rule(
    String.raw`\b(${length}) (subway )?(${filling})${sub}${onBread} (?:from|at) subway\b${toppings}`,
    "$1 subway $3 sub",
  ),
  rule(
    String.raw`\b(${length}) subway (${filling})${sub}${onBread}\b${toppings}(?:,? (?:and )?${topping})*${endsSub}`,
    "$1 subway $2",
  ),
  rule(String.raw`\bsubway (${length}) (${filling})${sub}${onBread}${endsSub}`, "$1 subway $2 sub"),
  rule(String.raw`\b(${length}) (${filling})${sub}${onBread}${endsSub}`, "$1 $2 sub"),
  rule(
    String.raw`${foodBegins}((?:an? |one )?)((?:subway )?${filling})${sub} (${length})${ends}`,
    "$1$3 $2 sub",
  ),
  // "Footlong veggie delite on wheat": the bread of what is one by its name.
  rule(
    String.raw`\b((?:${length}) [^,;.\n\d]{3,40}?) on (?:whole )?(?:wheat|white|rye|flatbread|italian|multigrain|herbs? and cheese)(?: bread)?${endsSub}`,
    "$1",
  ),
  // "Panda Express plate orange chicken beijing beef chow mein": what is on it.
  rule(
    String.raw`\bpanda(?: express)? (?:bigger )?(?:plate|bowl)(?: (?:of|with)|:| -)? (?=\p{L})`,
    "",
  ),
  // "Cava greens + grains, chicken, hummus, feta": what is in it, if three are told.
  rule(
    String.raw`\bcava (?:greens ?(?:\+|and|&) ?grains|(?:grain |salad )?bowl|salad)(?: bowl)?(?:,| -|:| with) (?=[^,.;\n]{2,40},[^,.;\n]{2,40},)`,
    "",
  ),
  // "Two sausages mash": the sausages are counted, not the plates.
  rule(String.raw`\b(sausages?|bangers) mash\b`, "$1 and mash"),
  // "You pick two at Panera".
  rule(String.raw`\b(?:you )?pick two(?: at panera)?,? `, ""),
  // "Bunless burger", "cheeseburger protein style", "burger in a lettuce wrap".
  rule(String.raw`\bbun-?less ((?:\p{L}+ )?${burger})\b`, "$1 no bun"),
  rule(
    String.raw`\b(${burger}),? (?:protein style|(?:in|on) (?:a )?lettuce(?: wraps?| bun)?|lettuce[- ]wrap(?:ped)?|with no bun|without (?:a |the )?bun)${ends}`,
    "$1 no bun",
  ),
  // "Double double animal style", "double double no onions": no coffee has these.
  rule(
    String.raw`(?<!\bn out )\bdouble[- ]double(?= (?:animal style|no (?:onions?|pickles|lettuce|tomato(?:es)?|sauce|spread|cheese)|extra (?:onions?|spread|sauce|cheese|toast)))`,
    "in n out double double",
  ),
  // "Cheeseburger animal style": with more of the spread.
  rule(
    String.raw`\banimal[- ]style ((?:\p{L}+ )?(?:${burger}|double[- ]double))\b`,
    "$1, 20 g thousand island",
  ),
  rule(
    String.raw`\b(${burger}|double[- ]double),? animal[- ]style${ends}`,
    "$1, 20 g thousand island",
  ),
  // "Five guys little cheeseburger all the way": with whatever is on it.
  rule(
    String.raw`\b(${burger}|hot ?dogs?|gyros?),? (?:all the way|with (?:the works|everything))${ends}`,
    "$1",
  ),
  // "Milk tea half sweet", "latte 25% sweet": how much of its sugar.
  ...sweetness,
  // "1 scoop (32 g) ON gold standard": by the letters of its maker.
  rule(
    String.raw`(?<=\bscoops?(?: \([^()]{2,12}\))?) on (?=(?:gold standard|whey|optimum)\b)`,
    " of ",
  ),
  // "Three tacos, two with chicken and one with beef": they were counted.
  rule(
    String.raw`(?<=s),? (?:${numeral}|\d) with [^,.;\n]{2,30}? and (?:${numeral}|\d) with [^,.;\n]{2,30}?${ends}`,
    "",
  ),
  // "Double double no fries small chocolate shake": what is left out is one thing.
  rule(
    String.raw`\b(no|without) (\p{L}+) (?=(?:${sizes}|\d{1,2}|an?|${numeral}) \p{L})`,
    "$1 $2, ",
  ),
  // "Big mac meal medium fries and a coke": the meal is what is listed.
  rule(
    String.raw` meal(?=,? (?:with )?(?:an? )?(?:${sizes}) (?:french )?(?:fries|fry|chips)\b)`,
    ",",
  ),
];
