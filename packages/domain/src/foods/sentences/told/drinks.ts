import { numeral, twoOrMore } from "../../measures/number-words.ts";
import { cupSizes, sizes } from "../../measures/size-words.ts";
import { foodBegins } from "../words.ts";
import { type Rule, rule } from "./rule.ts";

/**
 * Drinks as they are ordered: the milk by one word, the wine by half of its name, a beer by what it
 * comes in. "Oat" in a flat white is oat milk, and "skim" anywhere is skim milk.
 */

const end = String.raw`(?=[,;\n)]|\.(?!\d)|$| (?:and|with|no|plus|extra|from|at|for|\d))`;
const plant = "(?:oat|soya?|almond|cashew|macadamia|coconut)";
/** Made with so much milk that it is one thing with it. */
const milky =
  "(?:flat whites?|lattes?|cappuccinos?|capps?|cortados?|piccolos?|macchiatos?|mochas?|matchas?(?: lattes?)?|chais?(?: lattes?)?)";
/** So much of it that it is nearly all of such a drink. */
const poured = String.raw`(?:\d[\d./]* ?(?:ml|g|(?:fl )?oz|ounces?|cups?)|(?:an?|one|half an?) (?:cup|glass))`;
/** Drunk with a splash of it. */
const splashed =
  "(?:coffees?|teas?|cuppas?|brews?|americanos?|long blacks?|cold brews?|filter|espressos?)";
const cow =
  "full[- ]cream|full[- ]fat|whole|skim(?:med)?|skinny|semi(?:[- ]skimmed)?|trim|lite|hi-?lo|1%|2%|low[- ]fat|lactose[- ]free";
/** How foamy, hot or cold one was ordered. */
const foam = "(?: (?:no|extra|light|less|without) (?:foam|froth|ice|hot|whip))";
const glasses = String.raw`(?:glass(?:es)?|bottles?|carafes?|pours?|\d ?(?:oz|ml|cl)|${sizes})(?: of)?(?: house)?`;

/** Whose label says nothing but what everybody means without it. */
const pop =
  "(?:coca[- ]?cola|cola|coke|pepsi|fanta|sprite|lemonade|dr\\.? ?pepper|irn[- ]bru|red bull|monster|mountain dew|7[- ]?up|tango|ribena|lucozade|ginger beer|ginger ale|tonic(?: water)?|root beer|soda|soft drink|pop|squash|cordial|vimto|solo|sunkist|beer|lager)s?";

const one = String.raw`(?:\d|${numeral})`;
const sweet = "(?:sugars?|sweeteners?|splendas?|equals?|sweet n lows?)";

const milks: readonly Rule[] = [
  // "Weetabix semi skimmed": with so much of it as goes on cereal.
  rule(
    String.raw`\b(weetabix|weetbix|weet-bix|shreddies|corn ?flakes|bran flakes|muesli|cereal|cheerios|rice krispies|granola) (?:with |w )?((?:semi[- ]skimmed|semi|skimmed|skim|whole|full[- ]fat|(?:oat|soya?|almond|coconut)(?= milk)|blue(?: top)?|green(?: top)?)(?: milk)?)(?=[,;\n]|\.(?!\d)|$| (?:and|with|no|\d))`,
    "$1 with $2 milk",
  ),
  rule(String.raw`(?<=\bwith [\p{L} -]{3,12}) milk milk\b`, " milk"),
  // A brew with milk or sugar is tea: nobody sweetens a beer.
  rule(
    String.raw`(?<!\b(?:cold|home|micro|new) )\bbrews?\b(?=,? (?:w|w\/|with|n|and|&|\+|1|2|two|one)? ?(?:an? |some |\d )?(?:milk|sugars?|sweeteners?|splash|semi|skimmed|oat|honey|\d))`,
    "tea",
  ),
  // "Oat cap", "large cap": as baristas call it.
  rule(
    String.raw`(?<=\b(?:${plant}(?: milk)?|skim|skinny|decaf|iced|${sizes}) )capp?(s?)${end}`,
    "cappuccino$1",
  ),
  rule(String.raw`\b(${plant})milk(?= (?:iced )?${milky}\b)`, "$1 milk"),
  // "Oat flat white", "soya latte"; but coconut in a latte is as often a syrup.
  rule(String.raw`\b(oat|soya?|almond)(?: milk)? (?=(?:iced )?${milky}\b)`, "$1 milk "),
  rule(String.raw`(?<=\b${milky})${foam}`, ""),
  // "Latte with 200 ml oat milk", "a large latte with 8 oz skim milk".
  rule(
    String.raw`(?<!\b(?:${cupSizes}|${numeral}|\d+(?: ?(?:oz|ml))?) )\b((?:iced |hot )?${milky}),? (?:made )?with (${poured})(?: of)? (?=(?:(?:${cow}|${plant}) )?milk\b)`,
    "$2 $1 with ",
  ),
  rule(
    String.raw`\b(${milky}),? (?:made )?with ${poured}(?: of)? (?=(?:(?:${cow}|${plant}) )?milk\b)`,
    "$1 with ",
  ),
  // "Tea x4 with milk": each with its milk.
  rule(String.raw`\b(${splashed}|${milky}) ?[x×] ?(\d{1,2}),? (?=(?:with|w) )`, "$2 $1 "),
  // "Latte oat", "flat white on soy", "matcha with almond milk".
  rule(
    String.raw`(?<!\b(?:vanilla|caramel|hazelnut|mocha|spiced?|syrup|flavou?red) )\b(${milky})(?:,| with| on| in| -)? (${plant})(?: ?milk)?${end}`,
    "$2 milk $1",
  ),
  rule(String.raw`(?<=\b(?:milk|cream) ${milky})${foam}`, ""),
  rule(
    String.raw`\b(${splashed})(?:,| with| on| -)? (${plant})(?: ?milk)?${end}`,
    "$1 with $2 milk",
  ),
  // "Flat white full cream" is what one is; "latte skim" is a skinny one.
  rule(
    String.raw`\b(${milky}(?: (?:${sizes}))?)(?:,| with| on)? (?:full[- ]cream|full[- ]fat|whole|semi(?:[- ]skimmed)?|2%)(?: milk)?${end}`,
    "$1",
  ),
  rule(
    String.raw`\b(${milky})(?:,| with| on)? (?:skim(?:med)?|skinny|trim|lite|non-?fat)${end}`,
    "skinny $1",
  ),
  // "Cup of tea full cream", "coffee 2%", "tea milk".
  rule(
    String.raw`\b(${splashed})(?:,| with| -)? (${cow})(?: milk)?(?! (?:cheese|yogh?urt|creamer))${end}`,
    "$1 with $2 milk",
  ),
  rule(String.raw`\b(teas?|cuppas?)(?: -|,)? milk${end}`, "$1 with milk"),
  // "Weetbix with full cream", "oats with skim".
  rule(String.raw`(?<=\bwith )(full[- ]cream|skim|semi|trim|1%|2%)${end}`, "$1 milk"),
  rule(
    String.raw`\b(weet-?a?bix|cereal|corn ?flakes|porridge|oats|muesli|granola|bran flakes|special k|cheerios|shreddies|all bran)(?:,| -)? (full[- ]cream|skim|semi|trim|1%|2%)${end}`,
    "$1 with $2 milk",
  ),
  rule(
    String.raw`(?<=(?:\d ?(?:ml|oz|cups?)|\b(?:glass|cup|mug|splash|dash|drop))(?: of)? )(full[- ]cream|skim(?:med)?|semi)${end}`,
    "$1 milk",
  ),
  rule(String.raw`\bsemi milk\b`, "semi skimmed milk"),
  rule(String.raw`\b(?:trim|hi-?lo) milk\b`, "skim milk"),
  // "Coffee with 1 tsp sugar whole milk": the sugar ends before the milk.
  rule(
    String.raw`\b(${splashed} with (?:an? |one |two |\d[\d./]* ?)(?:tsps? |teaspoons? |packets? )?(?:of )?sugars?),? (?=(?:(?:${cow}|${plant}) )?(?:milk|cream|creamer)\b)`,
    "$1 and ",
  ),
  // "Coffee 1 milk 1 sugar": one is a splash, as it comes in a capsule.
  rule(
    String.raw`\b(${splashed})(?:,| with)? ((?:${one} ${sweet}(?:,| and)? )?)(${one}) milks?\b`,
    "$1 with $2$3 tbsp milk",
  ),
  rule(
    String.raw`(?<=\bwith ${one} (?:tbsp milk|${sweet})),?(?: and)? (?=${one} (?:tbsp milk|${sweet})\b)`,
    " and ",
  ),
  // "Cup of tea, milk, no sugar".
  rule(
    String.raw`\b(${splashed}|${milky})((?:(?:,| with) (?:(?:${cow}|${plant}) )?milk)?),? (?:and )?no (?:sugars?|sweeteners?)\b`,
    "$1$2",
  ),
  rule(String.raw`${foodBegins}(glass|cup|mug|carton|pint) (?:of )?(?=\d ?% )`, "1 $1 of "),
];

const wines: readonly Rule[] = [
  ...(
    [
      ["cab", "cabernet sauvignon"],
      ["chard", "chardonnay"],
      ["sau?v|savvy", "sauvignon blanc"],
      ["pinot", "pinot noir"],
      ["zin", "zinfandel"],
      ["champers|champs|bubbles|fizz", "champagne"],
    ] as const
  ).map(([short, full]) => rule(String.raw`(?<=\b${glasses} )(?:${short})${end}`, full)),
];

/** A quarter of a bottle, as it is sold on planes. */
const small = rule(
  String.raw`\b(?:mini|miniature|single[- ]serve|individual|piccolo|(?:air)?plane) (bottles?)(?= (?:of )?(?:\p{L}+ ){0,3}(?:wine|red(?! bull)|white(?! rum)|prosecco|champagne|cava|merlot|chardonnay|cabernet|shiraz|ros[eé]|malbec|sauvignon|pinot|bubbly)\b)`,
  "small $1",
);

/** What margarine on toast never is: counted, iced, or of a fruit. */
const margaritas: readonly Rule[] = [
  rule(String.raw`\bmargs\b`, "margaritas"),
  rule(
    String.raw`(?<=\b(?:spicy|frozen|skinny|blended|house|classic|virgin|cadillac|top shelf|strawberry|mango|peach|watermelon|jalape[nñ]o|pineapple|coconut|lime|tommy'?s|(?:pitcher|jug|glass) of) )marg\b`,
    "margarita",
  ),
  rule(
    String.raw`${foodBegins}(an?|${numeral}|[1-6]) marg\b(?= on the rocks|[,;.\n]|$| (?:and|with|at) (?!toast))`,
    "$1 margarita",
  ),
];

const beers: readonly Rule[] = [
  // "16oz tallboy", "3 lone star tallboys": beer, and which.
  rule(
    String.raw`\b(\d{2}) ?(?:oz|fl oz|ounce) tall ?boys?(?: of)? (?=\p{L}{3})(?!and\b|with\b)`,
    "$1 oz of ",
  ),
  rule(String.raw`\b(\d{2}) ?(?:oz|fl oz|ounce) tall ?boys?\b`, "$1 oz of beer"),
  rule(
    String.raw`(?<=^|[,;.\n] ?|\b(?:and|had|drank|with) )(?:(an?|\d{1,2}|${numeral}) )?((?!tall\b|of\b|and\b|an?\b)\p{L}+(?: (?!tall\b|of\b|and\b)\p{L}+){0,2}) (?:tall ?boy|tinnie|stubbie|stubby)s?${end}`,
    "$1 tallboy of $2",
  ),
  rule(String.raw`(?<=^|[,;.\n] ?|\b(?:and|with|drank) ) ?tallboy of `, "1 tallboy of "),
  rule(String.raw`\b(tall ?boys?|tinn(?:y|ies)|stubb(?:y|ies))${end}`, "$1 of beer"),
  rule(
    String.raw`\b(\d|${twoOrMore}|couple of) halves of (?=(?:lager|bitter|guinness|cider|stout|ale|beer|shandy|mild)\b)`,
    "$1 half pints of ",
  ),
];

/** Drinks as people order them. */
export const drinks: readonly Rule[] = [
  // "A single vodka": a British measure.
  rule(
    String.raw`\b(?:an? |one |1 )?single (?:measure of |shot of )?(vodka|gin|rum|whisk(?:e)?y|brandy|bacardi|bourbon)(?=[,;\n]|\.(?!\d)|$| (?:and|with|on) (?:ice|water|soda|the rocks)\b)`,
    "25 ml of $1",
  ),
  // "Whisky, double", "gin and slimline tonic (double)".
  rule(
    String.raw`\b((?:vodka|gin|rum|whisk(?:e)?y|brandy|bourbon|bacardi|tequila|jd|jack daniels)(?: (?:and|&|n) (?:\p{L}+ ){0,2}\p{L}+)?),? \(?(double|single)\)?${end}`,
    "$2 $1",
  ),
  ...milks,
  ...wines,
  small,
  ...margaritas,
  ...beers,
  // "Coffee with less sugar": only a shop's tea is sold by its sugar.
  rule(
    String.raw`(?<=\b(?:coffee|americano|latte|mocha|cappuccino|flat white|chai|lemonade|juice|smoothie)),? (?:with )?(?:less|half|reduced) sugar${end}`,
    "",
  ),
  // "Full fat coke", "a coke, full sugar": the usual one.
  rule(
    String.raw`${foodBegins}full[- ]?(?:fat|sugar|strength|cal(?:orie)?) (?=${pop}\b(?! ?\(?\d))`,
    "1 ",
  ),
  rule(String.raw`\bfull[- ]?(?:fat|sugar|strength|cal(?:orie)?) (?=${pop}\b)`, ""),
  rule(String.raw`(?<=\b${pop})(?:,| -)? \(?full[- ]?(?:fat|sugar)\)?${end}`, ""),
];
