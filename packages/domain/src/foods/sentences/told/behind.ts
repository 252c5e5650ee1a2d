import { numeral } from "../../measures/number-words.ts";
import { sizes } from "../../measures/size-words.ts";
import { spoons, weight } from "../../measures/weight-words.ts";
import { cutSo } from "../../names/cooking-words.ts";
import { begins, count, filledPieces, foodBegins, pieces } from "../words.ts";
import { type Rule, rule } from "./rule.ts";

/**
 * Amounts that come behind their food, as in notes and lists: "crispy pancakes, 4 of them", "lasagne,
 * only ate half", "rice half plate". Each is put before it.
 */

const end = String.raw`(?=[,;\n)]|\.(?!\d)|$)`;
const endOrMore = String.raw`(?=[,;\n)]|\.(?!\d)|$| (?:and|with|plus)\b)`;
/** A food without an amount of its own. */
const uncounted = String.raw`((?!(?:${begins}|some\b|and\b|then\b|few\b|with\b|like\b|about\b|around\b|maybe\b|i\b|we\b|of\b))\p{L}[^,;.\n\d()]{1,50}?)`;
const roughly = String.raw`(?:(?:about|around|roughly|approx\.?|approximately|maybe|circa|c\.) ?|~ ?)`;
const ate = "(?:ate|eaten|had|finished|managed|drank)";
const spoon = `(?:${spoons}|dessertspoon|knob|splash|dash|drizzle|dollop|sprinkle|grating|glug|squeeze|pinch|handful)`;
const spread =
  "(?:marmite|vegemite|promite|bovril|(?:strawberry |raspberry |apricot )?jam|marmalade|honey|(?:almond|peanut) butter|nutella|lemon curd|cream cheese|biscoff spread)";

const thin = "(?:very |only |just )?thin(?:ly)?(?: spread| layer| scraping| scrape)?";

export const amountsBehind: readonly Rule[] = [
  // "Butter (thin)", "jam, thinly spread": little of it.
  rule(
    String.raw`\b((?:butter|marg(?:arine)?|${spread}))(?:(?:, ?| ?\()${thin}\)?| thinly spread)${endOrMore}`,
    "some bit of $1",
  ),
  // "A handful of almonds (about 10)", "grapes (about 15)": so many, whatever the hand.
  rule(
    String.raw`\b(?:an? )?(?:(?:small|big|large|good) )?(?:handful|bunch|few|couple)(?: of)? (\p{L}[\p{L} -]{2,30}) \(${roughly}?(\d{1,2})\)`,
    "$2 $1",
  ),
  rule(String.raw`${foodBegins}${uncounted} \(${roughly}(\d{1,2})\)`, "$2 $1"),
  // "Pierogi ruskie about 8 with onion": plurals without an s.
  rule(
    String.raw`${foodBegins}((?:pierogi|gyoza|momos?|idli|ravioli|nigiri|sushi)(?: \p{L}+)?),? ${roughly}(\d{1,2})${endOrMore}`,
    "$2 $1",
  ),
  // "Grapes, about 15" are so many, but "a banana about 11" and "toast about 8" are when it was.
  rule(String.raw`${foodBegins}${uncounted}(?<=s),? ${roughly}(${count})${end}`, "$2 $1"),
  rule(
    String.raw`(?<=\b(?:an?|my|the|${numeral}|\d) [^,;.\n\d()]{2,40}|\p{L}),? (?:about|around|roughly) (?:[1-9]|1[0-2]|${numeral})(?: ?ish)?${endOrMore}`,
    "",
  ),
  // "Crispy pancakes, 4 of them", "fish fingers - 5 of them".
  rule(
    String.raw`${foodBegins}${uncounted}(?:,| -|) (?:${ate} )?(${count}) of (?:them|those|these)${endOrMore}`,
    "$2 $1",
  ),
  // "Lasagne, only ate half", "a pizza, had about half of it".
  rule(
    String.raw`${foodBegins}(?:(?:an?|one|the|my) )?${uncounted},? (?:but |and )?(?:i )?(?:only |just )*${ate} ${roughly}?half(?: of (?:it|that))?${end}`,
    "half a $1",
  ),
  // "Shepherd's pie, big portion, with peas".
  rule(
    String.raw`${foodBegins}${uncounted}(?:, | \()(?:an? )?(?:big|large|huge|generous) (portion|helping|bowl|plate|serving|slice|piece)\)?${endOrMore}`,
    "large $2 of $1",
  ),
  rule(
    String.raw`${foodBegins}${uncounted}(?:, | \()(?:an? )?(?:small|little|tiny) (portion|helping|bowl|plate|serving|slice|piece)\)?${endOrMore}`,
    "small $2 of $1",
  ),
  // "Rice half plate", "dal one bowl".
  rule(
    String.raw`${foodBegins}${uncounted} (?:half(?: an?)?|1/2) (cup|katori|plate|bowl|glass|pint|can|tin|packet)${endOrMore}`,
    "1/2 $2 of $1",
  ),
  rule(
    String.raw`${foodBegins}${uncounted} (${numeral}|1|2|3|4) (katoris?|plates?|bowls?|glass(?:es)?|cups?)${endOrMore}`,
    "$2 $3 of $1",
  ),
  // "Chili, about a mug, over half a jacket potato", with or without the commas.
  rule(
    String.raw`${foodBegins}${uncounted} ${roughly}(?:an?|1|one) (cup|bowl|mug|plate)(?= (?:over|on)\b)`,
    "1 $2 of $1",
  ),
  // "Scrambled eggs on toast, 2 eggs, 2 slices of bread"
  rule(
    String.raw`\b(scrambled|poached|fried|boiled) eggs? on toast, (${count}) (?:(?:large|medium|small) )?eggs?(?=[,;.\n]|$)`,
    "$2 $1 eggs on toast",
  ),
  rule(
    String.raw`\beggs? on toast, (${count}) slices?(?: of)?(?: (?:bread|toast))?(?=[,;.\n]|$)`,
    "eggs on $1 slices toast",
  ),
  // "Ham, 2 slices white", "1 nest noodles"
  rule(
    String.raw`(?<=^|[,;.\n] ?|\b(?:and|with|had|on) )(${count}|an?) slices? (?:of )?(white|brown|wholemeal|wholegrain|seeded)${endOrMore}`,
    "$1 slices $2 bread",
  ),
  rule(String.raw`\b(${count}|an?) (nests?) (?=(?:\p{L}+ )?noodles?\b)`, "$1 $2 of "),
  // "Lentil soup cup"; "poke bowl" and "peanut butter cup" are names.
  rule(
    String.raw`${foodBegins}((?:(?!and\b|with\b)\p{L}+ ){0,2}(?:soup|chowder|bisque|broth|chill?i|porridge|oatmeal|congee|cereal)) (cup|bowl|mug)${endOrMore}`,
    "1 $2 of $1",
  ),
  rule(String.raw`${foodBegins}${uncounted} (?:an? |one )?(${spoons})${endOrMore}`, "1 $2 of $1"),
  // "Beans, sausages and eggs": two at least of what is eaten by the piece.
  rule(
    String.raw`${foodBegins}(?:(?:some|my) )?(${pieces})(?! and mash\b|, ?x? ?\d{1,2}(?![\d.,/]| ?\p{L}))(?=[,;\n)!?]|\.(?!\d)|$| (?:and|with|on|plus|for)\b)`,
    "2 $1",
  ),
  // "Fish tacos, slaw"; of "2 bacon, egg and cheese tacos" the number stands before, and of "tacos, 3
  // tortillas" behind.
  rule(
    String.raw`(?<=^|[;.\n] ?|(?<!\d[^;.\n]{0,60}), ?|\b(?:had|ate|got) )(?:(?:some|my|the) )?(${filledPieces})(?! and mash\b|, ?\d{1,2} (?:\p{L}+ )?(?:tortilla|shell|wrap)s?\b|, ?x? ?\d{1,2}(?![\d.,/]| ?\p{L}))(?=[,;\n)!?]|\.(?!\d)|$| (?:and|with|on|plus|for)\b)`,
    "2 $1",
  ),
  // "Edamame, 1 cup shelled": the amount and the form of what it follows.
  rule(
    String.raw`${foodBegins}${uncounted}, ((?:\d[\d./]*|an?|one|half an?) ?(?:cups?|${spoons}|${weight})),? (shelled|${cutSo}|cooked|raw|uncooked|dry|drained|peeled)${end}`,
    "$2 $3 $1",
  ),
  // "Knob butter", "tsp sesame oil": one of it.
  rule(
    String.raw`(?<=^|[,;(\n] ?|\b(?:and|with|plus|had) )((?:heap(?:ed|ing) |rounded )?${spoon})(?: of)? (?!cakes?\b|of\b)(?=\p{L})`,
    "1 $1 of ",
  ),
  rule(
    String.raw`(?<=^|[;.\n] ?)((?!${begins})[^,;.\n\d]{3,30}) and ([^,;.\n\d]{3,30}), ${roughly}(\d{2,4} ?${weight})${end}`,
    "$3 $1 with $2",
  ),
  // "Pasta with tuna and sweetcorn, about 350 g": the whole was weighed, as if it were said first.
  rule(
    String.raw`(?<=^|[;.\n] ?)((?!${begins})[^,;.\n\d]{3,40} with [^,;.\n\d]{3,60}), ${roughly}?(\d{2,4} ?${weight})${end}`,
    "$2 $1",
  ),
  // "Fried rice with shrimp and egg, about 2 cups": so is what filled a vessel.
  rule(
    String.raw`(?<=^|[;.\n] ?|\b(?:had|ate) )((?!${begins})[^,;.\n\d]{3,40} with [^,;.\n\d]{3,60}), ${roughly}((?:\d[\d./]*(?: \d\/\d)?|an?) (?:cups?|bowls?|plates?))${endOrMore}`,
    "$2 of $1",
  ),
  // "Gin and tonic x3": of the drink, not of what was mixed in.
  rule(
    String.raw`\b(gin|vodka|rum|whisky|whiskey|bacardi|malibu) (?:and|&) ([^,;.\n\d]{3,20}) x ?(\d)${end}`,
    "$3 $1 and $2",
  ),
  // "A margherita pizza (12 inch)".
  rule(String.raw`((?:\p{L}+ )?)(pizza) \((\d{1,2})[ -]?(?:inch|in|")\)`, "$3 inch $1$2"),
  rule(String.raw`\b(${spread}) toast with `, "toast with $1 and "),
  // "Vegemite toast x2": toast with it, rather than two spoons of it.
  rule(String.raw`\b(${spread}) toast(?! with\b)(?=s?\b((?: x ?\d)?))(?:s?)\2`, "toast$2 with $1"),
  // "A burger extra cheese".
  rule(
    String.raw`(?<=\p{L}{3}|\d)(?<!\b(?:with|and|some|an?|the|of|no|plus|or)) extra (?=(?:butter|cheese|bacon|sauce|mayo|gravy|cream|ghee|chilli|egg|sugar|meat|chicken)${endOrMore})`,
    " with ",
  ),
  // "A dash of milk" is more than one of vinegar.
  rule(String.raw`\bdash of (?=(?:(?:\p{L}+ )?milk|cream)\b)`, "splash of "),
  // "Large chips", "a portion of chips": in a size, they are fried ones.
  rule(
    String.raw`\b(${sizes})((?: (?:portions?|plates?|cones?|servings?) of)?) chips\b(?! (?:bags?|packets?|packs?)\b)`,
    "$1$2 french fries",
  ),
  rule(String.raw`\b(portions?|plates?|cones?) of chips\b`, "$1 of french fries"),
  // "A packet of crisps" holds 25 g or so in Britain; a bag of chips is twice that.
  rule(
    String.raw`\b(?<!(?:small|large|big|family|sharing|share|grab|size)[ -])(?:(?:medium|regular|standard|normal) )?((?:packet|pack|bag)s?) of ((?:[\p{L}-]+ ){0,4}(?:crisps|tayto))\b`,
    "small $1 of $2",
  ),
  // "2 tins chopped tomatoes": how they were cut before they were canned.
  rule(
    String.raw`\b(tin|can)(s?)(?: of)? (?:(?:chopped|plum|crushed|peeled|whole|diced|cherry|stewed) )?tomatoes\b`,
    "$1$2 of canned tomatoes",
  ),
  rule(
    String.raw`\b(tin|can)(s?) of (?:(?:sliced|halved) )?(peaches|pears|apricots|pineapple|mandarins|prunes|plums|fruit salad)\b`,
    "$1$2 of canned $3",
  ),
  // "A tin tuna", "tin tomato soup".
  rule(
    String.raw`(?<=^|[,;.\n] ?|\b(?:an?|half an?|half|one|1|with|and) )tin (?=(?:tuna|soup|beans|baked beans|sardines|mackerel|salmon|tomatoes|chopped tomatoes|tomato soup|chickpeas|sweetcorn)\b)`,
    "tin of ",
  ),
  // "Porridge 40 g": so little is weighed before it is cooked.
  rule(
    String.raw`\b((?:2[5-9]|[3-6]\d) ?g(?:rams?)?) (?:of )?porridge(?: oats)?\b`,
    "$1 rolled oats",
  ),
  rule(
    String.raw`\bporridge(?: oats)?,?(?: -)? \(?((?:2[5-9]|[3-6]\d) ?g(?:rams?)?)\)?(?= |[,;.\n]|$)`,
    "$1 rolled oats",
  ),
  // "Pork pie (small Melton Mowbray)".
  rule(String.raw`${foodBegins}(?:an? )?${uncounted} \((${sizes}) (?:\p{L}+ ?){1,4}\)`, "$2 $1"),
  // "A sandwich on brown": its bread.
  rule(
    String.raw`(?<=\b(?:sandwich|toastie|butty|salad|mayo|cheese|ham|egg|tuna|chicken)) on (brown|white|wholemeal|granary|malted|seeded)${endOrMore}`,
    " on $1 bread",
  ),
  // "A steak sandwich with the lot"; a burger with it is a dish.
  rule(
    String.raw`(?:(?<!burger) with the lot| with (?:all the trimmings|everything))${endOrMore}`,
    "",
  ),
  // "Soup, think it was carrot": what somebody isn't sure of is the food before.
  rule(String.raw`, (?:i )?(?:think|believe|guess) (?:it|they|that) (?:was|were) [^,.;\n\d]*`, ""),
  // "Was so hungry I had a pie".
  rule(
    String.raw`(?<=^|[.;\n] ?)(?:i )?(?:was|am|felt) (?:so|really|very|that) \p{L}+,? (?:that )?(?=i (?:had|ate|got)\b)`,
    "",
  ),
  // "B: toast", "Mon: 3 idlis", "lunch 2 chapati": short for a meal or a day.
  rule(
    String.raw`(?<=^|\n|[.;] ?)(?:bf|b|l|d|s|am|pm|mon|tues?|wed|thurs?|fri|sat|sun)(?:day)?(?::| -) ?(?=\p{L}|\d)`,
    "",
  ),
  rule(
    String.raw`(?<=^|\n|[.;] ?)(?:breakfast|brekkie|brunch|lunch|dinner|supper|snacks?) (?=\d|(?:two|three|four|half) )`,
    "",
  ),
  // "Pasta (2 cups, cooked)", "rice 150 g (cooked)".
  rule(
    String.raw` \((\d[\d.,/]* ?(?:${weight}|cups?|${spoons})), (?:cooked|drained|raw|dry)\)`,
    " ($1)",
  ),
  rule(String.raw`(\d ?${weight}) \((raw|cooked|dry|uncooked|drained)\)`, "$1 $2"),
  // "Jacket spud".
  rule(String.raw`\b(jacket|baked|mashed|roast|boiled|new) spuds\b`, "$1 potatoes"),
  rule(String.raw`\b(jacket|baked|mashed|roast|boiled|new) spud\b`, "$1 potato"),
  // "OJ small glass", but "pasta, a fairly big plate" says which plate itself.
  rule(
    String.raw`${foodBegins}${uncounted}(?<!\ban?(?: \p{L}+)?) (${sizes}) (glass|bowl|plate|mug|portion|slice)${endOrMore}`,
    "$2 $3 of $1",
  ),
  // "Scone jam and cream", "2 weetabix semi skimmed milk"
  rule(
    String.raw`\b(scones?|crumpets?|bagels?|croissants?|toast|rotis?|pancakes?|waffles?|oatcakes?|teacakes?) ((?:strawberry |raspberry |apricot )?jam|marmalade|butter|honey|nutella|marmite|vegemite|clotted cream)${endOrMore}`,
    "$1 with $2",
  ),
  rule(
    String.raw`\b((?:\d |two |three )(?:weeta-?bix|weet-?bix|shredded wheats?|oatibix)) ((?:(?:semi[- ]?skimmed|skimmed|skim|trim|whole|full[- ]fat|blue|green|red|oat|soya?|almond|cold|hot) )?milk)${endOrMore}`,
    "$1 with $2",
  ),
  // "Agege bread 3 thick slices", "sugarcane 2 small sticks".
  rule(
    String.raw`${foodBegins}${uncounted} (\d{1,2}|${numeral}) (thick|thin|${sizes}|little) (slices?|pieces?|bits|sticks?|glass(?:es)?|bowls?|cups?|plates?|spoons?|handfuls?|portions?)${endOrMore}`,
    "$2 $3 $4 of $1",
  ),
  // "Tea tonight was pizza": the meal.
  rule(
    String.raw`(?<=^|[.;\n] ?)(?:my |our )?tea (?:tonight |last night |yesterday |today )?was `,
    "",
  ),
  rule(String.raw` on the (?:barbie|barbecue|bbq|braai|grill)\b`, ""),
  rule(
    String.raw`\bchoc(?= (?:milk|cake|bar|chip|ice cream|biscuit|muffin|mousse|croissant|shake|brownie|cookie))`,
    "chocolate",
  ),
  rule(String.raw`\bchook\b`, "chicken"),
  // "Roast chicken 1/4 with skin"
  rule(
    String.raw`${foodBegins}((?:(?:roast|rotisserie|grilled|peri peri) )?chicken),? (?:an? )?(quarter|half|1/4|1/2)(?=[,;\n]|\.(?!\d)|$| (?:and|with|without)\b)`,
    "$2 $1",
  ),
  rule(
    String.raw`\bgammon(?=,? (?:and |with )?(?:(?:an?|\d|two|fried|poached) )*(?:eggs?|chips|pineapple)\b)`,
    "gammon steak",
  ),
  // "Quarter chicken and chips": of the bird, not of a plate of both.
  rule(
    String.raw`${foodBegins}((?:an? )?(?:half|quarter|1/[24]) (?:an? )?(?:(?:roast|rotisserie|peri[- ]peri) )?chicken) (?:and|with|n|&) (?=(?:(?:peri[- ]peri|spicy|large|regular|small) )?(?:chips|fries|rice|wedges|mash|coleslaw|salad|corn)\b(?! (?:soup|salad|bowl|casserole|bake)\b))`,
    "$1, ",
  ),
  // "Half chicken, medium": how hot it is.
  rule(
    String.raw`\b((?:half|quarter|whole|1/[24]) (?:an? )?(?:roast |peri peri )?chicken)(?:,? |, ?)(?:mild|medium|hot|extra hot)${endOrMore}`,
    "$1",
  ),
  // "Half a grilled chicken" is of a whole bird, though a grilled chicken is a breast.
  rule(
    String.raw`\b((?:half|quarter|whole|1/[24]) (?:of )?(?:an? )?)(?:(?:char-?)?grilled|bbq(?:'?d)?|barbecued?|charcoal|spit[- ]?roast(?:ed)?|peri[- ]peri) chicken(?! with skin)${endOrMore}`,
    "$1rotisserie chicken",
  ),
  // "A ham and mustard sarnie".
  rule(
    String.raw`\b(?:sarnie|sanger|sanga|sambo|butty|(?<=\p{L} )bap)\b(?<!\bchip butty)`,
    "sandwich",
  ),
  rule(
    String.raw`\b(?:sarnies|sangers|sangas|sambos|butties|(?<=\p{L} )baps)\b(?<!\bchip butties)`,
    "sandwiches",
  ),
  // "Egg curry with 2 eggs": they are in it.
  rule(
    String.raw`\b(\p{L}{3,}) (curry|salad|sandwich|roll|wrap|stir[- ]?fry|fried rice|noodles|pasta) with ${count} (?:boiled |fried |slices of |rashers of )?\1s?\b`,
    "$1 $2",
  ),
  // "A large glass of red".
  rule(
    String.raw`\b((?:glass(?:es)?|bottles?|carafe|measure)(?: of)?) (?:house )?(red|white|ros[eé])${endOrMore}`,
    "$1 $2 wine",
  ),
  // "Coffee with semi skimmed".
  rule(
    String.raw`(?<!\b(?:yogh?urts?|cheese|cream|fraiche|quark|skyr|kefir|mozzarella|cheddar|feta|ricotta|philadelphia|mayo|mayonnaise|milk|dahi|curd) )\b(semi[- ]?skimmed|skimmed|full[- ]fat)${endOrMore}`,
    "$1 milk",
  ),
  // "Half a lager", "half of Carling" are half a pint.
  rule(
    String.raw`\bhalf (?:a |of )?(lager|bitter|guinness|cider|stout|ale|beer|shandy|carling|tetleys?|fosters|stella|carlsberg|john smiths?|madri|moretti|tennents|landlord|doom bar|peroni|strongbow|thatchers)\b(?! (?:can|bottle|batter))`,
    "half pint of $1",
  ),
  // "A bit of parmesan": little of it.
  rule(
    String.raw`(?:\b(?:just )?an? |(?<=^|[,;.\n] ?|\b(?:and|with|plus) ))(?:little |tiny |wee |small )?bit of (?=\p{L})`,
    "some bit of ",
  ),
];
