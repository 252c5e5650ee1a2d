import { numeral, twoOrMore } from "../../measures/number-words.ts";
import { spoons, weight } from "../../measures/weight-words.ts";
import { cookedSo } from "../../names/cooking-words.ts";
import { withoutLeavings } from "../shares/leavings.ts";
import { dividedAmongAll } from "../shares/sharing.ts";
import { withCapitalsOf } from "../text-parts.ts";
import {
  adverb,
  article,
  begins,
  composing,
  cooking,
  count,
  describing,
  gerund,
  manner,
  object,
  occasion,
  occasionPhrase,
  particle,
  preparedSo,
  restOfClause,
  resulting,
  size,
  subject,
  toNextFood,
  toTheFood,
  verb,
  vessel,
} from "../words.ts";
import { afterthoughts } from "./afterthoughts.ts";
import { amounts } from "./amounts.ts";
import { asides } from "./asides.ts";
import { amountsBehind } from "./behind.ts";
import { withoutBracketLists } from "./brackets.ts";
import { contents } from "./contents.ts";
import { cookedIn } from "./cooked-in.ts";
import { dishes } from "./dishes.ts";
import { doings } from "./doings.ts";
import { drinks } from "./drinks.ts";
import { dryGoods } from "./dry-goods.ts";
import { figures } from "./figures.ts";
import { breadAround, breadOfKebabs, bunsBehind, formsBehind } from "./forms-behind.ts";
import { hedges } from "./hedges.ts";
import { withNamesKept } from "./kept-names.ts";
import { withOnesNamed } from "./ones-named.ts";
import { orders } from "./orders.ts";
import { places, withOwnersJoined, withoutPlacesBefore, withoutPlacesNamed } from "./places.ts";
import { portions } from "./portions.ts";
import { remarks } from "./remarks.ts";
import { type Rule, rule } from "./rule.ts";
import { servings } from "./servings.ts";
import { sizesTold, tortillasByWidth } from "./sizes.ts";
import { withFoodsOfClauses } from "./which-was.ts";

/**
 * What people tell around their foods: who ate, when, what for, and how good it was. English marks
 * it by few means, whatever the words: a subject and its verb come before the food, reasons come
 * after it ("to start my day", "which was lovely"), and past participles join foods ("paired with").
 */

/** "What a nice day", "how are you": an exclamation or a question up to its end. */
const exclamations: readonly Rule[] = [
  rule(
    String.raw`(?:^|(?<=[.;!?,\n] ?))(?:what an?|(?:how|why|who|what) (?:is|are|was|were|do|does|did|can|should|would)) ${restOfClause}`,
    "",
  ),
];

/** "Fed the cat", "gave my dog a sausage": others ate it. */
const others: readonly Rule[] = [
  // "The dog stole my sandwich so just an apple"
  rule(
    String.raw`\b(?:the |my |our )?(?:dog|pupp?y|cat|toddler|kids?|baby|seagull) (?:stole|nicked|grabbed|swiped|took|got) (?:my|the|half my) [\p{L} ]{2,30}?(?=,? so\b|[,.;\n]|$)(?:,? so (?:i )?(?:(?:just|only) )?(?:had )?)?`,
    "",
  ),
  // "My daughter didn't want her yoghurt so i had it", "kids left half a toastie so i ate that": had it.
  rule(
    String.raw`(?<=^|[,.;\n] ?)(?:the |my |our )?\p{L}+ (?:(?:did|would|could|does)(?:n'?t| not) (?:want|eat|finish|like|touch|fancy)(?: (?:her|his|their|the|all of|any of))?) ([^,.;\n]{3,40}?),? so i (?:had|ate|finished|drank) (?:it|them|that|those)\b`,
    "$1",
  ),
  rule(
    String.raw`(?<=^|[,.;\n] ?)(?:(?:the |my |our )?\p{L}+ )?left (?:me )?([^,.;\n]{3,40}?),? so i (?:had|ate|finished|drank) (?:it|them|that|those)\b`,
    "$1",
  ),
  rule(
    String.raw`(?:\b${subject} )?\b(?:walked|walking|fed|feeding|gave|giving|washed|groomed|threw) (?:my|the|our|his|her) (?:dogs?|cats?|pupp(?:y|ies)|kittens?|bab(?:y|ies)|birds?|horses?|chickens|fish)\b(?:(?! (?:and|then)\b)[^,.;:!?\n])*`,
    "",
  ),
];

/** When it was eaten: "for lunch", "my breakfast was". */
const occasions: readonly Rule[] = [
  // "Two glasses of wine with dinner", "a glass of milk before bed".
  rule(
    String.raw`\bwith (?:my |our )?(?:breakfast|brunch|lunch|dinner|supper|dessert)(?=[,.;\n]|$| (?:and|then|at|i|we)\b)`,
    ", ",
  ),
  rule(String.raw`,? \b(?:right |just )?(?:before|in) bed\b(?! of\b)`, ", "),
  // "At 12:30", "around 3pm".
  rule(
    String.raw`\b(?:at|around|by) (?:about )?\d{1,2}(?:[:.]\d\d)? ?(?:[ap]\.?m\.?|o'?clock|h)?(?!\w|[.,/]\d| ?${weight}\b)`,
    ", ",
  ),
  rule(String.raw`\bfor tea(?= (?:i|we)\b)`, ", "),
  rule(
    String.raw`(?<!\bscoops? (?:of )?)\b(?:pre|post)[ -]?(?:work-?out|gym|run|training|swim|ride)(?: snack| meal)?\b(?! powder)`,
    ", ",
  ),
  rule(
    String.raw`\b(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day(?:'?s)?(?= ${occasion}\b|:| -)`,
    "",
  ),
  // "A delightful combination of a banana and …", "a meal consisting of".
  rule(
    String.raw`\b(?:an?|the|my) (?:${describing} ){0,3}(?:combination|combo|assortment|selection|array|feast|duo|trio|medley|spread(?! with)|meal|snack|lunch|dinner|breakfast|plate|mix)(?: (?:that|which))? (?:of|consist(?:ing|ed) of|featur(?:ing|ed)|includ(?:ing|ed)|compris(?:ing|ed)(?: of)?|made up of|with)(?: both)? (?=${begins})`,
    "",
  ),
  // "Kids meal with 4 nuggets": what is told one by one.
  rule(
    String.raw`(?<=^|[,.;] ?)(?:an? )?(?:kid(?:'s|s'?)?|child(?:ren)?'s|happy) meal(?: (?:with|of)|:) (?=${begins})`,
    "",
  ),
  // "A stir fry with 200 g tofu, 1 tbsp oil and 150 g vegetables": so is a dish of weighed things.
  rule(
    String.raw`(?<=^|[.;\n] ?|, )(?:an? |my |some )?(?:(?:homemade|quick|\p{L}+) )?(?:stir[- ]?fry|smoothie|shake|curry|stew|soup|omelette?|frittata|bowl|(?:pasta|rice|noodles|oats|porridge)(?=[^.;\n]*\b(?:pasta|spaghetti|penne|fusilli|linguine|macaroni|noodles|rice|oats)\b)) (?:made )?(?:with|from|of|using) (?=\d[\d.,/]* ?(?:${weight}|${spoons}|cups?)\b[^,;\n]*(?:,| and ) ?(?:and )?\d[\d.,/]* ?(?:${weight}|${spoons}|cups?)\b)`,
    "",
  ),
  // "Protein shake (2 scoops whey, 1 banana, 300 ml milk)": it is what is listed.
  rule(
    String.raw`(?<=^|[.;,\n] ?|\b(?:had|ate|drank) )(?:an? |my |some )?(?:\p{L}+ ){0,4}\p{L}+ ?\(((?:\d[\d.,/]* ?|an? |half |one |two |three )[^(),;\n]+(?:,| and | \+ | with )\s?(?:\d[\d.,/]* ?|an? |half |one |two |three )[^();\n]+)\)`,
    "$1",
  ),
  // "An omelette with 3 egg whites and spinach": so is one of counted eggs.
  rule(
    String.raw`(?<=^|[.;\n] ?|, )(?:an? |my |some )?(?:egg[ -]whites? )?(?:omelet(?:te)?|scramble|frittata) (?:made )?(?:with|from|of|using) (?=(?:\d|${twoOrMore})[\d./]* (?:(?:large|whole|medium|small|extra large) )?eggs?\b)`,
    "",
  ),
  // "Just a light lunch of soup and a roll".
  rule(
    String.raw`(?<=^|[,.;\n] ?|\b(?:had|ate) )(?:just |only )?(?:an?|my|our) (?:${describing} ){0,3}(?:breakfast|brunch|lunch|dinner|supper|snack|meal) of (?=\p{L}|\d)`,
    "",
  ),
  // "Lunch at my desk was soup", "dinner with my sister was tacos".
  rule(
    String.raw`(?<=^|[,.;\n] ?)(?:my |our |the )?(?:breakfast|brunch|lunch|dinner|supper) (?:at|in|on|with|by) (?:(?!was\b)[\p{L}']+ ){1,5}(?:was|were) (?=\p{L}|\d)`,
    "",
  ),
  // "Cereal was bran flakes", "pudding was apple crumble": which it was.
  rule(
    String.raw`(?<=^|[,.;\n] ?|\b(?:and|then) )(?:the |my )?(?:cereal|side|starter|main|appetizer|drink|pudding|afters|sandwich|soup|smoothie) was (?=(?:(?:an?|some|the) )?(?!(?:really|very|so|too|not|good|great(?! value\b)|nice|lovely|amazing|cold|hot|delicious|ok|okay|fine|made|from|with|about|around)\b)\p{L})`,
    "",
  ),
  // "My lunch consisted of", "breakfast was".
  rule(
    String.raw`(?:^|(?<=[.;!?,] |[.;!?] ))(?:and |then |so )?(?:${article} |\p{L}+'s )?(?:(?!i\b|we\b)${describing} ){0,3}${occasion}(?:'s \p{L}+)?(?: today| tonight| yesterday)?(?: ${adverb})?(?: (?:was|is|were|will be|(?!${cooking}\b)${verb}))(?: ${adverb})?(?: ${particle}){0,2} `,
    "",
  ),
  // "A plate with 100 g of ham": the vessel of what is told one by one.
  rule(
    String.raw`\b(?:an?|one|my|the) (?:${describing} ){0,2}(?:plate|bowl|mug|glass|cup|tray|box|lunchbox|pot|pan)(?:ful)? (?:with|containing|holding|of) (?=(?:about |around )?(?!\d[\d.]* ?%)${begins})`,
    "",
  ),
  // "A salad of 50 g leaves, 80 g tomatoes": it is what is told one by one.
  rule(
    String.raw`\b(?:(?:an?|my|the) )?(?:(?:big|small|large|side|mixed|green) )?salad (?:of|made of|made with|made from) (?=\d[\d.]* ?${weight}\b)`,
    "",
  ),
  // "Lunch:", "late-night snack -".
  rule(
    String.raw`(?:^|(?<=\n|[.;!?,] ))${occasionPhrase}(?: today| tonight)?(?: (?:at|around) \d{1,2}(?:[:.]\d\d)?)?(?::| -) `,
    "",
  ),
  // "For lunch", "during my afternoon break", "as a light snack", "to fuel my day".
  rule(
    String.raw`\b(?:for|at|as|during|after|before|while|in|on|over|throughout|around) ${occasionPhrase}(?: (?:today|yesterday|tonight|time|after work|before bed|on \p{L}+day))?\b(?! (?:bars?|mix|biscuits?|burritos?|cakes?|sandwich(?:es)?|tacos?|pizza|sausages?|rolls?|bread|wraps?|foods?|meat|shakes?|tarts?|drinks?|crackers?|cereals?|mints?|pies?|ham)\b)`,
    ", ",
  ),
  // "200 g of yesterday's pizza".
  rule(String.raw`\b(?:yesterday|today|tonight|last night)['’]s (?!${occasion}\b)(?=\p{L})`, ""),
  rule(
    String.raw`\b(?:this|yesterday|last|on \p{L}+day|\p{L}+day) (?:morning|afternoon|evening|night)\b(?:'s)?|\b(?:from )?(?:today|tonight|yesterday|earlier|just now|last night)(?:'s)?\b|\bon (?:mon|tues|wednes|thurs|fri|satur|sun)day\b`,
    ", ",
  ),
  rule(
    String.raw`\bto (?:${adverb} )?(?!go\b|drink\b|eat\b)\p{L}+(?: (?:off|up|out|down|away))?(?: ${article}| me| it| us)? (?=${occasion}\b)${occasion}${restOfClause}`,
    ", ",
  ),
];

/** Who ate, and how: up to where the food begins. */
const tellers: readonly Rule[] = [
  // "We did tacos i had three with beef", "cookies and i ate two": so many.
  rule(
    String.raw`(?<=^|[,.;\n] ?|\b(?:did|made|got|ordered|were|was|some|the) )((?:\p{L}+ ){0,2}\p{L}+s),? (?:and |but )?i (?:had|ate) (${count})(?: of (?:them|those))?(?=[,.;\n]|$| (?:with|and|on)\b)`,
    "$2 $1",
  ),
  // "Starving so had a double cheeseburger".
  rule(
    String.raw`(?<=^|[.;!?] )(?:(?:i )?(?:was|am|'m|felt|feeling) )?(?:(?:so|very|really|pretty|a bit) )?(?:starving|hungry|hangry|tired|lazy|late|peckish|thirsty|in a (?:rush|hurry)),? (?:so|and) (?:i )?${verb} (?=${begins}|some\b)`,
    "",
  ),
  // "My husband ordered a pizza".
  rule(String.raw`\b(?:my|our) \p{L}+(?: and i)? ${verb}(?: me| us)? (?=${begins})`, ", "),
  rule(String.raw`(?<!\bto )\b(?:please )?(?:log(?:ged)?|add|track)\b(?= (?!cabin\b))`, ", "),
  // "Apple slices instead of fries and white milk": one side takes the place of another.
  rule(
    String.raw`,? \b(?:instead of|rather than) (?:the |any )?(?:fries|chips|bread|rice|(?:a |the )?bun|mayo|sugar|toast|soda|coke|pasta|potatoes|beef|chicken|hash browns)(?= (?:and|with)\b)`,
    "",
  ),
  rule(String.raw`,? \b(?:instead of|rather than|except)\b${restOfClause}`, ""),
  // "She made me", "there was".
  rule(
    String.raw`\b(?!(?:which|that|who)\b)(?:there|(?:my )?\p{L}+)(?: and \p{L}+)? (?:(?:was|were|made|served|gave|brought|bought) (?:me |us )?|(?:cooked|baked|prepared|fixed) (?:me |us ))(?=${begins})`,
    ", ",
  ),
  // "My wife made pot roast": whose name of a food has no article.
  rule(
    String.raw`(?<=^|[,.;\n] ?|\b(?:and|then) )(?:my|our|the) (?:wife|husband|hubby|partner|mum|mom|mother|dad|father|nan|gran|grandma|grandmother|granny|sister|brother|daughter|son|friend|neighbou?r|roommate|flatmate|girlfriend|boyfriend|aunt|auntie|uncle|in-laws) (?:made|cooked|baked|prepared|grilled|fixed|brought|bought)(?: (?:me|us|over|round))? (?=\p{L}|\d)`,
    ", ",
  ),
  // "I treated myself to", "we shared": whatever the verb, up to the food.
  rule(
    String.raw`(?:\b(?:and|then|but|so|where|when|which|that|while|before|after) )?\b${subject}(?: ${adverb}){0,2} (?:to )?(?:decided to \p{L}+|chose to \p{L}+|managed to \p{L}+|wanted to \p{L}+|made sure to \p{L}+|couldn't resist|(?!${preparedSo})${verb})(?: ${gerund})?${toTheFood}(?= |$)`,
    ", ",
  ),
  // "…, and washed it down with a", "while sipping on a", "enjoying a".
  rule(
    String.raw`(?:^|(?<=[,.;] {1,2})|\b(?:and|then|before|while|after|by) )(?:(?:and|then|also|later|finally|just|only|already|even) )*(?!${cooking} ?\d|${resulting}\b)(?:${verb}|${gerund})${toTheFood} (?=${begins})`,
    ", ",
  ),
  rule(
    String.raw`\b(?:and|while|then) (?:sipp|wash|enjoy|drink|finish|snack|munch|nibbl|follow|pair)\p{L}+${toTheFood} `,
    ", ",
  ),
];

const friedIn = `(?:${cookedSo}|browned)`;
const fatMeasured = String.raw`(?:an?|one|half an?|\d[\d./]*) ?(?:${weight}|${spoons}|knobs?|splash|drizzle|glug)(?: of)? (?:\p{L}+ ){0,2}(?:oil|butter|ghee|lard|dripping|margarine|marg|fat)\b`;

/** What joins foods becomes a comma, what tells what is in a dish becomes "with". */
const joints: readonly Rule[] = [
  // "Paired with", "accompanied by", "nestled in": beside or in it.
  rule(String.raw`\b(?:made|prepared) (?:from|using|out of) `, "made with "),
  rule(String.raw`,? \b(?:featuring|including)\b`, " with"),
  rule(String.raw`\b(?:dunked|dipped) in(?:to)?\b`, "and"),
  rule(String.raw` (?:dunked|dipped)(?=[,.;\n]|$| and\b)`, ""),
  rule(String.raw`\bspread (?:over|on|onto)\b`, "on"),
  // "Two scoops of whey mixed into 250 g skyr"
  rule(
    String.raw`,? \b(?:mixed|stirred|blended|folded|whisked|shaken|dissolved|poured|crumbled|thrown|tossed) (?:up )?(?:into|in with|over|onto|through) (?=${begins})`,
    " and ",
  ),
  rule(String.raw`\b(?:${composing}|enhanced|complete)${manner} (?:with|in|by)\b`, "with"),
  // "150 g tofu fried in 1 tbsp oil": that oil is all there is, so it is no fried one besides.
  rule(
    String.raw`(?<=\p{L}{3}),? (?:(?:pan|stir|shallow)[- ])?${friedIn} (?:up )?(?:in|with|using) (?=${fatMeasured})`,
    " and ",
  ),
  rule(
    String.raw`\b(?:(?:pan|stir)[- ])?${friedIn} (\p{L}[\p{L} ]{2,30}?) in (?=${fatMeasured})`,
    "$1 and ",
  ),
  rule(String.raw`\b(${cooking})${manner} (?:with|in)\b`, "$1 with"),
  rule(String.raw`,? \b(?:that|which) (?:was|were|is|are|came) with\b`, " with"),
  rule(
    String.raw`,? \b(?:all )?(?:which )?(?:${adverb} )?(?!${cooking})\p{L}{2,}ed(?: ${object})?(?: ${adverb})?(?: (?:down|off|up|out|side by side))? (?:with|by|alongside|between)(?= )`,
    ", ",
  ),
  rule(
    String.raw`,? \b(?:alongside|along with|as well as|together with|in addition to|next to|beside|besides|followed by|plus|coupled with|with a side of|and a side of)(?: (?:a side of|some))?(?= )`,
    ", ",
  ),
  rule(
    String.raw`\b(?:nestled|tucked|wrapped|served|sandwiched|placed|melted|melting|resting|sitting) (on|in|into|between)\b`,
    "$1",
  ),
  // The bread of a dish that has one.
  rule(
    String.raw`(?<=\b(?:sandwich|grilled cheese|pb&j|pbj|pb and j|peanut butter and jelly|reuben|burgers?|cheeseburgers?|hamburgers?|hot dogs?|sub|toastie|melt|blt|burrito|fajita|taco)) (?:made |served |piled |nestled )?(?:on|in|between) (?:an? )?(?:(?!and\b|with\b)[\p{L}-]+ ){0,4}?(?:(?:wheat|rye|white|sourdough)(?: (?:bread|buns?|rolls?|toast))?|bread|buns?|rolls?|biscuit|bagel|tortilla|toast|ciabatta|baguette|wrap)\b`,
    "",
  ),
];

/** What it was like, where it came from, and why it was eaten. */
const reasons: readonly Rule[] = [
  // "Nothing until 4pm then cereal", "fasting till 2 then a salad"
  rule(
    String.raw`(?:^|(?<=[,.;] ?))(?:i |had |ate )*(?:nothing|no food|fast(?:ed|ing))(?: (?:at all|else|to eat))? (?:un)?till? (?:about |around )?[^,.;\n]{1,20}?,? (?:and )?then (?:i )?(?:had |ate )?`,
    "",
  ),
  rule(
    String.raw`,? \b${gerund} (?:its|the|in the|his|their|every|both|my|it|me|us)\b${restOfClause}`,
    "",
  ),
  rule(String.raw`,? \b(?:and|but) (?:it|they|this|that|everything) ${restOfClause}`, ""),
  // "A latte which was lovely and a muffin": up to the next food.
  rule(String.raw`,? \bwhich (?! amount)${toNextFood}`, ""),
  // What it was like, and why: "which was lovely", "to unwind", "for that extra crunch".
  rule(
    String.raw`,? \b(?:that|who|whose|because|since|although|though|until|where|${resulting}|savou?ring|feeling|knowing|hoping|letting|all while|perfect|great(?! value\b)|ideal|just (?:one|enough|the|what)|so (?:i|it|that)|but (?:i|it)|if)\b(?! (?:amount))${restOfClause}`,
    "",
  ),
  // "A spice bag to share and a can of coke": up to the next food.
  rule(
    String.raw`,? \bto (?!go\b|drink\b|eat\b|taste\b)(?:${adverb} )?\p{L}+(?:(?! and (?:an? |some |\d))[^,.;:!?\n])*`,
    "",
  ),
  rule(
    String.raw`,? \bfor (?!two\b|three\b|four\b|\d|babies\b|bab(?:y|ies)|toddlers)${restOfClause}`,
    "",
  ),
  rule(String.raw`,? \bas (?:an?|the|my|part|well)\b${restOfClause}`, ""),
  rule(String.raw` (?:with|to|on|in) it\b| on top(?= ?(?:[,.;]|$))`, ""),
  rule(
    String.raw` (?:kept|keeps|gave|left|helped|filled|fuel(?:l?ed)|satisfied|hit|made) (?:me|us|the|my|our|it)\b${restOfClause}`,
    "",
  ),
  rule(
    String.raw`(?:^|(?<=[,.;] ?))(?:while|when|after|before) \p{L}+ing(?: \p{L}+){0,4}(?=[,.;]|$)`,
    "",
  ),
  // "No oil on the rotis".
  rule(String.raw`(?:^|[,.;] ?)no (?:\p{L}+ ){1,2}on (?:it|them|(?:the|my) \p{L}+)(?=[,.;]|$)`, ""),
  // "A banana after lifting", "cold pizza standing at the sink".
  rule(
    String.raw` (?:(?:after|before|while) \p{L}+ing|(?:standing|sitting)(?: (?:up|down))?)(?=[,.;]|$| (?:at|in|over|by|on) the\b)`,
    "",
  ),
  // "I regret nothing": a subject that no food has followed.
  rule(
    String.raw`(?<!\btom)(?:^|,? )\b(?:i|we|it|he|she|they|yum(?! (?:yum )?sauce)|yummy(?! (?!as\b|and\b|so\b|for\b)\p{L})|lol|nothing)\b(?:(?! then\b| (?:but|so) ${begins})[^,.;:!?\n])*`,
    "",
  ),
  // "… this is a lot but two bowls of cereal": after the talk.
  rule(String.raw`(?<=^ ?|[,.;] ?)(?:but|so) (?=${begins})`, ""),
  rule(
    String.raw`,? \bfrom (?:the|an?|my|our|school|home|scratch|work|frozen|breakfast|lunch|dinner|a local)\b${toNextFood}`,
    "",
  ),
  rule(
    String.raw`(?:^|,? )\b(?:at (?:the|an?|my|our|work|home|school|(?:grandma|gran|nan|mum|mom|dad|granny|\p{L}+ friend)'s)|in front of|on (?:the|my) (?:couch|sofa|train|bus|plane|go|road|balcony|porch|beach|way|pier|seafront)|by the (?:sea|beach|pool|lake|river|water))\b${toNextFood}`,
    "",
  ),
];

/** "Late-night snack"; but "Monster Energy" is a drink, though people have things for energy. */
const occasionAlone = new RegExp(
  String.raw`(?:^|(?<=[,.;] ?))${occasionPhrase}(?=\s*(?:[,.;]|$))`,
  "gu",
);

/** "Meat loaf dinner" is what was eaten, but a coffee break is when. */
function namesFood(said: string, isName: (text: string) => boolean): boolean {
  const words = said.trim().split(" ").slice(0, -1);
  return words.some((word, at) => {
    const name = words.slice(at).join(" ");
    return !/^(?:tea|coffee)$/u.test(name) && word.length > 2 && isName(name);
  });
}

/** "Had toast and eggs": without an article, too. */
const hadAlone =
  /(?<=^(?:and )?|[,.;:\n] ?(?:and )?)(?:just |only |also |then )?(?:had|ate|drank|having|eaten) (?=\p{L})/gu;

/** The order matters: a later group reads what an earlier one has left. */
const rules = [
  ...exclamations,
  ...others,
  ...hedges,
  ...cookedIn,
  ...formsBehind,
  ...breadAround,
  breadOfKebabs,
  ...bunsBehind,
  ...remarks,
  ...doings,
  ...places,
  ...figures,
  ...drinks,
  ...servings,
  ...tortillasByWidth,
  ...afterthoughts,
  ...portions,
  ...orders,
  ...dishes,
  ...dryGoods,
  ...sizesTold,
  ...asides,
  ...amountsBehind,
  ...amounts,
  ...contents,
  ...occasions,
  ...tellers,
  ...joints,
  ...reasons,
];

/** "A creamy medium cup of", "an individual school container of": only the size tells how much. */
const describedVessel = new RegExp(
  String.raw`\b(an?|${numeral}|half an?) (?!(?:heap(?:ed|ing)|rounded|few|couple) )(?:(?!${size}\b)${describing} ){0,3}?(?:(${size}) )?(?:(?!${size}\b|${vessel}s?\b)${describing} ){0,3}?(${vessel}s?) of `,
  "gu",
);

/** Praise and looks, which change no food; kept within a known name ("golden syrup"). */
const praise =
  /\b(?:delicious|deliciously|delightful|delightfully|refreshing|tasty|yummy|lovely|nice|good|great(?! value\b)|amazing|wonderful|fantastic|perfect|perfectly|hearty|satisfying|comforting|wholesome|nutritious|healthy|simple|simply|classic|quick|flavou?rful|savou?ry|scrumptious|delectable|mouthwatering|generous|cozy|cosy|warm|warming|chilled|cool|ice-cold|steaming|piping|crisp|juicy|fluffy|tender|succulent|zesty|tangy|rich|golden|vibrant|colou?rful|fragrant|aromatic|invigorating|favou?rite|beloved|homey|rustic|convenient|filling|lush|luscious|decadent|indulgent|gooey|velvety|silky|smooth|bubbly|fizzy|ripe|single|individual|well-prepared|moist|sumptuous|tempting|irresistible|sizable|decent|proper|cheeky|little|huge|massive|soothing|bold|robust|trusty|tiny|modest|bottomless|wee|ample|hefty|plump|my) (?=(\p{L}+))/gu;

/** What stands behind a food, and isn't told by patterns alone. */
const afterFoods = [
  withFoodsOfClauses,
  withOwnersJoined,
  withoutPlacesBefore,
  withoutPlacesNamed,
  withOnesNamed,
];

/** The foods of a text, without what is told around them. */
export function withoutNarration(text: string, isName: (text: string) => boolean): string {
  const written = text.replaceAll("’", "'");
  const names = withNamesKept(written.toLowerCase(), isName);
  const said = afterFoods.reduce((one, read) => read(one, isName), names.text);
  const listed = withoutBracketLists(said, isName);
  const shared = dividedAmongAll(withoutLeavings(listed), isName);
  const told = rules.reduce((rest, read) => read(rest), shared);
  const foods = told
    .replace(occasionAlone, (said) => (isName(said) || namesFood(said, isName) ? said : ""))
    .replace(hadAlone, "")
    .replace(describedVessel, (_, count: string, size: string | undefined, vessel: string) =>
      [count, size, vessel, "of "].filter(Boolean).join(" "),
    )
    .replace(praise, (said, next: string, at: number, all: string) =>
      isName(said + next) || isName(itemAround(all, at)) ? said : "",
    );
  // What was told at the beginning of a sentence has left its comma.
  return withCapitalsOf(written, names.restored(foods.replace(/\.\s*,(?=\s)/gu, ".")));
}

const itemBreak = /[,.;\n]| (?:and|with|no|without|minus|hold) /g;

/** What stands around a place up to the next food: "five guys little cheeseburger". */
function itemAround(text: string, at: number): string {
  const from = text.slice(0, at).split(itemBreak).at(-1) ?? "";
  const [to = ""] = text.slice(at).split(itemBreak, 1);
  return (from + to).trim();
}
