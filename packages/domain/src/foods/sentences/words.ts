import { numeral, twoOrMore } from "../measures/number-words.ts";
import { sizes } from "../measures/size-words.ts";
import { spoons } from "../measures/weight-words.ts";
import { cookedSo, cutSo } from "../names/cooking-words.ts";

/** The words of English between foods, as pieces of patterns. */

/** Words of a list, one of which is meant. */
export const either = (words: string) => `(?:${words.trim().replace(/\s*\n\s*/g, "|")})`;

/** Where a food with what belongs to it ends. */
export const ends = String.raw`(?=[,;\n]|\.(?!\d)|$| (?:and|with|then|plus|from|at|for)\b)`;
/** How many of something people count. */
export const count = String.raw`(?:\d{1,2}|${twoOrMore})`;
/** Where the phrase of a food may begin. */
export const begins = String.raw`(?:an?|the|my|our|some|${numeral}|half|several|another|\d[\d.,/]*|\.\d)(?![\p{L}])`;
/** Where the phrase of a food may begin that has no amount before it. */
export const foodBegins = String.raw`(?<=^|[,;:.\n] ?| [/+] |\b(?:and|with|had|ate|got|then|plus|then i had) |\b(?:night|day)'s )(?<!\bmac(?:aroni)? (?:and|n|&) )`;
/** A word of a food that has no amount before it. */
export const foodWord = String.raw`(?:mac(?:aroni)? (?:and|n|&) cheese|(?!(?:and|with|then|had|ate|got|plus|of|or|in|on|an?|the|my|some|half|whole|about|like|maybe|i|we|${numeral}|several|few|couple|at|from|for|to|no|without|added|last|yesterday's|today's|${sizes}|little|double)\b)\p{L}[\p{L}'&-]*)`;
/** A food that has no amount before it, up to five words; captured. */
export const food = String.raw`(${foodWord}(?: ${foodWord}){0,4}?)`;
export const article =
  "(?:an?|the|my|our|your|his|her|their|this|that|these|those|some|another|today's)";
/** A word that may describe what follows it. */
export const describing = String.raw`(?!(?:and|or|of|with|without|in|on|at|for|to|by|from|as|an?|the|my|our|this|that|these|those|some|i|we|alongside|featuring|including)\b)[\p{L}][\p{L}'-]*`;

/** What is eaten by the piece, so that it is two at least where nobody counts it. */
export const pieces = `(?:(?:${cookedSo}|dippy|soft[- ]boiled|hard[- ]boiled) )?(?:eggs|sausages|bangers|snags|rashers|crumpets|chapatis|rotis|samosas|parathas)`;
/** The same of dishes, with what they are filled with. */
export const filledPieces = String.raw`(?:(?!(?:${begins}|few|couple|plain|order|plate|and|with|of|mini|corn|had|ate|got|i|we)\b)\p{L}+ ){0,2}(?:tacos|enchiladas|fajitas|taquitos|flautas|tamales|pupusas|sopes|gorditas|sliders)`;

/** Occasions and what else is told but not eaten. */
export const occasion = either(`
  breakfast|brekkie|brekky|brunch|lunch|lunchtime|dinner|dinnertime|supper|snacks?|snacktime|elevenses|dessert|afters
  (?:break|snack|lunch|dinner|breakfast|meal|tea|bed)[ -]?time|meals?|meal ?times?|day|morning|afternoon|evening
  night|midday|noon|midnight|breaks?|moments?|routine|ritual|treat|starters?|weekend|party|picnic
  cravings?|hunger|appetite|thirst|sweet tooth|boost|pick-me-up|start|energy|indulgence|refresher
  mood|choice|option|delight|feast|nibble|bite to eat|body|journey|workout|gym|run|walk|training
  way (?:home|to work|in|back)|work|office|school|way|shift|hike|movie|film|game|meeting|trip|drive|flight
`);
export const occasionPhrase = String.raw`(?:${article} (?:${describing},? (?:(?:and|yet|but) ${describing} )?){0,4}?|(?:${describing} (?:(?:and|yet|but) ${describing} )?){0,4}?)${occasion}(?: ${occasion})*`;

export const adverb = String.raw`(?:\p{L}+ly|also|just|then|only|even|first|again|later|still|usually|often|always|simply|both|all|once|soon|next|really)`;
const irregular = either(`
  had|have|has|having|ate|eat|eaten|drank|drink|drunk|got|get|took|take|made|make|chose|found|went|came|began|kept
  broke|bought|brought|put|sat|dug|dove|won|felt|threw|tore|hit|cut|fed|did|ran|wound|drew|split|spent|spread
  am|was|is|were|be|been|ended|start|begin|started
`);
/** A verb of telling, whichever it is. */
export const verb = String.raw`(?:${irregular}|\p{L}{2,}(?<!se|we)ed)`;
export const gerund = String.raw`(?!(?:chewing|dressing|pudding|stuffing|icing|topping|filling|serving|frying|baking|whipping|drinking|cooking|dumpling|string|spring|wing|king|herring|whiting|something|everything|sling|pickling)\b)\p{L}{2,}ing`;
export const object = String.raw`(?:it|them|that|this|everything|myself|ourselves|himself|herself|me|us|all|${occasionPhrase})`;
export const particle =
  "(?:on|in|into|for|up|out|off|down|with|by|to|of|at|through|away|around|about|back|over|together|from|alongside)";
// Up to four: V8 writes fewer repetitions out one by one, and compiles all of it anew for each.
export const toTheFood = String.raw`(?: ${adverb}){0,2}(?: ${object}){0,4}(?: ${particle}){0,4}(?: ${occasionPhrase} ${particle})?`;
export const subject = String.raw`(?:(?:my \p{L}+|he|she) and )?(?:i|we)(?:'ve|'d|'m| have| had| am| was| did| could| would)?`;

/** Participles that tell what is in or on a dish, rather than what is beside it. */
export const composing = either(`
  topped|filled|stuffed|loaded|mixed|covered|coated|sweetened|flavou?red|seasoned|spread|slathered|smothered
  drizzled|sprinkled|dressed|packed|blended|layered|garnished|glazed|dipped|tossed|lightened|swirled|stirred
  made|prepared|enriched|fortified|infused|brimming|bursting|finished
`);
/** Behind "had" they tell how a food is, not what was done: "I had fried chicken". */
export const preparedSo = either(`
  (?<=(?:had|'d|'ve|have) )(?:iced|${cookedSo}|smoked
  dried|mixed|canned|pickled|${cutSo}|stuffed|breaded|battered|refried|candied|salted
  seasoned|spiced|glazed|frosted|powdered|flavou?red|caramelized|cured|pulled|blackened|creamed|whipped|deviled|curried
  loaded|buttered|smothered|wilted|marinated|sweetened|unsweetened|spiked|mulled|charred|crumbed|crusted|coated
  jellied|corned|reduced|(?:stir|deep|air|pan)-?fried|reheated|unsalted|unflavou?red)
`);
/** Of these the word tells how it was cooked, too. */
export const cooking = either(
  "cooked|baked|fried|sauteed|sautéed|roasted|grilled|scrambled|boiled|poached|steamed|simmered",
);
export const manner = String.raw`(?: (?:${adverb}|nicely|beautifully|generously))?`;

export const size = `(?:(?:${sizes}|miniature|personal|single serving|half)(?:-?sized?)?|(?:bite|fun|king|snack|family|party|sharing|share)[ -]?sized?)`;
export const vessel = `(?:cup|mug|glass|can|bottle|bowl|plate|slice|piece|serving|portion|helping|handful|spoonful|${spoons}|scoop|bag|box|carton|container|pouch|packet|pack|package|jar|tub|order|drink|pat|stick|chunk|cube|wedge|strip|ear|bar|fillet|jug|pint|shot|spoon|dollop|drizzle|splash|sprinkle|pinch|bunch|stack|side)`;

/** What a food did, rather than what else was eaten: "bringing a fresh start". */
export const resulting =
  "(?:making (?:it|this|that|these|them|my|the|for)|giving|keeping|leaving|bringing|providing|offering|ensuring|creating)";

/** Up to the end of the clause. */
export const restOfClause = "[^,.;:!?\\n]*";
/** The same, or up to the next food: "at the ballpark and a beer". */
export const toNextFood = `(?:(?! and (?:${begins}|some\\b))[^,.;:!?\\n])*`;

/** Burgers that are named after their patty, and looked up as that. */
export const patties = "(?:veggie|vegan|bean|turkey|fish|salmon|tofu|impossible|beyond)";
