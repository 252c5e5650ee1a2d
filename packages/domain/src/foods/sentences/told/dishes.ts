import { twoOrMore } from "../../measures/number-words.ts";
import { begins, ends, patties } from "../words.ts";
import { type Rule, rule } from "./rule.ts";

/**
 * What a dish is called by besides its name: two flavours, the butter on it, the bun around it, the
 * packet it is in.
 */

const and = "(?:and|&|n|'n'?)";
/** Flavours that are named in pairs, by what comes first. */
const flavours: readonly (readonly [first: string, second: string])[] = [
  ["salt", "(?:malt |cider |balsamic )?vinegar|(?:black |cracked black )?pepper|chill?i"],
  ["pepper", "sea salt"],
  ["cheese|cheddar", "(?:red |spring )?onions?(?! soup)|chives?|sour cream"],
  ["cream|cream cheese", "(?:red |spring )?onions?|chives?|cheddar"],
  ["hot|sweet|sticky", "spicy|sour|sticky|salty|smoky|tangy|sweet"],
  ["lemon|lime|garlic|tomato", "herbs?|pepper|basil|chill?i|coriander|mint|parmesan|ginger|dill"],
  ["lemon|tomato", "lime|garlic|mascarpone"],
  ["honey", "mustard|garlic|soy|lemon|ginger|chill?i"],
  ["chill?i", "lime|garlic|lemon"],
  ["ginger|soy|rosemary", "garlic|lime|lemon|sea salt"],
  ["garlic|sage", "rosemary|onion|lemon|lime"],
  ["cookies|peaches|strawberries", "(?:cream|creme)(?! cheese)"],
  ["apple", "cinnamon|blackberry|raspberry"],
  ["cinnamon", "raisin|apple|sugar"],
];
/** What goes on with the sentence rather than with the dish, and foods that begin with a flavour. */
const notDish =
  "and|with|on|in|for|to|of|from|at|then|plus|or|no|added|too|only|each|both|all|rings?|bhajis?|sauce|dressing|dip|mix|seasoning";
/** Makers of crisps, which leave that word out: "Walkers cheese and onion". */
const crisps = "walkers|tayto|tyrrells|kettle|mccoys|lays|pringles|seabrooks?|smiths|hula hoops";
const pair = flavours
  .flatMap(([first, second]) => [
    String.raw`(?<=(?<!\p{L})(?:${first})) ${and} (?=(?:${second}) (?!(?:${notDish})\b)\p{L})`,
    String.raw`(?<=\b(?:${crisps}) (?:${first})) ${and} (?=(?:${second})\b)`,
  ])
  .join("|");

const packet = "packet|pack|bag|can|tin|jar|tub";
const jacketFilling =
  "tuna(?: mayo(?:nnaise)?)?|tuna sweetcorn|cheesy?|(?:baked )?beans?|cheesy beans|chill?i(?: con carne)?|coleslaw|slaw|prawn(?: mayo)?|chicken mayo|chicken curry|curry|cottage cheese|ham|egg mayo|butter";
const bun = "(?:(?:brioche|whole ?wheat|white|burger|bread) )?(?:bun|roll|bap)s?";

const coated =
  "((?:\\p{L}+ )?(?:cod|haddock|plaice|fish|chicken|scampi|prawns?|pork|turkey|calamari|hake|pollock|whitebait|mozzarella|mushrooms?)(?: (?:fillets?|breasts?|goujons?|steaks?))?)";

/** What is dipped, and what it is dipped in without that word: "nuggets with sweet and sour". */
const dipped =
  "(?:(?:chicken |mc)?nuggets|tenders|strips|goujons|popcorn chicken|(?:chicken |boneless )?wings|(?:spring|egg|summer) rolls|dumplings|gyoza|wontons?|samosas|prawns|shrimps?|fries|chips|wedges|onion rings|mozzarella sticks|bites|poppers)";
const dip =
  "(?:sweet(?:[ -](?:and|n|&)[ -]|[ -])sour|sweet chill?i|buffalo|bbq|barbecue|honey bbq|honey mustard|hot honey|szechuan|polynesian|teriyaki)";

export const dishes: readonly Rule[] = [
  // In Swahili, "na" is and: "ugali na sukuma wiki".
  rule(
    String.raw`\b(ugali|wali|chapati|githeri|pilau|mukimo|mandazi|samaki|kuku|nyama|mchele) na (?=\p{L})`,
    "$1 and ",
  ),
  // Trinidad's, not a coffee with two of everything.
  rule(
    String.raw`(?<!\b(?:cottage|double|trini(?:dad(?:ian)?)?|ch?anna|chana|caribbean|chickpea) )\bdoubles\b(?! (?:trinidad|of|vodka|gin|whisk|rum|jack)\b)`,
    "trinidad doubles",
  ),
  rule(
    String.raw`\b(${dipped}),? (?:(?:with|and|in|\+|w\/?) )?(?:an? |some )?(${dip})(?: dip)?${ends}`,
    "$1 with $2 sauce",
  ),
  // "Cod fillet in breadcrumbs", "haddock in batter": its coating is no food beside it.
  rule(
    String.raw`\b${coated} in (?:golden |crispy |crunchy )?(?:bread ?crumbs?|breading|crumbs?)${ends}`,
    "breaded $1",
  ),
  rule(String.raw`\b${coated} in (?:\p{L}+ )?batter${ends}`, "battered $1"),
  // "Salt & vinegar crisps", "lemon n herb chicken": a pair of flavours is one word of its dish.
  rule(pair, "-and-"),
  // "Packet salt and vinegar crisps": one of it.
  rule(
    String.raw`(?<=^|[,;(\n] ?|\b(?:and|with|plus|had) )(${packet})(?: of)? (?!(?:of|salads?|lunch(?:es)?|i|you|we|it|this|that|the|not|have|eat|log)\b)(?=\p{L})`,
    "1 $1 of ",
  ),
  // "A fish finger off the kids' plate": where it lay.
  rule(
    String.raw` (?:off|from) (?:(?:the|my|his|her|their) )?(?:kids?'?s?'?|child(?:ren)?'?s?|toddler'?s?|(?:son|daughter|husband|wife|boyfriend|girlfriend)'?s) plates?`,
    "",
  ),
  // "Sausage breadcake", "cheese barm": rolls by what a town calls them.
  rule(
    String.raw`(?<=\p{L}{2} )(?<!\b(?:the|an|of|my|white|brown|wholemeal|seeded|plain|bread|with|and|on|corn) )(?:barm(?: ?cake)?|bread ?cake|stotti?e|oven bottom|(?<!corn )cob)(?= (?!(?:of|loaf|bread|salad|corn)\b)|[,.;\n)]|$)`,
    "sandwich",
  ),
  // "Bacon butty 2 rashers": they are in it.
  rule(
    String.raw`(?<=\bbacon (?:sandwich|butty|bap|roll|sarnie|sanger|toastie)),? (?:with |\()?(?:\d|${twoOrMore}) rashers?(?: of bacon)?\)?`,
    "",
  ),
  // "Tuna mayo jacket": what is on a potato.
  rule(
    String.raw`(?<=^|[,;.\n] ?|\b(?:had|ate|got|an?|one|half an?|\d) )((?:${jacketFilling})(?: (?:and|&|n) (?:${jacketFilling}))?) jacket(?: potato)?${ends}`,
    "jacket potato with $1",
  ),
  // "3 heroes" of a box of chocolates; one is a sandwich.
  rule(
    String.raw`(?<=^|[,;.\n] ?|\b(?:and|had|ate) )(\d{1,2}|${twoOrMore}|(?:an? )?(?:few|couple(?: of)?|handful of)) heroes${ends}`,
    "$1 cadbury heroes",
  ),
  // "Grabbed a meal deal, tuna sandwich and crisps": what it was of.
  rule(String.raw`\b(?:an?|my|the) meal deal(?:,|:| -| with| of) (?=\p{L})`, ""),
  // "2 slices of bread, 3 slices of turkey": as it is sold for sandwiches, not carved.
  rule(
    String.raw`(?<=\b(?:bread|sandwich|toast|sourdough|rye|bagel|wrap|roll|bun)\b[^.;\n]{0,60}\b(?:\d{1,2}|${twoOrMore}|a) slices? (?:of )?)(?=turkey${ends})`,
    "deli ",
  ),
  // With cheese, British biscuits are crackers.
  rule(String.raw`\b(cheese|cheddar|brie|stilton) ${and} biscuits${ends}`, "$1 and crackers"),
  rule(
    String.raw`(?<=^|[,;.\n] ?)biscuits ${and} (cheese|cheddar|brie|stilton)${ends}`,
    "crackers and $1",
  ),
  // "Egg sandwich salt and vinegar crisps": beside it.
  rule(
    String.raw`(?<=\b(?:sandwich|sarnie|butty|baguette|wrap|toastie|bap)) (?=(?:salt-and-vinegar|cheese-and-onion) (?:crisps|chips)\b)`,
    ", ",
  ),
  // "Toast lightly buttered", "2 slices of toast buttered", "toast, butter both sides".
  rule(String.raw`(?<=\p{L}{3}),? lightly buttered${ends}`, " with 1 tsp butter"),
  rule(
    String.raw`(?<=\p{L}{3}|\bx ?\d)(?<!\b(?:with|and|the|some|lightly|well)),? (?:and )?(?:well |generously )?buttered${ends}`,
    " with butter",
  ),
  rule(String.raw`\bbutter on both sides\b|\bbutter both sides\b`, "butter"),
  // "Sandwich with egg salad" has no ham in it.
  rule(
    String.raw`\b(sandwich(?:es)?|(?:wrap|roll|bap|bagel|croissant|pita|pitta|baguette|sub|sarnie|toastie)s?) (?:with|of|filled with) ((?:egg|chicken|tuna|ham|turkey|seafood|shrimp|prawn|crab|salmon) salad)(?:${ends}|(?= on ))`,
    "$2 $1",
  ),
  // "2 burgers in buns" have them, "2 veggie burgers in buns" and "2 veggie dogs in buns" have two.
  rule(
    String.raw`(?<!\b${patties} )\b((?:ham|cheese|beef |chicken )?burgers?|hot ?dogs?) in (?:an? |the |their |\d )?(?:${bun})${ends}`,
    "$1",
  ),
  rule(
    String.raw`\b(${begins}) (\p{L}[\p{L} -]{3,40}s) in (?:their |the )?(?:${bun})${ends}`,
    "$1 $2, $1 buns",
  ),
  rule(String.raw`(?<=\p{L}{3}) in (?:an?|one|the) (?:bun|roll|bap)${ends}`, ", 1 bun"),
  // "Veggie burger on a whole wheat bun"
  rule(String.raw`(?<=\b${patties} burger) on (?:an?|the) (${bun})${ends}`, ", 1 $1"),
];
