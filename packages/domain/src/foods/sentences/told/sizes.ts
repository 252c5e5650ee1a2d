import { sizes } from "../../measures/size-words.ts";
import { count, size, vessel } from "../words.ts";
import { type Rule, rule } from "./rule.ts";

/** How large one of them is, as its name or its maker says: a steak, a bottle, a tortilla. */

/** Grams of a flour tortilla by its width in inches. */
const tortillas = [
  [6, 30],
  [8, 46],
  [10, 70],
  [12, 98],
  [14, 130],
] as const;
const wide = '(?: |-)?(?:inch|in\\.?|"|”)';

/** "12 in flour tortilla", "2 8 inch flour tortillas": by their weight. */
export const tortillasByWidth: readonly Rule[] = tortillas.flatMap(([inches, grams]) =>
  ["(?:an? |one |1 )?", "(?:2|two) ", "(?:3|three) "].map((counted, at) =>
    rule(
      String.raw`(?<![\p{L}\d.]|\d )${counted}${inches}${wide} (?=(?:mission )?(?:flour|wheat|whole wheat|white) tortillas?\b(?! (?:chips?|soup|pizza)))`,
      `${grams * (at + 1)} g of `,
    ),
  ),
);

const steak =
  "rib-?eye|rib eye|scotch fillet|(?:ny|new york|kc|kansas city) strip|strip loin|t-?bone|porterhouse|filet mignon|flat iron|delmonico|tomahawk";
const glass =
  "weissbier|weizen|hefeweizen|helles|radler|k[oö]lsch|m[aä]rzen|dunkel|pils(?:ner|ener)?|altbier";

const bagged = "(?:bag|pack|packet|box|tub|bottle|bar|tin|pouch)";

const measure = `(?:${size} )?(?:${vessel}|pot|tin|tray|punnet|ladle|square|sachet|rasher|clove|head|sleeve)`;
/** Spoons are heaped by more, which their measure tells. */
const filled =
  "(?:full|level|generous|(?:heaped|heaping|rounded)(?! (?:tb?sp|(?:tea|table|dessert)?spoon)))";
const foodStarts = String.raw`(?<=^|[,;.\n(] ?|\b(?:and|with|had|ate|drank|plus|then) )`;

const poured =
  "(?:lager|bitter|guinness|cider|stout|ale|beer|ipa|shandy|carling|stella|fosters|peroni|moretti|madri|milk|juice|squash|lemonade|coke|cola|water|champagne|prosecco|cava|wine|vodka|gin|rum|whisk(?:e)?y|tequila|brandy|sherry|sambuca|baileys)";

/** "Lager pint", "shot glass of vodka", "second helping of lasagne", "thumb-sized piece of ginger" */
const vesselsTold: readonly Rule[] = [
  rule(String.raw`\bshot glass(es)? of (?=\p{L})`, "shots of "),
  // "Mug of Bovril" is what is made of it; "party sausage rolls" are mini ones.
  rule(String.raw`\b((?:mug|cup|glass|flask)s? of )(?:hot )?bovril\b`, "$1bovril drink"),
  rule(
    String.raw`\b(?:party(?: sized?)?|cocktail) (?=(?:pork |vegan )?(?:sausage rolls?|pork pies?|scotch eggs?|quiches?)\b)`,
    "mini ",
  ),
  rule(String.raw`\bdessert spoon(?:ful)?(s?)\b`, "dessertspoon$1"),
  rule(
    String.raw`${foodStarts}(?:an? )?((?:(?!(?:an?|of|the|half|with|and|\d+)\b)\p{L}+ ){0,2}${poured}) (pint|half pint|shot|glass|flute|schooner)(?: glass)?(?=[,;\n]|\.(?!\d)|$| (?:and|with)\b)`,
    "1 $2 of $1",
  ),
  rule(
    String.raw`\b(?:an? |my )?(?:second|third|another|2nd|3rd) helping of (?=\p{L})`,
    "1 portion of ",
  ),
  // "Had seconds of the potatoes": as much again as is usual.
  rule(String.raw`\b(?:went back for |got |had )?seconds of (?:the |my |that )?(?=\p{L})`, "had "),
  rule(
    String.raw`\b(?:an? |my )?(?:second|third|another|2nd|3rd) (portion|serving|plate|bowl|slice|piece|glass|cup) of (?=\p{L})`,
    "1 $1 of ",
  ),
  rule(
    String.raw`\bthumb(?:nail)?(?:[- ]sized?)? (?:piece|knob|bit|chunk) of (?=\p{L})`,
    "thumb of ",
  ),
];

/** "1 full glass of milk", "heaped handful of spinach", "the large can of beans": how many of what. */
const measuresTold: readonly Rule[] = [
  rule(
    String.raw`(?<=(?:[\d¼-¾⅐-⅞x]|\b(?:${count}|an?|the|my|half|couple of|few|several)) )${filled} (?=${measure}(?:e?s)?\b)`,
    "",
  ),
  rule(`${foodStarts}${filled} (?=${measure} of\\b)`, "1 "),
  rule(
    String.raw`(?<!\b(?:of|half|all|both|on|in|from|to|into|at|off|for) )\b(?:the|my|this|that) (?=${measure} of \p{L})`,
    "1 ",
  ),
];

export const sizesTold: readonly Rule[] = [
  ...vesselsTold,
  ...measuresTold,
  // "A whole large pizza", "an entire 12 inch pizza": the size says how much a whole one is.
  rule(
    String.raw`(?<=^|[,;.\n(] ?|\b(?:and|with|had|ate|plus|then|an?|the|my|one|1|2|two) )(?:whole|entire|full|complete) (?=(?:${sizes}|jumbo|personal|(?:king|family|sharing|share|party|fun) sized?|\d{1,2}${wide}) \p{L})(?!\p{L}+ (?:chicken|hen|turkey|duck|goose)\b(?! \p{L}))`,
    "",
  ),
  // "Half of my 12 inch sub": as they are sold, too.
  rule(
    String.raw`\bhalf (?:of )?(?:an? |the |my )?(?:12${wide}|foot[ -]?long) (?=(?:\p{L}+ ){0,3}(?:subs?|hoagie|hero|sandwich|baguette)\b)`,
    "6 inch ",
  ),
  // "Five Guys regular fries": the chain's name is no number.
  rule(String.raw`\b(?:five|5) guys (small|regular|medium|large) (?=fries\b)`, "$1 five guys "),
  // "1 flour tortilla 8 inch": as if its width stood before it.
  ...tortillas.map(([inches, grams]) =>
    rule(
      String.raw`(?<![\p{L}\d.])(?:an? |one |1 )?((?:mission )?(?:flour|wheat|whole wheat|white) tortilla),? \(?${inches}${wide}\)?(?=[,;\n]|\.(?!\d)|$| (?:and|with)\b)`,
      `${grams} g of $1`,
    ),
  ),
  // "Doritos family bag", "hot cheetos big bag": what it came in stands behind.
  rule(
    String.raw`(?<=^|[,;.\n] ?|\b(?:and|with|had|ate|plus) )(?:an? |the )?(?!(?:an?|the|half|some|of) )(\p{L}[^,;.\n\d()]{2,40}?) (big|large|small|family|party|sharing|share|king|grab)(?: sized?)? (${bagged})(?=[,;\n]|\.(?!\d)|$| (?:and|with|ate|had|of)\b)(?! of)`,
    "1 $2 $3 of $1",
  ),
  // "Family bag doritos", "a share bag of m&ms"
  rule(
    String.raw`(?:\b(?:the|my) )?\b(family|party|sharing|share|king|snack)(?: sized?)? (${bagged}s?) (?:of )?(?=\p{L})(?!and\b|with\b|from\b|for\b|of\b)`,
    "$1 size $2 of ",
  ),
  rule(String.raw`\bgrab bag (?:of )?(?=\p{L}{2})(?!and\b|with\b)`, "50 g of "),
  // "8 oz ribeye": these are steaks, and one is what a steak is.
  rule(
    String.raw`\b(${steak})(?=[,;\n]|\.(?!\d)|$| (?:and|with|medium|rare|well|no|from|grilled|cooked)\b)(?! (?:and|with) (?:eggs? )?(?:sandwich|burger|taco))`,
    "$1 steak",
  ),
  rule(
    String.raw`(?<=^|[,;.\n] ?|\b(?:an?|the|my|petite|oz|ounce|had|ate|and|with|\d) )filet(?=[,;\n]|$| (?:and|with|medium|rare)\b)`,
    "filet mignon steak",
  ),
  // "0.5 weissbier" is half a litre of it.
  rule(String.raw`\b0[.,](33|[345])0? ?l? (?:of )?(?=(?:${glass})\b)`, "0.$1 l of "),
  // "Mini red wine": a bottle of 187 ml.
  rule(
    String.raw`\bmini (?:bottle (?:of )?)?(?=(?:(?:red|white|ros[eé]|sparkling|pink) wine|prosecco|champagne|ros[eé]|cava)\b)|\bmini bottles? (?:of )?(?=wine\b)`,
    "187 ml of ",
  ),
  // "3 meatballs marinara" is no sub of three, "4 gambas al ajillo" are no four plates.
  rule(
    String.raw`\b(${count} meatballs) (?=(?:marinara|bolognese|alfredo|stroganoff|bourguignon)\b)`,
    "$1 with ",
  ),
  rule(
    String.raw`\b(${count}) (?=(?:(?:garlic|king|tiger|jumbo) )?(?:gambas|prawns|shrimps?|scallops|langoustines|camarones|mussels|clams) (?:al|a la|alla|in|scampi|pil[- ]pil|piri|peri|diablo|a la diabla|marinara)\b)`,
    "$1 pieces of ",
  ),
];
