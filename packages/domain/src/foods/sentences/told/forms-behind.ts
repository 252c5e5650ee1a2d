import { numeral, twoOrMore } from "../../measures/number-words.ts";
import { cookedSo } from "../../names/cooking-words.ts";
import { ends, foodBegins, patties } from "../words.ts";
import { type Rule, rule } from "./rule.ts";

/**
 * What stands behind a food and only tells which of it: its flavour, its crust, the milk it was made
 * of, how a cut was cooked. The search knows these in front of the name.
 */

const snack =
  "(?:(?:potato|tortilla|pita|corn|kettle|bagel) )?(?:chips|crisps|pringles|doritos|lays|ruffles|pretzels?|popcorn|crackers|rice cakes)";
const flavour =
  "(?:sour cream|cream cheese|(?:white |sharp )?cheddar|cheese|honey mustard|mustard|(?:sea )?salt|vinegar|honey|jalape[nñ]o|chill?i|lime|onions?|chives?|bacon|ranch|bbq|garlic|(?:black )?pepper)";
const milk =
  "(?:whole|full[- ]fat|skim(?:med)?|semi[- ]skimmed|non-?fat|fat[- ]free|low[- ]?fat|reduced[- ]fat|[12]%) milk";
const tinnedFish =
  "(?:tuna|sardines?|anchov(?:y|ies)|mackerel|salmon|herring|kippers?|mussels|oysters|clams)";
const cut = "(?:chicken |turkey |duck )?(?:drumsticks?|thighs?|wings?|legs?|breasts?)";
const bony = "(?:bone[- ]in|skin[- ]on|skinless|boneless|no skin)";
const weighedSo = String.raw`\d[\d.]* ?(?:oz|g|ounces?|grams?)`;
const cooked = `(?:${cookedSo}|smoked)`;

export const formsBehind: readonly Rule[] = [
  // "Potato chips sour cream and onion" have no onion beside them.
  rule(
    String.raw`(?<=^|[,;.\n] ?|\b(?:had|ate|with|and|of|an?|\d) )(${snack}),? (${flavour}) (?:and|&|n) (${flavour})(?: flavou?r(?:ed)?)?(?=[,;.\n]|$| \d)`,
    "$2-and-$3 $1",
  ),
  rule(
    String.raw`\bcream cheese with (chives?|onions? and chives?|chives? and onions?)${ends}`,
    "chive cream cheese",
  ),
  // "Yogurt plain whole milk" was made of it.
  rule(
    String.raw`\b((?:(?:greek|cottage|ricotta|cream) )?(?:yogh?urt|cheese|kefir|ricotta|skyr|labneh|quark))(,? (?:plain|vanilla|cheese))?,? (${milk})(?=[,;.\n]|$| \d)`,
    "$3$2 $1",
  ),
  // "Anchovies in olive oil": whatever oil it is, the reference has one.
  rule(
    String.raw`\b(${tinnedFish})((?: canned| packed| tinned)?) in (?:extra virgin )?(?:olive|vegetable|sunflower|soya?|soybean|rapeseed|canola|seed) oil\b`,
    "$1$2 in oil",
  ),
  // "Chicken thighs 4 bone in, skin on": four of them.
  rule(
    String.raw`${foodBegins}(${cut}) x?(\d{1,2}),? (${bony}(?:,? (?:and )?${bony})?)${ends}`,
    "$2 $1 $3",
  ),
  // "Ground turkey, taco seasoned" is on no taco.
  rule(
    String.raw`(?<=\p{L}{3}|\d),? (?:taco|fajita|cajun|italian|lightly|well|lemon pepper)[- ]seasoned${ends}`,
    "",
  ),
  // "Turkey 5 oz white meat", "rotisserie chicken 5 oz white meat": of the bird.
  rule(
    String.raw`${foodBegins}(chicken|turkey),? (${weighedSo})(?: of)? (white|dark|breast) meat${ends}`,
    "$2 $1 $3 meat",
  ),
  rule(
    String.raw`${foodBegins}((?:\p{L}+ ){1,3}(?:chicken|turkey)),? (${weighedSo})(?: of)? (?:white|dark|breast) meat${ends}`,
    "$2 $1",
  ),
  rule(String.raw`\b(?:taco|fajita)[- ]seasoned (?=\p{L})`, ""),
  // "2 drumsticks baked", "drumstick roasted": said in front, the cut is found.
  rule(
    String.raw`(?<=^|[.;\n] ?|\b(?:had|ate) )((?:\d|an? |one |two |three |four )? ?)(${cut}),? (${cooked})${ends}`,
    "$1$3 $2",
  ),
  // "Steak lean and fat", "lamb chop with fat": as it is.
  rule(
    String.raw`(?<=\p{L}{3}),? (?:with )?(?:the )?(?:separable )?lean and (?:the )?fat${ends}`,
    "",
  ),
  rule(
    String.raw`(?<=\b(?:steak|chop|cutlet|roast|loin|ribs?|brisket|ham|beef|pork|lamb|veal|meat|rump|sirloin)s?),? with (?:the |its |some )?fat(?: on)?${ends}`,
    "",
  ),
  // "Egg boiled, yolk not eaten": the white.
  rule(
    String.raw`\b(?:(boiled|fried|poached) )?(eggs?)(?: (?:hard[- ]?)?(boiled|fried|poached))?,? yolks? (?:was |were )?(?:not eaten|left|removed|discarded)\b`,
    "egg white",
  ),
  // "Roast beef fat not eaten": its lean.
  rule(
    String.raw`(?<=\b(?:steak|chop|cutlet|roast|loin|ribs?|brisket|ham|beef|pork|lamb|veal|rump|sirloin)s?),? (?:with )?(?:the )?fat (?:was )?(?:not eaten|trimmed(?: off)?|cut off|removed|left)\b`,
    " lean only",
  ),
  // "Chicken breast with skin and coating"
  rule(
    String.raw`(?<=\bwith (?:the |its )?skin) (?:and|&) (?:the )?(?:coating|breading)${ends}`,
    "",
  ),
  // "Apple with peel"
  rule(String.raw`(?<=\p{L}{3} with )(?:the |its )?peel(?: on)?${ends}`, "skin"),
  // "Carrots boiled peeled": a boiled peeled egg is another thing.
  rule(String.raw`(?<=\p{L}{3} (?:${cookedSo})),? peeled\b`, ""),
  // "One bean and cheese burrito frozen"
  rule(
    String.raw`(?<=^|[,;.\n] ?|\b(?:had|ate) )((?:(?:an?|${numeral}|\d{1,2}) )?)((?!(?:an?|the|my|was|were|had|ate|some)\b)\p{L}+(?: (?!with\b|was\b|were\b)\p{L}+){0,4}) frozen${ends}`,
    "$1frozen $2",
  ),
  // "Pizza with cheese thick crust", "apple pie 2 crust".
  rule(
    String.raw`\bpizza with ((?:\p{L}+ ){1,3}?)((?:thick|thin|regular|deep dish|stuffed|pan) crust)\b`,
    "$2 $1pizza",
  ),
  rule(String.raw`(?<=\bpie),? (?:with )?(?:1|2|one|two|single|double)[- ]crusts?\b`, ""),
  rule(
    String.raw`\b(?:pasta|spaghetti|penne|linguine|fettuccine|tagliatelle|noodles) (?:with|in) (?:a )?carbonara(?: sauce)?${ends}`,
    "spaghetti carbonara",
  ),
];

const onBun =
  "on (?:an? |the |its )?(?:(?:hamburger|hot ?dog|burger|white|wheat|sesame|brioche) )?(?:buns?|rolls?)";

/** "Two fish fingers in a sandwich": with its bread; "tuna in a sandwich" is a sandwich of it. */
export const breadAround: readonly Rule[] = [
  rule(
    String.raw`(?<=^|[,;.\n] ?|\b(?:had|ate) )((?:\d{1,2}|${twoOrMore}) (?:\p{L}+ ){0,2}\p{L}+s) in an? (?:sandwich|sarnie|butty)\b`,
    "$1, 2 slices of bread",
  ),
  rule(
    String.raw`(?<=^|[,;.\n] ?|\b(?:had|ate) )((?!(?:an?|the|my|some|half)\b)\p{L}+(?: (?:and )?\p{L}+){0,2}) in an? (sandwich|sarnie|butty)${ends}`,
    "$1 $2",
  ),
];

/** "Doner kebab in pitta" is sold in one. */
export const breadOfKebabs = rule(
  String.raw`(?<=\b(?:doner|donner|döner|kebab|gyros?|shawarma)) (?:meat )?(?:in|on) (?:an? )?(?:pitt?a|flat ?bread|wrap)(?: bread)?(?=[,;.\n]|$| (?:with|and) )`,
  "",
);

/** A burger or sandwich that was eaten on a bun has it already; what only a patty is called has not. */
export const bunsBehind: readonly Rule[] = [
  rule(String.raw`(?<=\b${patties} burgers?) ${onBun}${ends}`, ", 1 bun"),
  rule(
    String.raw`(?<!\b${patties} )\b((?:ham|cheese)?burgers?|sandwich(?:es)?)((?: (?!on\b)[^\s,;.]+){0,9}?) ${onBun}${ends}`,
    "$1$2",
  ),
  rule(String.raw`\b(hot ?dogs? with(?: (?!on\b)[^\s,;.]+){1,6}?) ${onBun}${ends}`, "$1"),
  // "Hot dog on bun 1"
  rule(String.raw`\bhot ?dogs? on (?:an? )?buns?,? ([1-9])(?=[,;.\n]|$)`, "$1 hot dog on bun"),
];
