import { comparisons } from "../../measures/comparisons.ts";
import { hedge } from "../../measures/hedge-words.ts";
import { cookedSo } from "../../names/cooking-words.ts";
import { begins, ends, food, foodBegins } from "../words.ts";
import { type Rule, rule } from "./rule.ts";

/** What is remarked of a food behind it, in words that name foods elsewhere. */

const end = String.raw`(?=[,;\n)]|\.(?!\d)|$)`;
const endOrMore = String.raw`(?=[,;\n)]|\.(?!\d)|$| (?:and|with|plus|from|for)\b)`;
const clauseBegins = String.raw`(?<=^|[,;.\n] ?|\b(?:and|but|then) )`;
const whose = "(?:an?|my|your|his|her|the|half an?|half my)";
const compared = comparisons.map(([things]) => things).join("|");
/** Eating a little, or at length, whatever is named behind it. */
const picking =
  "(?:grazed|grazing|nibbled|nibbling|munched|munching|snacked|snacking|noshed|noshing|picked at|picking at|pecked at|crunched|chomped)";
/** "Managed", "kept down": where somebody couldn't eat more. */
const managed =
  "(?:manag(?:e|ed)|keep|kept|stomach(?:ed)?|face|faced|chok(?:e|ed)|forc(?:e|ed)|got|get|eat|ate|nibbled?|tolerated?)";

/** What is cut off or heaped, so that one of it is of no usual size. */
const cutOff =
  "steaks?|chicken|turkey|beef|pork|lamb|meat|ham|salmon|cod|tuna|fish|tofu|cheese|cheddar|brie|rice|pasta|mash|potato(?:es)?|brisket|meatloaf|hummus|dough|ice cream";

export const afterthoughts: readonly Rule[] = [
  // "A steak as big as a deck of cards": of its size, as others say it.
  rule(
    String.raw`\bas (?:big|large|thick|long|wide|tall|fat|high|round) as (?=${whose} \p{L})`,
    "the size of ",
  ),
  rule(
    String.raw`${foodBegins}(?:an? |one )?${food},? (?:about |roughly |almost |nearly |literally )?(?:the )?size of ${whose} (?:head|face|(?:dinner )?plate|frisbee|hub ?cap|football|foot|baby|brick)\b`,
    "large $1",
  ),
  // "Pound cake as thick as my finger": who knows how much that is?
  rule(
    String.raw`,? \(?(?:${hedge} )?(?:the )?size of ${whose} (?!${compared})\p{L}+(?: (?!and\b|with\b|then\b|plus\b)\p{L}+)?\)?${ends}`,
    "",
  ),
  // "Cookie bigger than my hand".
  rule(
    String.raw`${foodBegins}(?:an? |one )?${food},? (?:bigger|larger) than ${whose} \p{L}+`,
    "large $1",
  ),
  rule(String.raw`${foodBegins}(?:an? |one )?${food},? smaller than ${whose} \p{L}+`, "small $1"),
  // "A palm-sized steak"; but a sausage is one, whatever its size.
  ...comparisons.map(([things, amount, unit]) =>
    rule(
      String.raw`(?<=^|[,;.\n] ?|\b(?:and|with|had|ate) )(?:an? |one )?(?:${things})[- ]sized? (?:(?:piece|portion|chunk|serving|slice|lump) of |(?=(?:\p{L}+ ){0,2}(?:${cutOff})\b))`,
      `${amount} ${unit} of `,
    ),
  ),
  // "Treated myself to ice cream", "caved and had chips".
  rule(
    String.raw`${clauseBegins}(?:i |we )?(?:just |then |finally )*(?:(?:treated|helped) (?:myself|ourselves|him|her) to|settled for|stuck to|(?:caved|gave in|cracked),? (?:and )?(?:had|ate|got|ordered)) (?=\p{L}|\d)`,
    "had ",
  ),
  // "Grazed all day", "snacked on pretzels": had them.
  rule(
    String.raw`${clauseBegins}(?:i |we )?(?:just |mostly |mindlessly |only )*${picking}(?: (?:away|all (?:day|night|morning|afternoon|evening)|mindlessly|a bit|today|tonight|yesterday))*(?: (?:on|at|through|into))?(?:: ?|${end})`,
    "",
  ),
  rule(
    String.raw`${clauseBegins}(?:i |we )?(?:just |mostly |mindlessly |only )*${picking}(?: (?:away|all (?:day|night|morning|afternoon|evening)|mindlessly|a bit|today|tonight|yesterday))*(?: (?:on|at|through|into))? (?:(?:some|a bit of|bits of) )?(?=\p{L}|\d)`,
    "had ",
  ),
  // "Barely kept down 6 crackers", "could only manage toast".
  rule(
    String.raw`${clauseBegins}(?:i )?(?:could |can )?(?:only |barely |hardly |just about |just |finally ){1,2}(?:been )?(?:able to )?${managed}(?: to (?:eat|have|get|keep|drink))?(?: (?:down|in))? (?=\p{L}|\d)`,
    "had ",
  ),
  // "Toast because i felt sick": why, up to what else was had.
  rule(
    String.raw`,? \bbecause (?:(?! and (?:${begins}|some\b)| (?:i|we) (?:just |only )?(?:had|ate|got|drank|made|ordered)\b)[^,.;\n])*`,
    "",
  ),
  // "Pancakes, homemade with butter", "cookies - homemade", "pizza (frozen one)".
  rule(
    String.raw`(?<=\p{L}{3})(?:,| -| \()? ?\b(?:homemade|home[- ]?(?:made|baked|cooked)|(?:store|shop)[- ]?bought|from (?:scratch|a (?:box|mix|packet|jar|tin|can))|left ?overs?)\)?${endOrMore}`,
    "",
  ),
  // "Jam in the middle": where it was.
  rule(
    String.raw`(?<=\p{L}{3}) (?:in|at|on|around|through|down) the (?:middle|cent(?:er|re)|bottom|inside|outside|edges?|top)${endOrMore}`,
    "",
  ),
  rule(String.raw`(?<=\p{L}{3}) (?:underneath|inside|in between|throughout)${end}`, ""),
  // "Ramen and a bubble tea after"
  rule(String.raw`(?<=\p{L}{3}) (?:after(?:wards)?|beforehand)(?=[,;\n]|\.(?!\d)|$)`, ""),
  // "1/2 cup mozzarella total"; but Total is a cereal.
  rule(
    String.raw`(?<=\d[^,;.\n]{2,50}\p{L})(?<!\b(?:cups?|bowls?|grains?|bran|fage|of|g|oz|crunch))(?: in total| total| altogether| all told| all together)${end}`,
    "",
  ),
  // "Eggs, 3 total".
  rule(String.raw`${foodBegins}${food},? (\d{1,2}) (?:in )?total${end}`, "$2 $1"),
  rule(
    String.raw`\bhalf (?:an? )?(?:little |small |big )?thing of (?=\p{L})`,
    "half a serving of ",
  ),
  // "A thing of hummus", "that brownie thing".
  rule(
    String.raw`(?:\b(?:an?|one|my|the) (?:(?:little|small|big|whole) )?|${clauseBegins})thing(?:y|ie)? of (?=\p{L})`,
    "1 serving of ",
  ),
  rule(
    String.raw`(?<=\p{L}{3})(?<!\b(?:the|same|one|any|some|wild|every)) (?:things?|thing(?:y|ie)s?|type things?|kinda things?)${endOrMore}`,
    "",
  ),
  // "Roast chicken, leg for me", "fried chicken, a thigh I think": which part of it.
  rule(
    String.raw`\b((?:(?:roast|${cookedSo}|rotisserie|bbq|jerk|smoked|southern fried|kfc) )?(?:chicken|chook|turkey|duck)),? (?:an? |the |\()?(legs?|thighs?|wings?|breasts?|drumsticks?)\)?(?: for me| i (?:think|believe|guess)| maybe)?${end}`,
    "$1 $2",
  ),
  // "2 pcs fried chicken (leg + thigh)": one of each.
  rule(
    String.raw`\b(?:2|two) ?(?:pcs?|pieces?)(?: of)? ((?:(?:roast|fried|grilled|baked) )?chicken),? \((?:1 |an? )?(leg|thigh|wing|breast|drumstick) ?(?:\+|and|&|,|n) ?(?:1 |an? )?(leg|thigh|wing|breast|drumstick)\)`,
    "1 $1 $2, 1 $1 $3",
  ),
  // "Fried chicken 2 pcs (leg + thigh)".
  rule(
    String.raw`\b((?:(?:roast|${cookedSo}|rotisserie|bbq|smoked|southern fried) )?(?:chicken|chook)),? (?:(?:2|two) ?(?:pcs?|pieces?) ?)?\((?:1 |an? )?(leg|thigh|wing|breast|drumstick) ?(?:\+|and|&|,|n) ?(?:1 |an? )?(leg|thigh|wing|breast|drumstick)\)`,
    "1 $1 $2, 1 $1 $3",
  ),
  // "2 pcs (leg + thigh)" of nothing else is chicken.
  rule(
    String.raw`${foodBegins}(?:2|two) ?(?:pcs?|pieces?) \((leg|thigh|wing|breast|drumstick) ?(?:\+|and|&|,) ?(leg|thigh|wing|breast|drumstick)\)`,
    "1 chicken $1, 1 chicken $2",
  ),
  // "Burger minus the bun".
  rule(String.raw`(?<=\p{L}{3},?) (?:minus|less) (?:the |my |any |its )(?=\p{L})`, " without "),
  rule(String.raw`(?<=\p{L}{3},?) minus (?=\p{L})`, " without "),
];
