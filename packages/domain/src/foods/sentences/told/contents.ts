import { numeral } from "../../measures/number-words.ts";
import { sizes } from "../../measures/size-words.ts";
import { cookedSo } from "../../names/cooking-words.ts";
import { adverb, begins, describing, restOfClause } from "../words.ts";
import { type Rule, rule } from "./rule.ts";

const nutrients =
  "calcium|iron|fib(?:er|re)|vitamins?(?: (?:[a-ek]|b ?1?[26]))?|minerals?|antioxidants?|omega-3s?|nutrients|electrolytes|probiotics";

const madeOfMilk =
  "hot (?:chocolate|cocoa)|cocoa|horlicks|ovaltine|milo|bournvita|nesquik|tea|chai|coffee|latte|cappuccino|flat white|mocha|matcha|porridge|oatmeal|oats|cereal|protein shake|shake|smoothie|milkshake";
const milks =
  "(?:semi[- ]?skimmed|skimmed|skim|non-?fat|fat[- ]free|low[- ]?fat|full[- ]fat|whole|oat|soya?|almond|coconut|cashew|rice|lactose[- ]free|[12]%)";

/** What belongs to the food it follows, and is no food of its own. */
export const contents: readonly Rule[] = [
  // "Tea made with oat milk": which milk it has, and how much of it is told by the drink.
  rule(
    String.raw`\b(${madeOfMilk}) (?:made|mixed) (?:up )?(?:with|using) (?=(?:${milks} )?milk\b)`,
    "$1 with ",
  ),
  rule(
    String.raw`\bhot (?:chocolate|cocoa) (?:made|mixed) (?:up )?(?:with|using) (?:hot |boiling )?water\b`,
    "hot chocolate with water",
  ),
  rule(
    String.raw`,? (?:and )?(?:(?:bursting|packed|full|loaded|brimming|oozing|rich) (?:with|of|in) )(?:\p{L}+ ){0,2}(?:flavou?rs?|goodness|sweetness|protein|nutrients|vitamins?(?: \p{L})?)\b`,
    "",
  ),
  rule(
    String.raw`,? (?:and )?(?:with (?:the )?)?lean(?: meat)?(?: and fat(?:ty)?(?: parts)?)? eaten\b`,
    "",
  ),
  rule(String.raw` (?:with|and|without)(?: some| no| a bit of)? (?:added fat|fat added)\b`, ""),
  rule(
    String.raw`,? \b(?:fresh|straight|right|purchased|bought|ordered|picked up|delivered) from\b${restOfClause}`,
    "",
  ),
  // "A can of peas with its liquid": no food of its own.
  rule(String.raw` (?:with|in) (?:all )?(?:its|their) (?:own )?(?:liquids?|juices?|brine)\b`, ""),
  // "Skin not included", "with the peel left on".
  rule(
    String.raw`,? (?:with (?:the )?|but )?\b(skin|peel|crusts?|coating|bone|fat) (?:was |were |is )?(?:not (?:included|eaten)|set aside|left (?:off|out|behind)|removed|discarded|off|taken off|(?:cut|trimmed|torn) off)\b`,
    " without $1",
  ),
  rule(
    String.raw`,? (?:with (?:the )?|and )?\b(skin|peel) (?:was |is )?(?:included|left on|eaten|on|and all)\b`,
    " with $1",
  ),
  // "A small, lean steak", "200 ml of cool, still water" is one food.
  rule(
    String.raw`\b(an?|${numeral}|the|my|some|of) (${sizes}|soft|plain|sweet|cold|hot|dry|fresh|raw|lean|thick|thin|crusty|light|dark|creamy|crunchy|cool|warm|crisp|tasty|delicious|ripe|juicy|${cookedSo}|refreshing|hearty|rich), (?=\p{L})`,
    "$1 $2 ",
  ),
  // "With hot dogs cut up in it".
  rule(
    String.raw`(?<=\p{L}) (?:cut|chopped|sliced|diced|mixed|crumbled|mashed|thrown|stirred|shaken|blended)(?: up)?(?: (?:in|into|on|over)(?: (?:it|them|there))?| up)(?=[,.;]|$| (?:and|with|in)\b)`,
    "",
  ),
  // "Oozing with cheese", "encased in cornbread": verbs of looks tell what is in a dish.
  rule(
    String.raw`,? (?:and )?(?:all )?(?:oozing|dripping|brimming|bursting|overflowing|teeming|encased|enveloped|enrobed|swimming) (?:with|in) (?!${begins})[^,.;]*?(?=,|\.|;|$| (?:and|alongside|with) ${begins})`,
    "",
  ),
  // "With a rich flavor", "with a hint of sweetness".
  rule(
    String.raw`,? with (?:(?:an?|its|the|that|just|such|all|lots of|plenty of) ){0,3}(?:${describing},? (?:and ${describing} )?){0,3}?(?:flavou?rs?|taste|texture|aroma|scent|finish|consistency|sweetness|crunch|kick|goodness|flair|warmth|crispness|freshness)\b(?! (?!(?:for|to|and|from|at|in|that|which|during|this|today|tonight|i)\b)\p{L})`,
    "",
  ),
  rule(
    String.raw`,? (?:with|and) (?:just |only )?(?:an?|the) (?:${describing} )?(?:hint|whisper|trace|suggestion|notes?) of [\p{L}-]+(?: flavou?r)?(?=[,.;!?]|$| (?:and|for|on|in|to)\b)`,
    "",
  ),
  // "Soup, made just right with water": nobody drinks that water besides.
  rule(
    String.raw`,? (?:and )?(?:made|prepared|mixed|cooked|reconstituted)(?: ${adverb})?(?: from (?:scratch|a mix|powder))? (?:with|using|in) (?:just |only )?(?:(?:tap|hot|boiling|cold|plain) )?water\b`,
    "",
  ),
  // "Rich in calcium", "with added vitamins".
  rule(
    String.raw`,? (?:(?:that|which) (?:is|was|were) )?(?:(?:rich|high|packed|fortified|enriched|loaded) (?:in|with)|with(?: added| extra)?) (?:added )?(?:${nutrients})(?:(?:,| and|, and) (?:${nutrients}))*\b`,
    "",
  ),
  // A dish that is named already: "stew, packed with potatoes".
  rule(
    String.raw`(?<=\b(?:stew|soup|chowder|casserole|pie|turnover|pastry|burrito|taco|enchilada|calzone|dumplings?|ravioli|dogs?|empanadas?|samosas?|rolls?|pocket|stuffed \p{L}+|dinner|meal|lasagna|cake|donut|doughnut|cookie|tart|truffle|chocolates?|cone)),? (?:\p{L}+ly )?(?:filled|stuffed|packed|layered|brimming|bursting|oozing|complete|enveloped|swimming) (?:with|in) (?!${begins})[^.;]*?(?=, (?:and |\p{L}+ed )|\.|;|$| and ${begins} (?!(?:little|bit|few|touch|dash|drizzle|hint|sprinkle)\b))`,
    "",
  ),
  rule(
    String.raw`(?<!\b(?:sandwich(?:es)?|omelett?e?s?|smoothies?|salad|wrap|pizza|bowl|toast|soup|stew|curry|pasta|shake|porridge|oatmeal|pancakes?)) (?:made|prepared) (?:from|with|of|using|on) (?!${begins})[^,.;]*?(?=,|\.|;| and | with |$)`,
    "",
  ),
  // "With a side of", "and some chips on the side".
  rule(
    String.raw`,? (?:on|at) the side(?: of(?: my| the)? plate)?(?= of| for|[,.;!?]|$| and| with| to)`,
    "",
  ),
];
