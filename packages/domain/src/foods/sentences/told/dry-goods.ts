import { weighedBy } from "../../measures/weight-words.ts";
import { sweetFlavour } from "../../names/flavour-words.ts";
import { ends, foodBegins } from "../words.ts";
import { type Rule, rule } from "./rule.ts";

/** What was weighed or scooped before it was cooked or stirred, and powders by their flavours. */

const form = "(dry|uncooked|raw)(?: weight)?";
/** Oats are known by that name, too: "oats, dry". */
const name = String.raw`(?!(?:\p{L}+ )?oat(?:s|meal)\b)(\p{L}[\p{L}' -]{1,40}?)`;
const little = String.raw`(?:2[5-9]|[3-8]\d) ?g(?:rams?)?`;
const hotCereal =
  "(?:cream of (?:rice|wheat)|farina|semolina|grits|polenta|steel[- ]cut oats|ready brek|oatmeal|malt[- ]o[- ]meal)";
const powder =
  "(?:whey(?: isolate| protein)?(?: powder)?|casein|protein isolate|protein powder|vegan protein|pea protein|iso ?100|dymatize(?: iso ?100)?|isopure|gold standard(?: whey)?|on whey|optimum nutrition(?: whey)?|syntha-?6|ghost whey|ryse|pescience|myprotein(?: impact)?(?: whey)?|impact whey|clear whey|orgain|vega|huel)";
export const dryGoods: readonly Rule[] = [
  // "75 g dry chickpeas, cooked": what was done with them then.
  rule(
    String.raw`\b(\d[\d./]* ?(?:${weighedBy}|cups?) (?:of )?(?:dry|dried|uncooked) \p{L}[\p{L} -]{2,30}?),? (?:then )?(?:cooked|boiled|steamed|soaked and boiled)(?: up)?${ends}`,
    "$1",
  ),
  // "80g fusilli uncooked", "basmati 75 g dry": the form belongs to the food.
  rule(
    String.raw`\b(\d[\d./]* ?(?:${weighedBy}|cups?)) (?:of )?${name},? \(?${form}\)?${ends}`,
    "$1 $3 $2",
  ),
  rule(
    String.raw`${foodBegins}(?!(?:an?|the|my|some|half) )${name},? (\d[\d./]* ?(?:${weighedBy}|cups?)),? \(?${form}\)?${ends}`,
    "$2 $3 $1",
  ),
  // "Porridge made with water, 40 g oats": of so much.
  rule(
    String.raw`\b(?:porridge|oatmeal)(?: made| cooked)?(?: with| in| and)? (?:hot |boiling )?water,? (?:and |using |from )?\(?(\d+ ?g (?:of )?(?:\p{L}+ )?oats)\)?${ends}`,
    "$1",
  ),
  // "50 g cream of rice": so little is weighed before it is cooked.
  rule(String.raw`\b(${little}) (?:of )?(?=${hotCereal}${ends})`, "$1 dry "),
  rule(String.raw`\b(${hotCereal}),?(?: -)? \(?(${little})\)?${ends}`, "$2 dry $1"),
  // "1 scoop iso100 fudge brownie", "whey cookies and cream": powder of that flavour.
  rule(
    String.raw`\b(${powder})(?: in| -)? \(?${sweetFlavour}(?: (?:and|&|n) (?:cream|creme|caramel|peanut butter))?(?: flavou?r(?:ed)?)?\)?${ends}`,
    "$1",
  ),
];
