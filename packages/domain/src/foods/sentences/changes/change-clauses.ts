import { sparing } from "../../sparing-pattern.ts";
import { person } from "../people.ts";
import { shareWord } from "../shares/number-text.ts";

/**
 * How people tell that something about a food was changed, as patterns of a whole clause. A pattern
 * names each group once, so that what is of the food is told in the first of several groups.
 */

const word = String.raw`(?!(?:the|my|for|with|and|but|on|instead|it|of|not|i|at|or|off|out|away|aside|behind|alone|left|untouched|uneaten|please|today)\b)\p{L}[\p{L}'’&-]*`;
const thingsAs = (group: string) =>
  String.raw`(?<${group}>${word}(?: ${word}){0,3}?(?:(?:,| and| or|, or) (?:the |my |any )?${word}(?: ${word}){0,2}?)*?)`;
const things = thingsAs("things");
const the = "(?:the|my|its|his|her|their|those|that|these)";
const all = "(?:(?:all|most|the rest) (?:of )?|any (?:of )?)";
const det = `${all}?(?:${the} |any )?`;
const surely = `${all}?${the} `;
const who =
  "(?:(?:i|we|he|she|they|it|also|then|just|only|but|and|so|though|with|it|had|came|got|ordered|asked for|asked (?:them )?to|told (?:them )?to|requested|please|really|even|made|has|have|basically|almost|practically|virtually|nearly|went|did|ended up|literally|all) )*";
const trail =
  "(?: (?:at all|please|today|this time|for me|altogether|entirely|completely|behind|in it|on it|on top|of it|of them|both|each|from both|that came with it|on (?:(?:the|my) )?(?:plate|side)))*";
const negated =
  "(?:didn['’]?t|did not|don['’]?t|do not|doesn['’]?t|couldn['’]?t|wouldn['’]?t|never)";

const clause = (...ways: string[]) => sparing(`^${who}(?:${ways.join("|")})$`, "iu");

/** Words that tell by themselves that it wasn't eaten: "skipped rice", "threw away the bun". */
const notEaten = [
  "no|none of|without(?: any)?|w/o|minus|hold|sans|skip(?:ped|ping)?|ditch(?:ed|ing)?|nix(?:ed)?|omit(?:ted|ting)?",
  "remov(?:ed|ing)|passed on|said no to|ate around|no need for|avoid(?:ed|ing)?|forgot",
  "(?:left|leave|leaving) (?:off|out|behind)|(?:threw|throwing|chucked|gave) (?:away|out)|binned|declined|fished out|set aside|pushed aside|ignored|refused|turned down|dumped|abandoned",
  "(?:took|taking|pulled|pulling|picked|picking|scraped|scraping|peeled|cut|trimmed|wiped|shook|sliced|spat|blotted|drained|fished) (?:off|out)",
  `${negated} (?:really )?(?:eat|use|have|touch|want|get|like|add|put on|put in|do|take|order|include)`,
].join("|");
/** Words that tell it only of a thing that is known: "left the bun", but not "left work early". */
const notEatenOfIt =
  "left|leaving|tossed|cut|trimmed|peeled|drained|scraped|picked|held|not|except(?: for)?|but not|lost";
const away =
  "(?:(?:back )?off|out|away|aside|behind|alone|untouched|uneaten|(?:of|for|on|in|to) (?:(?:the|my) )?(?:plate|side|bin|trash))";
export const none = clause(
  `(?:${notEaten}) ${det}${things}${trail}`,
  `(?:${notEatenOfIt}) ${surely}${thingsAs("ofIt")}${trail}`,
  `(?:took|taking|scraped|picked|pulled|peeled|cut|left|trimmed|threw|drained|wiped|shook|scooped|gave|fed|kept|fished|pushed|sliced|binned|chucked|set) ${det}${thingsAs("first")} (?:${away}|(?:to|for) ${person})`,
  `(?:gave|fed) ${person} ${surely}${thingsAs("given")}`,
  `(?:the )?${person} (?:ate|got|had|stole|took|finished|nicked) ${surely}${thingsAs("theirs")}`,
);
/** "Croutons picked out", "skin off", "bun for the dog". */
export const noneBehind = clause(
  `${det}${things} (?:(?:was|were|is|are|all|got) )*(?:removed|off|out|(?:picked|taken|scraped|cut|trimmed|pulled|peeled|thrown|wiped|fished|set|pushed|left) (?:off|out|away|aside)(?: both| each)?|left(?: ${away})?|omitted|(?:not |un)(?:eaten|touched|used)|discarded|skipped|ditched|tossed|binned|abandoned|declined|for ${person}|on the side,? \\(?(?:and |but )?(?:i )?(?:not used|didn['’]?t (?:use|touch|eat)(?: it| any| them)?|did not (?:use|touch|eat)(?: it| any| them)?|unused|untouched))\\)?`,
);

/** "Left bun", "half rice": only of what the food before has. */
export const leftIt = clause(`(?:left|leaving|zero|0) ${things}`);
export const halfOfIt = clause(`half (?!an? |of )${things}`);

/** "About half of" */
const half = `(?:about |around |maybe |like |roughly |only |just )*(?:a )?(?<share>${shareWord})(?: of)?`;
export const little = clause(
  `(?:go(?:ing)? |went |very |super |extra )?(?:light(?:er)?|easy|easier|sparing|skimpy|stingy)[ -](?:on|with) ${det}${things}`,
  `(?:(?:a bit |a little |much |way )?less|not (?:too |very )?much|not (?:a lot|lots) of|very little|hardly any|barely any|minimal|scant|half the (?:usual |normal |regular )(?:amount of )?) ?${det}${thingsAs("ofIt")}`,
  `${det}${thingsAs("given")} (?:halved|cut in half|cut down|reduced|dialed back|dialled back)`,
  `(?:barely|hardly|scarcely) (?:touched|ate|used|had) ${det}${thingsAs("first")}`,
);
/** "Ate all of the rice" */
export const allOfIt = clause(
  `(?:used|ate|had|finished|drank) (?:all (?:of )?|the whole (?:of )?)${the} ${things}`,
);
export const some = clause(
  `(?:(?:used|ate|had|finished|drank|only|just|used up) )*${half} (?:the|my|its|their) (?:usual |normal |regular )?${things}`,
  `${det}${thingsAs("ofIt")}(?: on the side)?,? \\(?(?:but )?(?:i )?(?:(?:only|just) )?(?:used|had|ate) (?:about |around |maybe |like |roughly )*(?<used>${shareWord}|a (?:little|bit|tiny bit))(?: of (?:it|them))?\\)?`,
);
/** "Left half the chips", "half the bun left", "took most of the breading off". */
export const someLeft = clause(
  `(?:left|leaving|gave away|threw away|chucked|binned|dumped|scraped off|took off|picked off|cut off|trimmed) ${half} (?:the|my|its|their) ${things}(?: ${away})?`,
  `(?:took|scraped|picked|pulled|peeled|cut|left|trimmed|threw|drained|wiped) (?<most>${shareWord})(?: of)? ${the} ${thingsAs("ofIt")} ${away}`,
  `(?<other>${shareWord})(?: of)? ${the} ${thingsAs("first")} (?:was |were )?left(?: ${away})?`,
);
export const more = clause(
  `(?:extra|xtra|double(?: the)?|2x|twice the|more|lots of|loads of|tons of|plenty of|a lot of|heavy on|add(?:ed)? extra|(?:an? )?(?:extra|additional) (?:(?:helping|serving|portion|scoop) of)?) ?${det}${things}`,
  `${thingsAs("ofIt")} (?:extra|doubled)`,
);

const amount = String.raw`(?:(?:an? |\d[\d./]* ?(?:g|ml|oz|cups?|tbsp|tsp|slices?)? (?:of )?)?)`;
const taken = String.raw`(?<taken>${amount}(?:\d{1,2} ?%(?: fat)? )?${word}(?: ${word}){0,3}?)`;
const old = thingsAs("things");
const usual = "(?:the |my |its |a |an |usual |regular |normal )*";
const put =
  "(?:made (?:lighter |healthier |creamy )?|using |used |use |had |got |went with |chose |with |in |sub(?:bed)? in )*";
const insteadOf =
  "(?:instead of|in place of|in lieu of|rather than|replacing|as (?:a )?replacement for|substituted for)";
export const swapped = [
  clause(`${put}${taken} ${insteadOf} ${usual}${old}`),
  clause(`(?:sub(?:bed|bing)?|substitut(?:e|ed|ing)) ${taken} (?:for|4) ${usual}${old}`),
  clause(
    `(?:sub(?:bed)?|swap(?:ped)?|switch(?:ed)?|trad(?:e|ed)|replac(?:e|ed)|chang(?:e|ed)|exchang(?:e|ed))(?: out)? ${usual}${old} (?:for|4|with|to|by) ${usual}${taken}`,
  ),
  clause(
    `${usual}${old} (?:swapped|switched|replaced|subbed|exchanged)(?: out)? (?:for|4|with|by) ${usual}${taken}`,
  ),
  clause(`instead of ${usual}${old},? (?:i )?(?:had|got|used|ate|chose|with) ${usual}${taken}`),
];

/** "Just the filling", "filling only, no pastry". */
export const onlyInside =
  /^(?:(?:but|i|just|only|ate|had) )+(?:the )?(?:filling|insides?|middle)$|^(?:the )?(?:filling|insides?|middle) only(?:,? no \p{L}+)?$/iu;

/** "Bottom bun only" */
export const oneBun =
  /^(?:(?:but|i|just|only|ate|had|with|on) )*(?:the )?(?:(?:top|bottom) bun(?: only)?|half (?:a|the) bun|one bun)$/iu;
