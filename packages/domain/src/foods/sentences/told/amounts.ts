import { leaving } from "../../dishes/left-out.ts";
import { about } from "../../measures/hedge-words.ts";
import { numeral, twoOrMore } from "../../measures/number-words.ts";
import { cupSizes, sizes } from "../../measures/size-words.ts";
import { spoons, weight } from "../../measures/weight-words.ts";
import { cookedSo } from "../../names/cooking-words.ts";
import { begins, describing, gerund, occasion, particle, vessel } from "../words.ts";
import { type Rule, rule } from "./rule.ts";

/** A size that is said after what was ordered. */
const soldSize = `(?:${cupSizes}|mini|foot-?long|foot long|(?:6|six|12|twelve)[- ]inch)`;

/** Amounts as they are told: a weight counts, however it is put. */
export const amounts: readonly Rule[] = [
  rule(String.raw`\s+[—–]\s+|[“”"]`, ", "),
  // "A turkey sub, footlong, with mayo", "latte with oat milk, grande": the size of what it follows.
  rule(
    String.raw`(?<=^|[,;.\n] ?|\b(?:had|ate|drank|ordered|got) )((?:an?|${numeral}|\d{1,2}) )?((?!(?:and|then)\b|${vessel}s?,)\p{L}[^,;.\n\d]{2,60}), (${soldSize})(?=[,;\n]|\.(?!\d)|$)`,
    "$1$3 $2",
  ),
  // "Half a bag of M&Ms, share size".
  rule(
    String.raw`\b(bag|packet|pack|bar|tub|box)(s?) of ([^,;.\n]{2,40}), (share|sharing|king|fun|family|party|snack)[- ]sized?(?: (?:bag|pack|bar))?(?=[,;\n]|\.(?!\d)|$)`,
    "$4 size $1$2 of $3",
  ),
  // "Iced latte, almond milk": what it is made with, not a glass beside it.
  rule(
    String.raw`\b((?:latte|macchiato|cappuccino|mocha|flat white|frappuccino|cortado|cold brew|matcha|chai)\b[^,.;\n]{0,20}), ((?:oat|almond|soy|soya|coconut|cashew|skim|skimmed|nonfat|whole|2%) ?milk)(?=[,.;\n]|$)`,
    "$1 with $2",
  ),
  // "Pizza (2 slices pepperoni)".
  rule(
    String.raw`(?<=^|[,;.\n] ?|\b(?:and|with|had|ate) )(\p{L}+) \((\d{1,2}|an?|${numeral}) (${vessel}s?)(?: of)? (\p{L}+)\)`,
    "$2 $3 of $4 $1",
  ),
  // "Tortilla chips, 15, with guacamole".
  rule(
    String.raw`(?<=^|[;.\n] ?|\b(?:had|ate) )(\p{L}[\p{L} ]{2,40}), (\d{1,2})(?=,|$|\n| with\b)`,
    "$2 $1",
  ),
  // "A 10 piece chicken nugget", "3 pc fried chicken".
  rule(
    String.raw`\b(?:an? )?(\d{1,2})[- ]?(?:piece|pcs?|count|ct)\.? (?:order of |meal of )?(?!(?:with|and|in|on|for|from|of|plus)\b)(?=\p{L})`,
    "$1 pieces of ",
  ),
  // "Quarter pounder with cheese, no fries": what wasn't beside it.
  rule(
    String.raw`,? \b(?:${leaving}) (?:any )?(?:fries|chips on the side|sides?|drinks?|ice|whip(?:ped cream)?|straw)\b(?=[,.;\n]| and\b|$)`,
    "",
  ),
  // "A turkey sandwich, hold the mayo": without it, rather than mayonnaise beside it.
  rule(
    String.raw`(\b(?:sandwich(?:es)?|subs?|hoagie|toastie|panini|wraps?|burritos?|tacos?|quesadillas?|bowl|salad|omelet(?:te)?s?|pizza|club|nachos|noodles|curry|chili|ramen|gyros?|kebabs?)\b[^,;.\n]*?),? (?:${leaving}|skip the) (?:the )?(\p{L}+(?: \p{L}+)?)(?=[,.;\n]| and\b|$)`,
    "$1 without $2",
  ),
  // Whatever it is: "pad thai, hold the peanuts".
  rule(
    String.raw`(?<=\p{L}),? (?:hold|skip) the (\p{L}+(?: \p{L}+)?)(?=[,.;\n]| and\b|$)`,
    " without $1",
  ),
  // How a steak was done doesn't change it.
  rule(String.raw`,? \b(?:cooked )?(?:medium[- ](?:rare|well)|well[- ]done)\b`, ""),
  // "2 slices (60 g) of rye bread": what was weighed counts.
  rule(
    String.raw`\b(?:\d[\d.,/]*|an?|${numeral}|half an?) (?:\p{L}+ ){0,2}\((?:${about} ?)?(\d[\d.,]* ?${weight})\)(?: of)?(?= (?!and\b|with\b|on\b|in\b|plus\b)\p{L})`,
    "$1",
  ),
  // "… and I ate three slices of it": so much of the food before.
  rule(
    String.raw`,? (?:and )?(?:i |we )?(?:\p{L}+ )?((?:an?|${numeral}|half|\d+)(?: \p{L}+)?) of (?:it|them|these|those|that)\b`,
    ", $1",
  ),
  // "Mac and cheese, like 2 cups": how sure somebody is of an amount is no food.
  rule(
    String.raw`\b(?:(?:like|maybe|probably|perhaps|i(?:'d)? (?:say|guess|think)|so) )+(?=(?:${about} )?(?:an? |one |two |three |half an? |\d[\d.,/]* ?)(?:\d/\d )?(?:${weight}|${vessel}s?)\b)`,
    "",
  ),
  // "Rice about a cup": the amount follows its food.
  rule(
    String.raw`(?<=^|[,;:.\n] ?|\b(?:and|had|ate|i|leftover) |\b(?:night|day)'s )((?!(?:about|had|have|ate|got|drank)\b)(?:[\p{L}']+ ){0,3}?\p{L}{3,}) ${about} ((?:an?|${numeral}|half an?|\d[\d.,/]*) ?(?:\d/\d )?(?:${weight}|${vessel}s?))(?= (?:with|and)\b|[,.;\n]|$)`,
    "$2 of $1",
  ),
  // "A scoop of vanilla protein" is one of its powder.
  rule(
    String.raw`\b(scoops?)(?: of)?( \p{L}+)? protein(?! (?:powder|supplement|isolate|blend|mix|shake|bar))\b`,
    "$1 of$2 protein powder",
  ),
  rule(String.raw`(?<=^|[,;.\n] ?|\b(?:and|with) )sides? of (?=\p{L})`, "a side of "),
  rule(String.raw`(?<![\d.,])\.(?=\d)`, "0."),
  rule(String.raw`~ ?(?=\d)`, ""),
  // "Scrambled 3 eggs": what was done to them comes first, as in a recipe.
  rule(
    String.raw`(?<=^|[,.;\n] ?|\b(?:i|we|i've|and|then) )(${cookedSo}|mashed) (\d{1,2}|an?|${twoOrMore}) (?!${weight}\b|${vessel}s? )(?=\p{L})`,
    "$2 $1 ",
  ),
  // "Rice and beans, about a cup of each".
  rule(
    String.raw`\b(\p{L}{3,}) and ((?:\p{L}+ )?\p{L}{3,})((?: (?:for|at) ${occasion})?),? (?:${about} )?((?:an?|${numeral}|half an?|\d[\d./]*) ?(?:${weight}|${vessel}s?))(?: of)? each\b`,
    "$4 of $1 and $4 of $2$3",
  ),
  // "I found myself reaching for a can of": had it.
  rule(String.raw`\bfound (?:myself|ourselves) ${gerund}(?: ${particle})?(?= ${begins})`, "had"),
  // "I savored the entire fruit", "every bit of that one piece": what was named before.
  rule(
    String.raw`,? (?:and )?(?:i |we )?\p{L}+ed (?:the (?:entire|whole) (?:fruit|thing|portion|serving|piece)|every (?:last )?(?:bit|bite|drop|crumb|mouthful) of (?:it|them|that(?: one)? piece|the (?:fruit|meal|dish)))\b`,
    "",
  ),
  // "Half my wife's burger", "a few of her fries", "all of the potatoes": whose they were.
  rule(
    String.raw`(?<!\b(?:at|from|in|to|with|for|by) )\b(?:my|our|his|her|their) \p{L}+'s? (?=\p{L})(?!${occasion}\b)`,
    "",
  ),
  rule(
    String.raw`\b(?:all|most) (?:of )?(?:the|my|his|her|their|our) (?=\p{L})(?!${occasion}\b)`,
    "",
  ),
  rule(
    String.raw`\b(an? (?:few|couple)|some|${numeral}|\d{1,2}) of (?:the|my|his|her|their|our|those|these) (?=\p{L})`,
    "$1 ",
  ),
  // "A quarter of a pie", "three quarters of the pizza".
  rule(String.raw`\b(?:an? |one )?quarter of (?:an?|the|my) (?=\p{L}|\d{1,2}[ -]inch\b)`, "1/4 "),
  rule(String.raw`\b(?:an? |one )?third of (?:an?|the|my) (?=\p{L})`, "1/3 "),
  rule(String.raw`\btwo[- ]thirds of (?:an?|the|my) (?=\p{L})`, "2/3 "),
  rule(String.raw`\bthree[- ]quarters of (?:an?|the|my) (?=\p{L})`, "3/4 "),
  // "1/2 a cup of", "half of the sandwich", "the rest of the soup": who knows how much was left?
  rule(String.raw`\b(\d ?/ ?\d|[¼-¾⅐-⅞]) (?:of )?(?:an?|the|my) (?=\p{L})`, "$1 "),
  rule(String.raw`\bhalf (?:of )?(?:an?|the|my) (?=[aeio])`, "half an "),
  rule(String.raw`\bhalf (?:of )?(?:a|the|my) (?=\p{L})`, "half a "),
  rule(
    String.raw`\b(?:the |my |some of the )?(?:rest|remainder|last) of (?:the |my |an? )?(?=\p{L})(?!(?:${occasion}|week|year)\b)`,
    "",
  ),
  rule(String.raw` [aà] la mode\b`, " with a scoop of vanilla ice cream"),
  rule(String.raw`\bhalf (?:and|&|n) half(?: cream)?\b`, "half-and-half"),
  rule(String.raw`\b(?:an? )?quarter(?: of an?)? (?=(?:cup|pint|lb|pound|${spoons})\b)`, "1/4 "),
  // "Weighing 11 ounces", "which is 12 fl oz".
  rule(
    String.raw`,? (?:which|that)?(?:'s| is| was| were| weighed| weighs| weighing| measuring| totall?ing| coming)(?: in at| out (?:to|at)| to| at)?(?: just)?(?: about| around| roughly| an?)? (\d[\d.,]* ?${weight})\b(?: can| bottle| serving| portion)?`,
    ", $1",
  ),
  rule(String.raw`(?<=\b(?:${sizes}))[ -]sized?\b(?! of)`, ""),
  rule(String.raw`,? \(?any size\)?`, ""),
  // "Another 100 g" is more of what a dish has, as own-amounts.ts reads it.
  rule(String.raw`\banother\b(?! \d)`, "a"),
  rule(String.raw`\b(an?) touch of\b`, "$1 splash of"),
  // "A 250 g serving of", "12 fl oz can of": the amount is said.
  rule(
    String.raw`\b(\d[\d.,/]*)[ -]?(${weight})\b[ -](?:(?!(?:of|an?|the|my|and|with|then|plus|followed|${numeral}|half)\b)[\p{L}-]+ ){0,3}?(?:serving|portion|piece|can|tall ?boy|bottle|glass|carton|container|pouch|packet|pack|package|bag|box|tub|cup|bowl|mug|slice|helping|fillet|scoop|jar|tin|bar|block|chunk|lollipop|plate) of `,
    "$1 $2 of ",
  ),
  // "A side of 75 g of peas", "a good helping of 90 g of rice".
  rule(
    String.raw`\ban? (?:${describing} ){0,2}(?:side|serving|portion|helping|addition|bit|mound|pile|total) of (?=(?:about )?\d[\d.,/]*[ -]?${weight}\b)`,
    "",
  ),
  // "A box filled with juice", "a glass full of milk".
  rule(
    String.raw`(?<=\b(?:an?|${numeral}|my|the) (?:${describing} ){0,3}${vessel}) (?:filled with|full of|containing) (?!${begins})(?=\p{L}|100)`,
    " of ",
  ),
  // "A handful of 10 chips", "a medium single serving bag".
  rule(
    String.raw`\ban? (?:handful|bunch|couple|group) of (?=(?:\d{1,2}|three|four|five|six|seven|eight|nine|ten|twelve) \p{L})`,
    "",
  ),
  rule(
    String.raw`\b(${sizes}) (?:single|individual)[ -](?:serving|serve|size)[ -](?=${vessel}\b)`,
    "$1 ",
  ),
  // "A palm-sized sausage": only sizes that are sold tell how much.
  rule(
    String.raw`(?<= )(?!(?:${sizes}|fun|king|snack|bite|family|party|personal|child|kid|share|sharing|single|individual|single-serving|jumbo|standard|full|half)-)\p{L}+-sized (?=\p{L})`,
    "",
  ),
  // "From an 11 oz can", "which was a ready meal weighing 9 ounces".
  rule(
    String.raw`,? (?:which |that )?(?:i |we )?(?:prepared |made |served |came |heated |poured )?(?:from|out of) an? (\d[\d.,]*[ -]?${weight})[ -](?:can|tin|bag|box|bottle|carton|pack|packet|package|jar|tub|container)\b`,
    ", $1",
  ),
  rule(
    String.raw`,? (?:which|that) (?:was|is) an? (?:${describing} ){1,3}weighing (?:in at )?(?:about |around )?(\d[\d.,]* ?${weight})\b`,
    ", $1",
  ),
  // "A generous 240 g of ice cream"; but "a steak 200 g with chips" is one of so much.
  rule(
    String.raw`\b(?:an?|the|my|some|about|roughly|around)(?: ${describing}){0,2} (?=\d[\d.,/]*[ -]?${weight}\b (?!(?:with|and|plus|on|in|for|at|from|then|raw|cooked|each)\b)\p{L})`,
    "",
  ),
];
