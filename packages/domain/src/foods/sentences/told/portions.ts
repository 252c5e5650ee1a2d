import { comparisons } from "../../measures/comparisons.ts";
import { hedge } from "../../measures/hedge-words.ts";
import { numeral, twoOrMore } from "../../measures/number-words.ts";
import { sizes } from "../../measures/size-words.ts";
import { spoons, weight } from "../../measures/weight-words.ts";
import { cookedSo } from "../../names/cooking-words.ts";
import { count, ends, food, foodBegins, foodWord, vessel } from "../words.ts";
import { type Rule, rule } from "./rule.ts";

const roughly = String.raw`(?:,? (?:${hedge}|i think|i'd say))*`;
/** What a food is sold or stored in, so that its share is one of that. */
const pack =
  "(?:box|bag|can|pint|tub|tube|jar|sleeve|pack|packet|package|container|carton|bottle|pouch|tin|tray|pan)";
/** What is sold in bags for several, and for one. */
const shared =
  "chips|crisps|doritos|cheetos|takis|fritos|tostitos|lays|ruffles|skinnypop|pretzels|pork rinds|pork scratchings|trail mix|oreos|cookies|biscuits|digestives|hobnobs|crackers|goldfish";
const isLeft = String.raw`(?:half|1/2|1/3|1/4|2/3|3/4)`;

const pizzeria = "domino'?s|pizza hut|papa john'?s|little caesars";
/** What a slice of theirs has on it, by any name, unless it is no pizza. */
const toppings = String.raw`(?!(?:and|with|plus|from|for|on|at|in|left ?over)\b)(?!(?:\p{L}+ )*(?:pizza|bread|sticks|cheesesticks|knots|wings|cake|cookie|brownie|dough|crust)\b)(?:the )?\p{L}+(?: \p{L}+){0,2}`;

/** "3 cream" in a coffee. */
const stirredIn = String.raw`(?:\d|${numeral}) (?:creams?|creamers?|milks?|sugars?|splendas?|sweeteners?|equals?|stevias?|honeys?)\b`;
/** What a slice or a piece may be, told in brackets. */
const form = String.raw`\d{1,2} ?%|low[- ]fat|full[- ]fat|fat[- ]free|nonfat|unsweetened|wholemeal|whole ?wheat|wholegrain|white|brown|rye|sourdough|buttered|toasted|dry|plain|${sizes}|thick|thin|raw|${cookedSo}`;

/** How many omelets of two eggs one of so many is. */
const eggs = [
  ["1|one", "0.5"],
  ["2|two", "1"],
  ["3|three", "1.5"],
  ["4|four", "2"],
  ["5|five", "2.5"],
] as const;

/** Portions as people tell them, whichever food they had. */
export const portions: readonly Rule[] = [
  // "Fish and chips 2 pc", "fish curry 2 pieces": of what is in one portion.
  rule(
    String.raw`\b(fish (?:and|n|&) chips|(?:\p{L}+ )?(?:curry|masala|korma|vindaloo|stew|adobo)),? (?:\d|${twoOrMore}) ?(?:pcs?|pieces?)\b(?! of\b)`,
    "$1",
  ),
  rule(String.raw`\b(\d(?:\.\d)?) percent (?=milk|cottage|greek|yogurt|lean)`, "$1% "),
  // "Lg coffee", "sm fry"
  rule(String.raw`(?<=^|[,;.\n] ?|\p{L} |\d )lg\.? (?=\p{L})`, "large "),
  rule(String.raw`(?<=^|[,;.\n] ?|\p{L} |\d )sm\.? (?=\p{L})`, "small "),
  rule(String.raw`(?<=^|[,;.\n] ?|\p{L} |\d )med\.? (?=\p{L})`, "medium "),
  // "Coffee 3 cream 2 splenda": how it is ordered.
  rule(String.raw`\b(coffee|tea|brew|americano|latte),? (?=${stirredIn})`, "$1 with "),
  rule(String.raw`\b(${stirredIn}),? (?=${stirredIn})`, "$1 and "),
  // "Turkey club, sub fruit for fries": what was had instead.
  rule(
    String.raw`(?<=^|[,.;] ?|\b(?:and|with|but) )(?:i )?(?:sub(?:bed|stituted?)?|swap(?:ped)? in) (?:an? )?((?:\p{L}+ ){1,3})(?:for|instead of) (?:the |my )?\p{L}+`,
    "$1",
  ),
  rule(
    String.raw`(?<=^|[,.;] ?|\b(?:and|with|but) )(?:i )?(?:swap(?:ped)?|switch(?:ed)?|trad(?:ed?)) (?:out )?(?:the |my )?\p{L}+ for (?=\p{L})`,
    "",
  ),
  // "Creamer (about 3 tbsp)".
  rule(String.raw`(?<=\() ?${hedge} (?=(?:\d|an?|${numeral}|half)\b)`, ""),
  // "A cup and a half of chili".
  rule(
    String.raw`\b(?:an?|one|1) (\p{L}+) and (?:a |one )?half(?= of (?!an?\b)|[,.;!?\n]|$| (?:with|and|on|for)\b)`,
    "1 1/2 $1",
  ),
  rule(
    String.raw`\b(${twoOrMore}|\d{1,2}) (?!half\b)(\p{L}+) and (?:a |one )?half(?= of (?!an?\b)|[,.;!?\n]|$| (?:with|and|on|for)\b)`,
    "$1 1/2 $2",
  ),
  // "Meatloaf about the size of a deck of cards".
  ...comparisons.map(([things, amount, unit]) =>
    rule(String.raw`\bsize of (?:an?|my|your|the) (?:${things})\b`, `size of ${amount} ${unit}`),
  ),
  rule(
    String.raw`${foodBegins}(?:(?:an?|one|some) )?(?:(?:piece|hunk|chunk|slab|portion|scoop|serving|bit|lump) of )?${food}${roughly},? (?:(?:that|which) (?:is|was) )?(?:about |roughly )?(?:the )?size of (\d\S* (?:oz|cup|tbsp))\b`,
    "$2 of $1",
  ),
  // "8 oz 93/7 ground beef (weighed raw)": no fraction, but lean meat and its fat.
  rule(
    String.raw`\b(70(?=/30)|73(?=/27)|75(?=/25)|80(?=/20(?! (?:ground )?beef\b(?! \d)))|85(?=/15)|88(?=/12)|90(?=/10)|92(?=/8)|93(?=/7)|94(?=/6)|95(?=/5)|96(?=/4)|97(?=/3)|99(?=/1))/\d{1,2}\b(?: lean\b)?`,
    "$1% lean",
  ),
  rule(String.raw`,? \(?(?:weighed|measured) (raw|cooked|dry|uncooked)\)?${ends}`, " $1"),
  // "Snickers fun size x3".
  rule(
    String.raw`${foodBegins}${food} ((?:fun|king|snack|bite|share)[ -]sized?),? x ?(\d{1,2})\b`,
    "$3 $2 $1",
  ),
  rule(
    String.raw`${foodBegins}((?:fun|king|snack|bite|share)[ -]sized?) ${food},? x ?(\d{1,2})\b`,
    "$3 $1 $2",
  ),
  // "A 6 pack of nuggets": so many of them.
  rule(String.raw`\b(?:an? )?(\d{1,2}|${twoOrMore})[- ]?(?:packs?|pk) of (?=\p{L})`, "$1 "),
  // "A banana smoothie with almond milk and a scoop of protein": a banana, too.
  rule(
    String.raw`\b(?:an? |my )?(bananas?|strawberry|blueberry|raspberry|berry|mango|peach|pineapple|spinach) (?:smoothie|shake)(?: made)? (?:with|of|from|using) (?=[^.;\n]*\b(?:\d|an?|${numeral}|half a) ?scoops?\b)`,
    "$1, ",
  ),
  // "A protein shake with 2 scoops whey and a banana": it is what is told one by one.
  rule(
    String.raw`\b(?:an? |my )?(?:protein )?(?:shake|smoothie)(?: made)? (?:with|of|from|using) (?=[^.;\n]*\b(?:\d|an?|${numeral}|half a) ?scoops?\b)`,
    "",
  ),
  // "Cereal (cinnamon toast crunch)": which it was.
  rule(
    String.raw`\b(?:cereal|protein bar|energy drink|candy bar) \((?!(?:an?|${numeral}|half|about|dry|${sizes}|no|with|without|plain|low)\b)(\p{L}[\p{L}' &-]+)\)`,
    "$1",
  ),
  rule(String.raw` meal ?prep(?:ped)?\b`, ""),
  // "Bud light 12 oz x2", "two 16 oz cans of bud light".
  rule(
    String.raw`${foodBegins}${food},? (\d{1,3}(?:\.\d)?) ?(oz|ounces?|ml)(?: (?:can|bottle))?s?,? x ?(\d{1,2})\b`,
    "$4 $2 $3 cans of $1",
  ),
  ...["two", "three", "four", "five", "six"].map((said, at) =>
    rule(
      String.raw`\b${said} (?=\d{1,3}(?:\.\d)?[ -]?(?:oz|ounce|ml)s?[ -](?:cans?|bottles?|glass(?:es)?|steaks?|burgers?|patt(?:y|ies)|tall ?boys)\b)`,
      `${at + 2} `,
    ),
  ),
  // "Mac and cheese half the box", "microwave popcorn the whole bag".
  rule(
    String.raw`${foodBegins}${food}${roughly},? (${isLeft})(?: of)? (?:an?|the|my) (?:\p{L}+ )?(${pack})${ends}`,
    "$2 a $3 of $1",
  ),
  rule(
    String.raw`${foodBegins}${food}(?:,|\.| -|)(?: | \()(?:(?:ate|had|about|like|basically|pretty much|almost) )?(?:(?:the|an?|my) )?(?:whole|entire|full) (${pack})\b(?! of\b)\)?`,
    "1 whole $2 of $1",
  ),
  // "The whole packet of Oreos": one to share, where there are small ones, too.
  rule(
    String.raw`(?:(?<=^|[,;.\n] ?|\b(?:and|with|had|ate) )|\b(?:an?|the|my|one|1) )(?:whole|entire|full) (?:bag|pack|packet|package) (?:of )?(?=(?:\p{L}+ ){0,2}(?:${shared})\b)`,
    "1 party size bag of ",
  ),
  rule(
    String.raw`(?:(?<=^|[,;.\n] ?|\b(?:and|with|had|ate) )|\b(?:an?|the|my|one|1) )(?:whole|entire|full) (${pack}|loaf) (?:of )?(?=\p{L})`,
    "1 $1 of ",
  ),
  // "2 serving spoons of rice"
  rule(
    String.raw`\b(?:serving|large|big|table ?serving) ?spoons? (?:of )?(?=\p{L})`,
    "large spoonful of ",
  ),
  // "A tube of Pringles"
  rule(String.raw`\btubes? of (?=(?:\p{L}+ ){0,3}(?:pringles|crisps|chips|stax)\b)`, "can of "),
  // "Whole can campbells tomato soup"; but a whole box of many.
  rule(
    String.raw`(?<![\dx½¼¾] )\b(?:an? |the )?(?:whole|entire|full) (can|tin|bottle) (?:of )?(?=\p{L})`,
    "1 $1 of ",
  ),
  // "A row of Oreos" is what is called a sleeve of crackers.
  rule(
    String.raw`\b(an?|${numeral}|half an?) (?:whole |entire )?rows? of (?=(?:\p{L}+ ){0,2}(?:oreos?|cookies|crackers|saltines|ritz|thin mints|chips ahoy|nutter butters|fig newtons))`,
    "$1 sleeve of ",
  ),
  // "Trail mix two handfuls", "tater tot casserole, a big scoop", "potato salad scoop".
  rule(
    String.raw`${foodBegins}${food}${roughly},? (?:an?|one) (?:big|large|heaping|generous|good|nice) (?:scoop|helping|serving|portion)${ends}`,
    "$1",
  ),
  rule(
    String.raw`${foodBegins}${food}${roughly},? (an?|${numeral}|half an?|(?:an? )?few|\d{1,2}) ((?:(?:${sizes}|heaping|generous|little|good|tiny) )?${vessel}s?)${ends}`,
    "$2 $3 of $1",
  ),
  rule(
    String.raw`${foodBegins}${food} ((?:(?:${sizes}|little|good) )?(?:scoop|handful|dollop|helping|spoonful)|(?:small|big|large|tall|little) (?:glass|bowl|cup|plate|mug|piece))${ends}`,
    "a $2 of $1",
  ),
  // "Leftover pizza cold one slice".
  rule(
    String.raw`(?<=\p{L}{4}) (?:cold|reheated|warmed up)(?= (?:${numeral}|\d|half)\b|[,.;\n]|$)`,
    "",
  ),
  // "Jack and coke double".
  rule(
    String.raw`\b((?:jack|rum|vodka|gin|whiske?y|bourbon|tequila|captain|crown)(?: (?:and|&))? \p{L}+),? (?:a |make it a )?double${ends}`,
    "double $1",
  ),
  // "Bowl of rocky road 1.5 cups".
  rule(
    String.raw`\b(?:an? )?(?:bowl|plate|cup|glass|mug) of ${food},? (\d[\d./]*(?: \d/\d)? ?(?:${weight}|cups?))${ends}`,
    "$2 of $1",
  ),
  // "Domino's 3 slices of thin crust pepperoni".
  rule(
    String.raw`\b(${pizzeria}|costco|kfc|popeyes|chick-?fil-?a|mcdonald'?s|wendy'?s|burger king) (\d{1,2}|${twoOrMore}) (slices?|pieces?|strips?|nuggets?) of (?=\p{L})`,
    "$2 $3 of $1 ",
  ),
  // "Pizza hut veg supreme 3 slice med pan", "4 slices papa johns bbq chicken".
  rule(
    String.raw`\b(${pizzeria}) (${toppings}),? (\d{1,2}|${numeral}) slices?(?:,? (?:${sizes}|thin|pan|deep pan|classic|stuffed|crust))*${ends}`,
    "$3 slices $1 $2 pizza",
  ),
  rule(
    String.raw`\b(\d{1,2}|${numeral}) slices? (?:of )?(${pizzeria}) (${toppings})${ends}`,
    "$1 slices $2 $3 pizza",
  ),
  // "Oysters half dozen".
  rule(String.raw`${foodBegins}${food},? (?:an? |one )?half (?:a )?dozen${ends}`, "6 $1"),
  rule(String.raw`${foodBegins}${food},? (?:an?|one) dozen${ends}`, "12 $1"),
  // "A tablespoon of oil and one of butter": of the same measure.
  rule(
    String.raw`\b(an?|${numeral}|\d) (${spoons}|cups?|scoops?|slices?|spoonfuls?|handfuls?|glass(?:es)?|bowls?) of ([^,.;\n\d]{2,40}?),? (and|plus) (${numeral}|another|\d) of (?=\p{L})`,
    "$1 $2 of $3 $4 $5 $2 of ",
  ),
  // "A handful each of almonds and raisins".
  rule(
    String.raw`\b((?:an?|${numeral}|half an?|\d[\d./]*) ?(?:${weight}|${vessel}s?)) (?:each of|of each of) (\p{L}+(?: \p{L}+)?) and (?=\p{L})`,
    "$1 of $2 and $1 of ",
  ),
  // "Wings maybe 8", "ritz crackers like 10 of them"; but "milk around 8" tells when.
  rule(
    String.raw`${foodBegins}((?:an? \p{L}+ of )?)${food},? (?:like|maybe|probably|(?<=s,? )(?:about|around|roughly)|say|i think|i had|i ate) (?:about |around )?(${count})(?: of (?:them|those))?${ends}`,
    "$3 $2",
  ),
  rule(
    String.raw`\b(?:an? )(?:basket|plate|order|bunch|pile|platter) of ${food},? \(?(\d{1,2})\)?${ends}`,
    "$2 $1",
  ),
  // "Salad with grilled shrimp (6 large)": so many shrimp, not salads.
  rule(
    String.raw`\bwith ((?:\p{L}+ ){0,2}(?:\p{L}{3,}[^s]s|shrimp)),? \(?(${count} (?:${sizes}))\)?${ends}`,
    "with $2 $1",
  ),
  // "Bento box with salmon and rice", "a snack plate of cheese and grapes": what lies in it.
  rule(
    String.raw`${foodBegins}(?:(?:an?|my|the) )?(?:(?:bento|snack|lunch|picnic) ?box|(?:snack|grazing|cheese|charcuterie|mezze|meze) (?:plate|board|platter)):? (?:with|of) (?=\p{L}|\d)`,
    "",
  ),
  // "Soup, salad and breadsticks, 2 breadsticks": the same once more, and how many.
  rule(String.raw`\band (\p{L}{3,}),? (1|one|${count}) \1${ends}`, "and $2 $1"),
  // "Cheese and crackers, like 6 crackers": the same once more, with its number.
  rule(
    String.raw`\b(\p{L}{3,}),? (?:like|maybe|about|so|around|roughly) (${count}) \1\b`,
    ", $2 $1",
  ),
  rule(
    String.raw`(?<=^|[,;.\n] ?|\b(?:and|with|plus) )like (?=(?:an?|${numeral}|half|\d[\d.,/]*) )`,
    "",
  ),
  // "Ham omelette, 3 eggs", "scrambled eggs (2 eggs)": these are in it.
  rule(
    String.raw`${foodBegins}((?:${foodWord} (?:and )?){0,3}omelet(?:te)?)(?:,| -|:)? \(?(?:with )?(${count})(?: large| whole| medium)? eggs?\)?${ends}`,
    "$2 egg $1",
  ),
  rule(
    String.raw`\b((?:scrambled|fried|poached|(?:(?:hard|soft)[- ])?boiled) eggs?)(?:,| -|:)? \(?(${count}) eggs?\)?${ends}`,
    "$2 $1",
  ),
  rule(String.raw`\b(?:an? )?(${count})[- ]eggs? scramble\b`, "$1 scrambled eggs"),
  // "A 3 egg omelet with cheese" is one, and half as large again as one of two eggs.
  ...eggs.map(([said, omelets]) =>
    rule(
      String.raw`(?<![\d./])\b(?:an? )?(?:${said})[- ]eggs?(?= (?!and )(?:(?!whites?\b)\p{L}+ ){0,4}omelet)`,
      omelets,
    ),
  ),
  // What has only whites is measured by them.
  rule(
    String.raw`\b(?:an? )?(${count})[- ]egg[- ]whites?(?= (?:\p{L}+ ){0,3}omelet)`,
    "$1 egg white",
  ),
  rule(String.raw`\b(?:an|one) (?=egg[- ]whites? omelet)`, "1 serving of "),
  // "Half chow mein half super greens", but "half baked, half pint".
  rule(
    String.raw`\bhalf (${foodWord}(?: ${foodWord}){0,2}?),? (?:and )?half (?!(?:${vessel}|${weight})\b)(${foodWord}(?: ${foodWord}){0,2}?)${ends}`,
    "half a $1, half a $2",
  ),
  // "A 10 in flour tortilla" is one, and a large one.
  rule(
    String.raw`\b(?:an? )?(?:10|12|ten|twelve)[ -]?(?:inch|in|") ((?:(?:flour|corn|wheat|whole wheat) )?(?:tortilla|wrap)s?)\b`,
    "large $1",
  ),
  rule(
    String.raw`\b(?:an? )?(?:[5-8]|six|eight)[ -]?(?:inch|in|") ((?:(?:flour|corn|wheat|whole wheat) )?(?:tortilla|wrap)s?)\b`,
    "medium $1",
  ),
  rule(
    String.raw`\bsf (?=(?:vanilla|caramel|hazelnut|mocha|syrup|jell-?o|pudding|creamer|chocolate|jam)\b)`,
    "sugar free ",
  ),
  rule(String.raw`\b((?:tea|coffee) with [^,;.\n\d]{2,20}?),? (?:no|without) sugar\b`, "$1"),
  // "Rotisserie chicken leg and thigh": both are of the chicken.
  rule(
    String.raw`\b((?:\p{L}+ )?chicken) (legs?|thighs?|breasts?|wings?|drumsticks?) and (legs?|thighs?|breasts?|wings?|drumsticks?)\b`,
    "$1 $2 and chicken $3",
  ),
  // "Pint of guinness x2"
  rule(
    String.raw`(?<=^|[,;.\n] ?|\b(?:and|with|had) )(?:an? |one |1 )?(${vessel}) of ([^,;.\n\d]{2,30}?),? x ?(\d{1,2})\b`,
    "$3 $1 of $2",
  ),
  rule(String.raw`(?<=\b(?:\d{1,2}|an?|${numeral}) )thick (?=slices?\b)`, "large "),
  // "A protein shake, 1 scoop whey …": it is what is told one by one.
  rule(String.raw`\b(?:an? |my )?protein shake,? (?=\d(?:\.5)? ?scoops?\b)`, ""),
  // "The turkey and cheddar one".
  rule(
    String.raw`\bthe ((?:(?!(?:whole|small|big|large|little|other|last|first|same|good|second|ate|had|got|took|drank)\b)\p{L}+ ){1,4})one${ends}`,
    "$1",
  ),
  // "Half a sandwich, ham and swiss on rye": which one it was.
  rule(
    String.raw`\b((?:half an?|an?|one|1/2) )sandwich[,:] ((?!${weight}\b)(?:\p{L}+ ){1,3}(?:and \p{L}+ )?on (?:rye|wheat|white|sourdough|whole wheat|a roll|a bun))\b`,
    "$1$2",
  ),
  // "Made a batch of 12 muffins, ate 2", "3 of 8 slices of pizza": those that were eaten.
  rule(
    String.raw`(?:\bi )?\b(?:made|baked|cooked) (?:(?:an? |one )?(?:batch|tray|dozen|lot) of )?(?:${count} )?((?:\p{L}+ ){0,2}\p{L}{3,}s)(?: for (?:(?:the|my|our) \p{L}+|us|everyone|everybody|work|school|breakfast|lunch|dinner))?,? (?:and |but )?(?:i )?(?:only |just )?(?:ate|had|have had) (${count}|one|half)(?: of (?:them|those|it))?${ends}`,
    "$2 $1",
  ),
  rule(
    String.raw`\b(\d{1,2}|${numeral}|half)(?: out)? of (?:the )?${count} (${vessel}s?) of (?=\p{L})`,
    "$1 $2 of ",
  ),
  // "Skittles share size, ate about a third"
  ...(
    [
      ["half|1/2", "half"],
      ["a third|1/3", "1/3"],
      ["a quarter|1/4", "1/4"],
    ] as const
  ).map(([said, share]) =>
    rule(
      String.raw`${foodBegins}${food}((?: (?:share|king|family|party) size)?),? (?:i )?(?:only |just )?(?:ate|had) (?:${hedge} )?(?:${said})(?: of (?:it|that|them))?${ends}`,
      `${share} $1$2`,
    ),
  ),
  // "Overnight oats 50 g oats, 150 g skyr": it is what is told one by one.
  rule(
    String.raw`${foodBegins}(?:an? |my )?(?:overnight oats|porridge|oatmeal|smoothie|protein shake|shake):? (?!\d[\d./ ]* ?\p{L}+ (?:cooked|dry|uncooked|raw|made|prepared)\b)(?=\d[\d.]* ?(?:${weight}|cups?|tbsp|scoops?) ?\p{L}[^\n]*?\d[\d.]* ?(?:${weight}|cups?|tbsp|scoops?|ml))`,
    "",
  ),
  // "Dumplings 8 soy sauce", but "8 nuggets 2 ranch"
  rule(
    String.raw`(?<!\d(?: (?:pcs?|pieces?))?(?: of)? )\b(\p{L}{3,}s) (\d{1,2}) (?=(?:soy sauce|ketchup|mayo|mustard|ranch|gravy|butter|syrup|jam|honey|chilli sauce|sriracha)\b)`,
    "$1 x$2, ",
  ),
  // "An entire sleeve of oreos", "the spoon of peanut butter"
  rule(String.raw`\b(?:an?|the|my) (?:entire|whole|full) (?=(?:sleeve|${vessel})s? of\b)`, "a "),
  rule(
    String.raw`\bthe (?=(?:spoon|scoop|glass|cup|bowl|can|bottle|bag|slice|piece)s? of\b)`,
    "a ",
  ),
  // "Level teaspoon sugar", "heaped tbsp yogurt"
  rule(
    String.raw`${foodBegins}(?:an? )?(?:level |((?:rounded|heaped|heaping) ))(${spoons}|spoon|scoop)(?: of)? (?=\p{L})`,
    "1 $1$2 of ",
  ),
  // "Extra cheese" beside a food is some more of it.
  rule(
    String.raw`(?<=[,;] ?|\b(?:and|with|plus) |^)extra (?!virgin|lean|large|light|firm|crispy|sharp|dark|strong|small|hot|spicy|crunchy)(\p{L}+)(?=[,;\n]|\.(?!\d)|$)`,
    "some $1",
  ),
  // "Apple 1 pc 150 g", "milk 1 glass 200 ml": what was weighed counts.
  rule(
    String.raw`(?<=\p{L},? )(?:\d{1,2}|an?|one) (?:${vessel}s?|pcs?|pieces?|katoris?|nos?)\.?,? \(?(\d[\d.]* ?${weight})\)?${ends}`,
    "$1",
  ),
  // "Pasta (100 g dry)", "toast (2 slices, wholemeal, buttered)"
  rule(String.raw` \((\d[\d./]* ?(?:${weight}|cups?)),? (dry|raw|uncooked)\)`, " $1 $2"),
  rule(
    String.raw`${foodBegins}${food} \((\d[\d./]* ?(?:${vessel}s?|${weight})), ((?:${form})(?:, (?:${form}))*)\)`,
    "$2 of $3 $1",
  ),
  // "Coffee (milk, 1 sugar)"
  rule(
    String.raw`\b(teas?|coffees?|chai|latte|cappuccino) \(((?:an? |${count} |oat |soy |almond |skimmed |whole |splash of )*(?:milk|cream|creamer|sugars?|sweeteners?|honey)(?:(?:,| and) (?:(?:an?|${count}|no|oat) )?(?:milk|cream|creamer|sugars?|sweeteners?|honey))*)\)`,
    "$1, $2",
  ),
  // "Margherita pizza whole", "frozen pizza half"
  rule(String.raw`${foodBegins}${food} half(?: of it)?${ends}`, "half $1"),
  rule(String.raw`${foodBegins}${food} whole${ends}`, "1 whole $1"),
  // "Porridge no sugar, made with 200 ml milk and 40 g oats": what is told one by one.
  rule(
    String.raw`${foodBegins}(?:an? |my )?(?:smoothie|shake|omelette|(?:porridge|oatmeal|overnight oats)(?=[^.;\n]* made [^.;\n]*\b(?:oats|oatmeal)\b))(?: (?:no|without) sugar)?,? made (?:with|from|of) (?=\d)`,
    "",
  ),
  // "Post workout shake 2 scoops whey with a banana": the same without "made".
  rule(
    String.raw`${foodBegins}(?:(?:an?|my|the|protein|(?:post|pre)[- ]?workout|breakfast|morning) )*(?:smoothie|shake)(?: with|:|,)? (?=(?:\d[\d./]*|an?|half an?|${numeral}) (?:scoops?|cups?|${spoons}) (?:of )?(?!(?:and|with|plus|from|in)\b)\p{L}+[^.;\n]*?(?:,|\band|\bplus|\bwith) (?:\d|an?\b|half\b|${numeral}))`,
    "",
  ),
  // "Oatmeal made with 1 cup milk": the oats are told by its name alone.
  rule(
    String.raw`\b(porridge|oatmeal|overnight oats)(?: (?:no|without) sugar)?,? made with (?=\d)`,
    "$1 with ",
  ),
  // "Side of bacon 3 strips"
  rule(
    String.raw`(?<=^|[,;.\n] ?|\b(?:and|with) )(?:an? )?side of ((?:\p{L}+ )?\p{L}+),? (${count} (?:strips?|slices?|pieces?|links?|patt(?:y|ies)))${ends}`,
    "$2 of $1",
  ),
  // "A side of fries, small"
  rule(String.raw`\b(?:an? )?side of ((?:\p{L}+ )?\p{L}+),? (${sizes})${ends}`, "a $2 $1"),
  // "Lassi 1 tall glass", "chaas 1 glass no sugar"
  rule(String.raw`(?<=\b(?:\d|an?|${numeral}) )tall (?=glass)`, "large "),
  rule(
    String.raw`(?<=\p{L} (?:\d|an?|${numeral}) (?:large |small )?(?:glass|cup|mug)(?:es|s)?),? (?:no|without) (?:added )?sugar(?=[,.;\n]|$)`,
    "",
  ),
  // "Cups of tea milk no sugar"
  rule(String.raw`\b(tea|coffee) (milk|cream)(?= (?:no|without|and|\d) |[,.;\n]|$)`, "$1 with $2"),
  // "Chipotle burrito bowl chicken, white rice, salsa": what is in it.
  rule(
    String.raw`\b((?:burrito|taco|rice|grain|poke|chicken|steak|protein|buddha) bowl)(?: (?:reg|regular|medium))?[:,]? (?=(?:chicken|steak|barbacoa|carnitas|sofritas|beef|pork|tofu|shrimp|salmon|(?:white |brown )?rice)\b)`,
    "$1 with ",
  ),
  // "Iced coffee, 1 pump": of a syrup, hardly any.
  rule(String.raw`,? \d pumps?(?= ?(?:[,.;\n]|$))`, ""),
  // "Tuna in brine, drained"
  rule(String.raw`\bin (?:brine|spring water)(?:,? drained)?\b`, "in water"),
  // "Bread, wholegrain, 2 slices": which bread.
  rule(
    String.raw`\b(bread|toast|rolls?|buns?|bagel|pasta|rice|spaghetti|pita|wrap|tortilla), (whole ?grain|wholemeal|whole ?wheat|white|brown|rye|sourdough|seeded|basmati|jasmine)(?=[,.;\n]|$)`,
    "$2 $1",
  ),
  // "Oatmeal made with water, no sugar": as it is anyway.
  rule(
    String.raw`\b(oatmeal|porridge|oats|latte|cappuccino|flat white)((?: (?:made )?with \p{L}+)?),? (?:no|without) (?:added )?sugar(?=[,.;\n]|$| and\b)`,
    "$1$2",
  ),
  rule(
    String.raw`\bdecaf(?:feinated)? (?=latte|cappuccino|flat white|mocha|americano|macchiato|cortado|espresso)`,
    "",
  ),
  // "Caesar salad, dressing on the side"
  rule(String.raw`,? (?:with )?(?:the )?dressing on (?:the )?side\b`, ""),
  rule(
    String.raw`${foodBegins}(?:an? )?(?:tiny |little |wee |small )?bit of (?=\p{L})`,
    "some bit of ",
  ),
  // "Massive burrito", "a huge salad"
  rule(String.raw`\b(?:huge|massive|enormous|gigantic|ginormous) (?=\p{L})`, "large "),
  // "Tea, milk, 2 sugars": what it was drunk with.
  rule(
    String.raw`\b(teas?|coffees?|chai), ((?:(?:a )?(?:splash|drop|dash) of |oat |soy |almond |skimmed |semi-skimmed |whole )?(?:milk|cream|creamer)|${count} sugars?)(?=[,.;\n]|$| and ${count} sugars?\b)`,
    "$1 with $2",
  ),
  rule(
    String.raw`\b((?:tea|coffee)s? with (?:\p{L}+ )?(?:milk|cream)), (${count} sugars?)\b`,
    "$1 and $2",
  ),
  // "A sandwich with fries medium": of the fries alone.
  rule(
    String.raw`\b(with|and) ((?:\p{L}+ )?(?:fries|chips|drink|coke|pepsi|sprite|soda|lemonade|coffee|latte|tea|shake)),? (${sizes})${ends}`,
    "$1 a $3 $2",
  ),
  // "KFC 2 piece meal"
  rule(
    String.raw`\b(kfc|popeyes|church'?s|bojangles) (\d) ?(?:piece|pc)s?(?: chicken)?(?: (?:meal|combo|dinner|box))?\b`,
    "$2 pieces of $1 chicken",
  ),
];
