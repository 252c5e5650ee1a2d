import { numeral, twoOrMore } from "../../measures/number-words.ts";
import { sizes } from "../../measures/size-words.ts";
import { spoons } from "../../measures/weight-words.ts";
import { withNumbersWritten } from "../../measures/written-numbers.ts";
import { vessel } from "../words.ts";
import { whenEaten } from "./when-eaten.ts";

const amount = String.raw`(?:\d|[¼-¾⅐-⅞])[\d./¼-¾⅐-⅞ -]{0,12}(?:fl ?)?`;
const shortened = `oz|lbs?|${spoons}|pkgs?|pts?|qts?|gal|sl|slcs?|pcs?|pkts?|btls?|sm|med|lg`;
const inWords = `g|gms?|grams?|kgs?|kilos?|mls?|l|ltrs?|lit(?:er|re)s?|ounces?|pounds?|cups?|${spoons}|slices?|pieces?|servings?|serv|srv|svg|portions?|packets?|handfuls?|scoops?|cans?|bowls?`;
/**
 * "2 tbsp. butter", "Dr. Pepper": the full stop is the word's, not the sentence's. In "pasta 200 g.
 * Rice …" it is the sentence's, and so it is behind grams even where small letters go on: "steak 250g.
 * so good".
 */
const shortWords = [
  /\b(fl)\.(?= ?oz)/giu,
  /\b(dr|jr|st|mr|mrs|ms)\.(?= )/giu,
  new RegExp(String.raw`(${amount}(?:${shortened}))\.(?= \p{Ll})`, "gu"),
  new RegExp(
    String.raw`((?:^|[(\n]|\b(?:and|with|plus|had|ate|of|or|to)) ?\(?(?:about )?${amount}(?:${shortened}|gr?|kg|ml))\.(?= )`,
    "giu",
  ),
  // "Pasta, 200 g. Salad": but for a capital behind it.
  new RegExp(
    String.raw`([,;:.!?] ?\(?(?:about )?${amount}(?:${shortened}|gr?|kg|ml))\.(?= (?!and |then |with |plus )\p{Ll})`,
    "gu",
  ),
  // "2 cups. of rice", "200 grams. salmon": an amount alone ends no sentence.
  new RegExp(String.raw`(${amount}(?:${inWords}))\.(?= of )`, "giu"),
  new RegExp(String.raw`(^${amount}(?:${inWords}))\.(?= \p{Ll})`, "gimu"),
];
const plusMeasure = `cups?|c|${spoons}|ounces?|oz|pounds?|lbs?|grams?|g|kg|ml|l|pints?|quarts?`;
const size = `${sizes}|tall`;
/** "2 large", "1 small bowl", "a handful" */
const sizedOnes = String.raw`(?:\d[\d./ ]{0,5}|(?:an?|${numeral}|half an?) )(?:(?:${size})(?: (?:${vessel}|whole|fruit|egg)s?)?|handfuls?)`;
const share = "half|a third|a quarter|two thirds|three quarters|[1-3]/[2-4]";

/** What apps and recipes write: "2 serving(s)", "2T butter", "toast*2", "2 nos eggs". */
const shorthand: readonly (readonly [RegExp, string])[] = [
  // "Mon: porridge", "2 eggs @8am", "milk ,2 eggs"
  [
    /^(?:mon|tues?|weds?|wednes|thu|thurs?|fri|sat|satur|sun)(?:day)?(?::| [-–]) ?(?=[\p{L}\d])/gimu,
    "",
  ],
  [/,? @ ?\d{1,2}(?:[:.]\d\d)? ?(?:[ap]m?)?(?=$|[\s,;.)])/giu, ""],
  [/[^\S\n]+(?=,)/gu, ""],
  // "2 eggs,3 toasts": a comma behind a letter parts foods, as other scripts' commas do; "1,5" is a number.
  [/(?<=[\p{L})]),(?=\d)|[،、，]/gu, ", "],
  [/(?<=\p{L}{3})&(?=\p{L}{3})/gu, " & "],
  // "✅ 2 eggs ✅ toast", "- [x] oatmeal", "**Breakfast** 2 eggs"
  [/(?<=\b(?:[Aa]nd|[Ww]ith|plus) )(?![©®™])\p{Extended_Pictographic}[\u{FE0F}\u{200D}]* ?/gu, ""],
  [/(?![©®™])\p{Extended_Pictographic}[\u{FE0F}\u{200D}]*/gu, ", "],
  [/\[[ x]\] ?/giu, ""],
  [/\*\*|__/gu, " "],
  // "1 medium (7" to 8" long)", "a 6" meatball sub": a bracket tells how big a medium one is.
  [
    new RegExp(
      String.raw`(?<=\b(?:${sizes}|whole|each|fruit|piece|slice)) ?\([^()]{0,30}\d ?(?:["”″]|in(?:ch(?:es)?)?\b|cm\b)[^()]{0,12}\)`,
      "giu",
    ),
    "",
  ],
  [/(?<=\b\d{1,2}) ?["”″](?= ?\p{L})/gu, " inch "],
  [/\bsix[- ]inch\b/giu, "6 inch"],
  [/\btwelve[- ]inch\b/giu, "12 inch"],
  // "A 3-egg omelette", "tall glass of milk", "pb toast"
  [/(?<=\b\d{1,2})-(?=egg\b)/giu, " "],
  [/\btall (?=glass(?:es)?\b)/giu, "large "],
  [
    /\bpb (?=(?:toast|sandwich|bagel|crackers?|cookies?|cups?|balls?|bars?|pretzels?|oat(?:s|meal)?|banana|protein|smoothie|shake|ice cream|wrap|granola|pancakes?|waffles?|fudge|pie|brownies?|chocolate)\b|and (?:jelly|jam|honey|banana) )/giu,
    "peanut butter ",
  ],
  // "English muffin pb and honey"
  [
    /\b(toast|bagel|english muffin|muffin|crumpets?|rice cakes?|waffles?|pancakes?|crackers|apple|banana|celery|oatmeal|oats|porridge) pb\b/giu,
    "$1 with peanut butter",
  ],
  // "50 g oats/200 ml milk", but "w/2 eggs"
  [/(?<=\p{L}{3})\/(?=\d[\d.,]* ?\p{L})/gu, ", "],
  // "Chicken thighs bone in skin on"
  [/\bbone in\b(?=,? (?:skin|\p{L}+ )|[,;.)]|$)/giu, "bone-in"],
  [/\bskin on\b/giu, "skin-on"],
  [
    /\b((?:\p{L}+ )?(?:thigh|breast|leg|drumstick|wing|chop)s?),? ?\(?(bone-in|skin-on)(?:,? (bone-in|skin-on))?\b\)?/giu,
    "$2 $3 $1",
  ],
  // "Avocado - 0.5 fruit", "egg, 2 each"
  [
    /(?<=\p{L}(?: -|,|:)? \d[\d./]{0,4} )(?:fruits?|items?|units?|each|ea)\b\.?(?= ?(?:$|[,;)\n]))/giu,
    "",
  ],
  [/(?<=\d) and (?=\d\/\d)/giu, " "],
  // "1/2 cup oats (150)": whatever it is, the amount has been said.
  [/(?<=[\d½¼¾⅓⅔][^,;()\n]{2,60}) ?\(\d{2,4}\)(?= ?(?:$|[,;\n]))/gu, ""],
  // "Eggs (2 large)", "banana - 1 small", "almonds: a handful": as behind a comma, or before the food.
  [
    new RegExp(
      String.raw`(?<=\p{L}{2})(?<!\b(?:breakfast|brunch|lunch|dinner|supper|tea|snacks?|drinks?|desserts?|starters?|mains?|sides?|extras?|today|yesterday|\d ?[ap]m))(?: ?\(| ?- |: ?)(${sizedOnes})\)?(?= ?(?:$|[,;\n]|\.(?!\d)))`,
      "giu",
    ),
    ", $1",
  ],
  [
    new RegExp(
      String.raw`(?<=^|[,;\n] ?)(\p{L}[\p{L} ]{2,30}?) ?\((${sizedOnes})\)(?= (?:and|with|plus|&|\+) )`,
      "giu",
    ),
    "$2 $1",
  ],
  // "2 bananas (large)"
  [
    new RegExp(
      String.raw`(?<=^|[,;\n] ?)((?:\d{1,2}|an?|${numeral}) )(\p{L}[\p{L} ]{2,30}?) ?\((${size})\)(?= ?(?:$|[,;\n]| and | with | \+ ))`,
      "giu",
    ),
    "$1$3 $2",
  ],
  // "Dairy Milk 45 g bar": how large it is.
  [
    new RegExp(
      String.raw`(?<=\p{L}{3} )(?<!\b(?:the|and|${numeral}|with|had|ate) )(\d[\d.]* ?(?:g|ml|oz|l)) (?:bar|bag|pack|packet|can|bottle|pot|tub|tin|carton|box|sachet|pouch)\b(?= ?(?:$|[,;\n]| and | with ))`,
      "giu",
    ),
    "$1",
  ],
  [/\b2nd (?=breakfast|lunch|dinner|supper|helping|serving|portion)/giu, "second "],
  // "Lrg fries", "2 sl pizza", "tea wid milk", "starbs caramel frap"
  [/(?<![\p{L}\d&'])(?:lge?|lrg)(?= \p{L}|$|[,.;)])/giu, "large"],
  [/(?<=\d) ?sl\b\.?(?= \p{L}|$|[,.;)])/giu, " slices"],
  [/(?<=\p{L}|\d) (?:wid|wiv|wif|wth) (?=\p{L}|\d)/giu, " with "],
  // "Instant coffee 3 in 1"
  [/\b(?:instant )?coffee,? \(?3[- ]in[- ]1\b\)?/giu, "3-in-1 coffee"],
  [/\b(?:starbs|starbies|starbys|sbux)\b/giu, "starbucks"],
  [/\bfrapp?s?\b(?= |$|[,.;)])/giu, "frappuccino"],
  // "Ham followed by 2 dates": no rule takes "by 2" for a share or a width.
  [/(?<=[\p{L}\d)]),? (?:and |then )?followed (?:up )?(?:by|with) (?=[\p{L}\d])/giu, ", "],
  // "A burger plus 2 cookies" are two foods, "1 cup plus 2 tablespoons of oil" one, and so is "Ensure
  // plus 1 bottle".
  [
    new RegExp(
      String.raw`(?<=\p{L}{3}|\))(?<!(?:\d|\b(?:an?|${numeral}|half|quarter)) ?(?:an? )?(?:heaped |level )?(?:${plusMeasure})),? (?:plus|&) (?=(?:\d|an? |one |two |three |four |half |some ))(?!\d+ (?:bottle|can|carton|cup|glass|serving|pack)(?:e?s)?$)`,
      "giu",
    ),
    ", ",
  ],
  [/(?<=\p{L}{3}) & (?=\p{L}{3})/giu, " and "],
  // "2 minute noodles" are no two of them.
  [/\b(?:2 ?-?min(?:ute)?s?|two[- ]minute) (?=noodles?\b)/giu, "instant "],
  // "Shake 2 scoops in water": what a powder is stirred into has nothing.
  [
    /(?<=\bscoops?\b[^,;.\n]{0,40}) (?:(?:mixed|made|shaken) )?(?:in|with) (?:just |cold |plain )*water\b/giu,
    "",
  ],
  // "Cheese scone heaps of butter", "toast lots of jam"
  [
    /(?<=\p{L}{3}) (?<!\b(?:and|with|had|ate|of|the|some|plus|got) )(?:(?:with )?(?:heaps|lots|loads|plenty|tons|lashings) of|(?:a )?(?:wee|little|tiny) bit of) (?=\p{L})/giu,
    " with ",
  ],
  // "Dairy milk 60g half gave rest to a friend"
  [
    /,? (?:and |but )?(?:i )?(?:gave|threw|binned|tossed|chucked) (?:away )?(?:the |my )?(?:rest|other half|remainder|remaining)\b[^,;.()\n]*/giu,
    "",
  ],
  [
    /(?<=[\p{L}\d)]{2})(?<!\b(?:and|an?|the|n|one|other|first|second|my|in|into|cut|left|ate|had|only|just|about|around|maybe|like|at|of|finished|managed|split|was|were)) half$/iu,
    ", ate half",
  ],
  // "Chinese, egg fried rice …": where it was from; "off the indian", too.
  [
    /^(?:chinese|indian|thai|takeaway|takeout|chippy)(?: takeaway| meal| dinner)?(?:,|:| -) (?=\p{L}{3})/iu,
    "",
  ],
  [/ (?:off|from) the (?:chinese|indian|thai|chippy|takeaway|kebab shop)\b/giu, ""],
  // "Peanuts, handful, about 1 oz"
  [
    /, (?:an? )?(?:handful|bit|piece|portion),? \(?(?=(?:about |around |approx |~ ?)?\d[\d./]* ?(?:g|oz|ml)\b)/giu,
    ", ",
  ],
  // "Snickers reg size": as it is anyway.
  [/(?<=\p{L}{3}),? \(?reg(?:ular)?[ -]sized?\b\)?/giu, ""],
  // "Sml fries", "reg flat white"
  [/(?<![\p{L}\d&'])sml?\.? (?=\p{L}{3})/giu, "small "],
  [/(?<![\p{L}\d&'])reg\.? (?=\p{L}{3})/giu, "regular "],
  // "Corned beef hash 1 cup 2 eggs no toast": of the last food, or of none. What stands before is
  // only looked at where it ends so: at every space it took a third of a second.
  [
    / (?=(?:no|without) (?:toast|bread|butter|rice|chips|fries|bun|sauce|dressing|potatoes)$)(?<=\d \p{L}[^,;.\n]* \d[^,;.\n]*\p{L} )/giu,
    ", ",
  ],
  // "Full rack ribs", "whole rack bbq ribs": one of them.
  [/\b(?:a )?(?:full|whole|entire) (?=(?:rack|slab)s?\b)/giu, "1 "],
  // "7-11 onigiri" are no seven of them.
  [/\b(?:7-?11|7[- ]eleven|seven[- ]eleven)(?:'?s)?\b,? ?/giu, ""],
  // "Biscuits and gravy, 2 biscuits": so many of them, and no others.
  [
    new RegExp(
      String.raw`(?<![\p{L}\d])(\p{L}{3,}s) (?:and|n|&) (\p{L}{4,}),? (\d{1,2}|${twoOrMore}) \1(?!\p{L})`,
      "giu",
    ),
    "$3 $1 and $2",
  ],
  // "Pizza 3 of 8 slices"
  [/(?<![\d.,/])(\d{1,2}) (?:out )?of (?:the )?\d{1,2} (?=slices?\b|pieces?\b)/giu, "$1 "],
  // "A naan, shared", "keema naan shared": with somebody.
  [/(?<=\p{L}{3}),? \(?shared\)?(?= ?(?:$|[,;.\n]))/giu, " shared with a friend"],
  // "A muffin but only half", "a bagel, well half of it"
  [
    /(?<=[\p{L}\d)]{2}),? (?:but (?:i )?(?:only|just)(?: (?:ate|had))?|well,?|ok,?|actually) (?:about )?half(?: of (?:it|that))?(?= ?(?:$|[,;.\n]))/giu,
    ", ate half",
  ],
  // "Pad thai about half the container"
  [
    new RegExp(
      String.raw`(?<=[\p{L}\d)]{2}),? (?:about|around|roughly|maybe|only) (${share}) (?:of )?(?:the|a) (?:container|tray|order|portion|plate|bowl)(?= ?(?:$|[,;.\n]))`,
      "giu",
    ),
    ", ate $1",
  ],
  // "Paella, couldn't finish, about 2/3"
  [
    new RegExp(
      String.raw`,? \(?(?:but )?(?:i )?(?:could|did)(?:n'?t| not) (?:quite )?finish(?: it)?,? (?:so )?(?:(?:only|ate|had|about|maybe|around) ){0,3}(${share})(?: of it)?\)?(?= ?(?:$|[,;.\n]))`,
      "giu",
    ),
    ", ate $1",
  ],
  // "Jollof 2 serving spoons": large ones.
  [/(?<=\d )serving (?=spoons?\b)/giu, "large "],
  // "Momos 1 plate 6 pcs": the pieces tell more.
  [
    /(?<=\p{L}{3} )(?:1|an?|one) (?:plate|order|portion|serving|pack|pkt|packet|box|tray|bowl|set)(?: of)?,? ?\(?(?=\d{1,3} ?(?:pcs?|pieces?|nos|gms?|grams|g|ml)\b)/giu,
    "",
  ],
  // "Boiled eggs 3 whole 2 white", "3 whole 2 white eggs"
  [
    /\b(?:(boiled|hard boiled|fried|poached|scrambled) )?eggs?,?:? (\d{1,2}) (?:whole|full),? ?(?:and |n |\+ ?|& ?)?(\d{1,2}) (?:egg )?whites?\b/giu,
    "$2 $1 eggs, $3 egg whites",
  ],
  [
    /\b(\d{1,2}) (?:whole|full),? ?(?:and |n |\+ ?|& ?)?(\d{1,2}) (?:egg )?whites?(?: (boiled|hard boiled|fried|poached|scrambled))? eggs?\b/giu,
    "$1 $3 eggs, $2 egg whites",
  ],
  // "chx breast 6oz ckd"
  [/\bch(?:x|kn|ix)\b\.?/giu, "chicken"],
  [/\bckd\b\.?/giu, "cooked"],
  [/\bb4 (?=\p{L})/giu, "before "],
  // "Up & go" is one drink, with its flavour behind it.
  [
    /\bup ?(?:&|and|\+|n|'n') ?go\b(?! (?:for|to|out|home|back|running)\b)(?: (?:choc(?:olate)?(?: ice)?|vanilla(?: ice)?|banana|strawberry)\b)?/giu,
    "upngo",
  ],
  // "Toast cuz why not", "toast cos i felt sick"; cos is a lettuce, too
  [/(?<=[\p{L}\d)],? )(?:'?coz|'?cuz|bcos|bcuz|bcoz) (?=\p{L})/giu, "because "],
  [
    /(?<=[\p{L}\d)],? )(?:'?cos|bc|b\/c|'?cause) (?=(?:i|i'?m|i'?d|it|it'?s|its|we|he|she|they|you|u|there|this|that|the|my|no|not|was|had|have|didn'?t|couldn'?t|can'?t|too|so|still|just|only|all|hungry|starving|tired|bored|busy|broke|lazy|sad|stressed|sick|ill|nauseous|full|late|running|rushed|feeling|felt|needed|wanted|why not|everyone|everything|nothing)\b)/giu,
    "because ",
  ],
  [/\bsr flour\b/giu, "self raising flour"],
  [/\bap flour\b/giu, "all purpose flour"],
  // "ff milk", "lf yogurt", "vit D"
  [/\bff (?=(?:milk|yogh?urt|cheese|cream|cottage|greek))/giu, "fat free "],
  [/\blf (?=(?:milk|yogh?urt|cheese|cream|cottage|greek))/giu, "low fat "],
  // "Rice and no salt added chips": nothing is left out of the rice.
  [/\bno (?:salt added|added salt) (?=\p{L})/giu, "unsalted "],
  [/\bno (?:sugar added|added sugar) (?=\p{L})/giu, "unsweetened "],
  [/\bvit (?=[a-k]\d{0,2}\b)/giu, "vitamin "],
  // "Pasta with pesto + a banana": what is with the pasta ends there.
  [/(?<= with [^,;.+\n]{2,60}) \+ (?=\p{L}|\d)/giu, ". "],
  // "Fish fingers x4 oven chips"
  [/(?<=\p{L} x ?\d{1,2}) (?=\p{L})(?!(?:and|with|in|on|of|from|for|at|g|ml|oz|kg)\b)/giu, ", "],
  // "6 egg whites 2 whole eggs"
  [/(?<=\d ?(?:g|ml)? egg whites?) (?=\d{1,2} (?:whole |large |full )?eggs?\b)/giu, ", "],
  // "chicken breast200g rice150g"
  [/(?<=\p{L}{3})(?=\d{2,4} ?(?:g|ml|kg|oz)\b)/giu, " "],
  // "4oz.chicken", "20g/2tbsp peanut butter"
  [/(?<=\d ?(?:g|oz|lb|ml))\.(?=\p{L})/giu, " "],
  [
    new RegExp(
      String.raw`(?<=\d ?(?:g|oz|ml)) ?\/ ?\d[\d.]{0,4} ?(?:g|oz|ml|${spoons}|cups?)\b`,
      "giu",
    ),
    "",
  ],
  // "A 12-oz can coke", "1 (12 oz) can coke"
  [
    /(?:\b(?:an?|one|1) )?\(?\b(\d{1,3}(?:\.\d)?)[ -]?(oz|fl oz|ounce|ml)\)? (?:can|bottle|glass|cup|mug|carton)(?: of)? (?=\p{L})/giu,
    "$1 $2 of ",
  ],
  // "50 g (dry weight)"
  [/\b(raw|dry|uncooked|cooked) weight\b/giu, "$1"],
  [/(?<=\p{L})\((?:e?s)\)/giu, "s"],
  [/(?<=\d|[¼-¾⅐-⅞]) ?T\.? (?=\p{L}{2})/gu, " tbsp "],
  [/(?<=\d|[¼-¾⅐-⅞]) ?t\.? (?=\p{L}{2})/gu, " tsp "],
  [/(?<=\p{L}|\)) ?[*×] ?(?=\d{1,2}(?![\d.]))/gu, " x"],
  // "A slice of pizza x1": one of what was told.
  [
    /(?<=(?:^|[,;.\n] ?|\b(?:and|with|had|ate) )(?:\d|an? |one |half |my |the )[^,;.\n]{2,60}),? ?x ?1(?= ?(?:$|[,;.)\n]))/giu,
    "",
  ],
  [/(?<=\d) ?nos\b\.? ?/giu, " "],
  [/(?<=\d) no\. (?=\p{L})/giu, " "],
];

/** A text with what recipes and apps shorten put in full. */
export function inFull(text: string): string {
  const full = [...shorthand, ...whenEaten]
    .reduce((said, [short, meant]) => said.replace(short, meant), withNumbersWritten(text))
    .replace(/ {2,}/g, " ")
    .trim();
  return shortWords.reduce((said, word) => said.replace(word, "$1"), full);
}
