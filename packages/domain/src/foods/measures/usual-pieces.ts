import type { Size } from "./measurement.ts";

/** Grams of small, medium and large ones; where one figure is given, of the medium one. */
type PieceGrams = number | readonly [small: number, medium: number, large: number];

interface PieceRule {
  /** Against the lower-case name. */
  food: RegExp;
  /** What is counted, singular; "" stands for the food itself ("2 tamales"). */
  things: readonly string[];
  grams: PieceGrams;
}

const rule = (food: RegExp, things: string, grams: PieceGrams): PieceRule => ({
  food,
  things: things.split(" ").map((thing) => (thing === "-" ? "" : thing)),
  grams,
});

const whole = "- piece item whole unit each medium";

/**
 * What countable foods usually weigh, for foods whose data has no such measure. From common
 * portion guides, rounded; the first rule whose food and thing fit decides.
 */
const rules: readonly PieceRule[] = [
  // Snacks
  rule(/popcorn/, "bag", [43, 60, 90]),
  rule(/tortilla chips|corn chips/, `chip ${whole}`, 2.5),
  rule(/chips|crisps/, `chip crisp ${whole}`, 2),
  rule(/popcorn/, "kernel piece popcorn", 0.2),
  rule(/pretzels?, soft|soft pretzel/, `pretzel ${whole}`, [40, 71, 140]),
  rule(/pretzel/, `pretzel twist ${whole}`, 4),
  rule(
    /chips|pretzel|popcorn|snack|puffs|nuts?\b|crackers|corn-based|chex/,
    "bag sack",
    [28, 45, 85],
  ),
  rule(/nuts?\b|pecan|almond|cashew|peanut|seeds/, "package packet", 45),
  rule(/rice cake|popcorn cake/, `cake ${whole}`, 9),
  rule(/papad/, `papad ${whole}`, 9),
  rule(/milk ?shake/, `drink shake ${whole}`, [350, 360, 480]),
  rule(/yeast/, "packet sachet package envelope", 7.2),
  rule(/peanut butter cups/, `cup ${whole}`, 17),
  rule(/sugars?, (?:granulated|brown)/, `sugar spoon cube lump ${whole}`, 4.2),
  rule(
    /^(?:(?!latte|mocha|frapp|cappuccino).)*\b(?:coffee|tea), (?:brewed|black|herb)/,
    `coffee tea ${whole}`,
    [180, 240, 355],
  ),
  // Crackers, cookies, cakes
  rule(/breakfast biscuit/, `biscuit ${whole}`, 12),
  rule(/graham/, "square", 7),
  rule(/graham/, `cracker sheet rectangle ${whole}`, 14),
  rule(/crackers?\b/, `cracker biscuit sandwich ${whole}`, [2, 4, 8]),
  rule(/pocky|biscuit stick/, `stick ${whole}`, 3),
  rule(/fig bar|newton/, `cookie bar ${whole}`, 16),
  rule(/brownie/, `brownie square ${whole}`, [30, 45, 70]),
  rule(/(?:cookie|dessert|lemon).* bars?|bar cookie/, `bar square ${whole}`, 38),
  rule(/cookie|biscotti|shortbread|macaroon/, `cookie biscuit sandwich ${whole}`, [8, 15, 30]),
  rule(/cookie/, "bar", 38),
  rule(/cupcake|cake/, "cupcake", [25, 60, 95]),
  rule(/eclair|cream puff/, `puff eclair pie ${whole}`, [25, 110, 150]),
  rule(/cheesecake/, `slice piece ${whole}`, [80, 125, 160]),
  rule(/\bcake/, `slice piece square ${whole}`, [65, 95, 140]),
  rule(/\bpies?\b/, "pie individual", 145),
  rule(/\bpies?\b/, `slice piece ${whole}`, [95, 130, 165]),
  rule(/doughnut/, `doughnut ring ${whole}`, [35, 60, 90]),
  rule(/doughnut/, "hole", 14),
  rule(/english muffin/, `muffin ${whole}`, 58),
  rule(/muffin/, `muffin ${whole}`, [66, 125, 150]),
  rule(/croissant/, `croissant ${whole}`, [42, 57, 75]),
  rule(/popover/, `popover ${whole}`, 35),
  rule(/scone/, `scone ${whole}`, 60),
  rule(/toaster pastr|breakfast tart|pop.?tart/, "package packet", 104),
  rule(/danish|sweet roll|cinnamon bun/, `bun roll pastry danish ${whole}`, [40, 70, 110]),
  // Bread and what is made with it
  rule(/pita/, `pita pocket ${whole}`, [28, 60, 85]),
  rule(/garlic bread|french bread|baguette/, "baguette loaf", 350),
  rule(/garlic bread/, `slice piece ${whole}`, 40),
  rule(/(?:bread|toast).*/, "slice", [20, 28, 43]),
  rule(/naan/, `naan piece ${whole}`, 90),
  rule(/chapati|roti|paratha/, `chapati roti piece ${whole}`, [35, 45, 70]),
  rule(/tortilla/, `tortilla ${whole}`, [25, 35, 60]),
  rule(/taco shell/, `shell taco ${whole}`, [5, 13, 25]),
  rule(/bagel/, `bagel ${whole}`, [70, 105, 130]),
  rule(/\bbiscuit/, `biscuit ${whole}`, [25, 50, 75]),
  rule(/breadstick/, `stick breadstick ${whole}`, 43),
  rule(/crepe/, `crepe ${whole}`, 75),
  rule(/french toast/, `slice piece ${whole}`, 65),
  rule(/pancake/, `pancake ${whole}`, [22, 40, 75]),
  rule(/waffle/, `waffle square round ${whole}`, [33, 39, 75]),
  rule(/waffle/, "belgian", 75),
  // Pizza and hand-held
  rule(/pizza|calzone/, "pizza pie", [560, 780, 1150]),
  rule(/pizza/, "bagel french", 105),
  rule(/pizza roll|bagel bite/, `roll bite ${whole}`, 20),
  rule(/pizza|topping/, `slice piece ${whole}`, [85, 110, 150]),
  rule(/calzone|stromboli/, `calzone ${whole}`, 215),
  rule(/turnover|hot pocket/, `pocket turnover ${whole}`, [80, 130, 160]),
  rule(/empanada|samosa|pastelillo/, `empanada samosa ${whole}`, [40, 85, 125]),
  rule(/taquito|flauta/, `taquito flauta ${whole}`, [40, 70, 90]),
  rule(/\btaco/, `taco ${whole}`, [75, 100, 160]),
  rule(/fajita/, `fajita ${whole}`, 120),
  rule(/enchilada/, `enchilada ${whole}`, [80, 130, 180]),
  rule(/chimichanga/, `chimichanga ${whole}`, 190),
  rule(/burrito bowl/, `bowl ${whole}`, 400),
  rule(/burrito/, `burrito ${whole}`, [190, 220, 400]),
  rule(/quesadilla/, "triangle triangular wedge slice", 45),
  rule(/quesadilla/, `quesadilla ${whole}`, [55, 150, 200]),
  rule(/tamale/, `tamale ${whole}`, [70, 140, 180]),
  rule(/gordita|chalupa|sope|arepa|pupusa/, `gordita chalupa sope arepa pupusa ${whole}`, 120),
  rule(/egg ?roll|spring roll|lumpia/, `roll ${whole}`, [30, 75, 110]),
  rule(
    /dumpling|wonton|pierogi|pot ?sticker|shu mai|gyoza/,
    `dumpling wonton ${whole}`,
    [15, 25, 40],
  ),
  rule(/sushi|nigiri|maki/, `roll`, 180),
  rule(/sushi|nigiri|maki/, `slice ${whole}`, 28),
  rule(/hot ?dog|frankfurter/, "footlong", 88),
  rule(
    /(?:quarter|double|whopper|big mac|large).*(?:burger|pounder|whopper|mac)/,
    `burger hamburger cheeseburger sandwich ${whole}`,
    [150, 200, 280],
  ),
  rule(/burger/, `burger hamburger cheeseburger sandwich ${whole}`, [105, 145, 220]),
  rule(/submarine|\bsub\b|hoagie|hero\b/, `sub submarine sandwich ${whole}`, [140, 220, 400]),
  rule(/sandwich/, "sub submarine", 240),
  rule(/ice cream sandwich/, `sandwich bar ${whole}`, [45, 70, 110]),
  rule(/sandwich|\bblt\b/, `sandwich ${whole}`, [110, 150, 250]),
  // Eggs, meat, fish
  rule(/deviled/, `egg half ${whole}`, 30),
  rule(/omelet|scrambled/, "egg", 65),
  rule(/egg white/, `white egg ${whole}`, 33),
  rule(/^eggs?\b/, `egg ${whole}`, [40, 50, 56]),
  rule(/nugget|popcorn chicken/, `nugget ${whole}`, 16),
  rule(/tenders?|fingers?|strips?/, `tender finger strip ${whole}`, [25, 40, 60]),
  rule(/wing/, "drummette drumette", 35),
  rule(/wing/, `wing ${whole}`, 40),
  rule(/drumstick|\bleg\b/, `drumstick leg ${whole}`, [50, 65, 90]),
  rule(/thigh/, `thigh ${whole}`, [65, 85, 115]),
  rule(/chicken.*breast|breast/, `breast ${whole}`, [120, 160, 220]),
  rule(/meatball/, `meatball ball ${whole}`, [14, 25, 40]),
  rule(/bacon/, "slice strip rasher piece", [6, 8, 12]),
  rule(/sausage.*(?:patty|patties)/, `patty ${whole}`, 38),
  rule(
    /sausage|bratwurst|frankfurter|chorizo|kielbasa/,
    `link sausage frank ${whole}`,
    [25, 50, 85],
  ),
  rule(/salami|pepperoni/, "slice", [2, 8, 15]),
  rule(/sausage|thuringer|bologna|bratwurst/, "slice", [10, 20, 35]),
  rule(/(?:beef|pork|lamb|veal|steak).*chop|chop/, `chop ${whole}`, [70, 110, 180]),
  rule(/steak/, `steak ${whole}`, [110, 190, 300]),
  rule(/ribs?\b/, "rib", 30),
  rule(/patty|patties|ground|burger/, `patty ${whole}`, [55, 85, 115]),
  rule(/fish stick/, `stick ${whole}`, 28),
  rule(/shrimp|prawn/, `shrimp prawn ${whole}`, [6, 10, 18]),
  rule(/scallop/, `scallop ${whole}`, [8, 15, 30]),
  rule(/mussel/, `mussel ${whole}`, 8),
  rule(/clam/, `clam ${whole}`, [8, 12, 20]),
  rule(/oyster/, `oyster ${whole}`, [10, 18, 30]),
  rule(/sardine/, `sardine fish ${whole}`, 12),
  rule(/anchov/, `anchovy fillet fish ${whole}`, 4),
  rule(/luncheon|deli|bologna|ham\b|turkey|chicken/, "slice", [15, 28, 55]),
  rule(/beef|pork|lamb|veal|meat|tongue|venison|steak|chop/, "slice piece", [30, 55, 85]),
  rule(
    /fish|salmon|cod\b|tilapia|tuna|trout|haddock|flounder|halibut|catfish|perch/,
    "fillet steak",
    [85, 140, 200],
  ),
  rule(/tofu|tempeh/, "slice piece", 65),
  // Cheese
  rule(/string cheese|mozzarella/, "stick", 28),
  rule(/cheese/, "stick", 28),
  rule(/cheese|cheddar|mozzarella/, `slice piece ${whole}`, [14, 21, 28]),
  rule(/cheese/, "bite", 6),
  // Vegetables
  rule(/hash ?brown|hashed brown/, `patty ${whole}`, 55),
  rule(/potato puff|tater|tots/, `tot puff ${whole}`, 8),
  rule(/fries|french fr/, `fry strip cut stick ${whole}`, 5),
  rule(/fries|french fr/, "serving order", [75, 115, 155]),
  rule(/potato/, "baby", 45),
  rule(/sweet potato|yam/, `potato ${whole}`, [90, 130, 190]),
  rule(/potato/, `potato ${whole}`, [120, 170, 280]),
  rule(/corn\b.*|sweet corn/, "baby", 8),
  rule(/corn\b/, "ear cob mini", [60, 95, 130]),
  rule(/asparagus/, "piece", 5),
  rule(/asparagus/, "spear stalk", 15),
  rule(/okra/, `pod ${whole}`, 11),
  rule(/olive/, `olive ${whole}`, 4),
  rule(/pickle|gherkin/, "slice chip", 7),
  rule(/pickle/, `pickle spear ${whole}`, [25, 65, 135]),
  rule(/radish/, `radish ${whole}`, 4.5),
  rule(/green beans|snap/, "piece bean", 3),
  rule(/beans?\b|\bpeas?\b|chickpea/, "bean pea chickpea", 1.2),
  rule(/brussels/, `sprout ${whole}`, 20),
  rule(/mushroom/, `mushroom cap ${whole}`, [10, 18, 23]),
  rule(/baby carrot|carrots, baby/, `carrot ${whole}`, 10),
  rule(/carrot/, "stick strip", 6),
  rule(/carrot/, `carrot ${whole}`, [50, 61, 72]),
  rule(/celery/, "stick strip", 5),
  rule(/celery/, `stalk rib ${whole}`, [17, 40, 64]),
  rule(/tomato(?:es)?, (?:cherry|grape)|(?:cherry|grape) tomato/, `tomato ${whole}`, 17),
  rule(/tomato/, "slice wedge", 20),
  rule(/onion/, "ring slice", 10),
  rule(/pepper/, "ring strip slice", 5),
  rule(/cucumber|zucchini|squash|eggplant/, "slice piece", 9),
  rule(/broccoli|cauliflower/, "piece floret flower spear", 11),
  rule(/waterchestnut/, "chestnut", 9),
  rule(/plantain/, "slice", 12),
  rule(/cabbage|lettuce/, "leaf", [6, 12, 20]),
  // Fruit
  rule(/strawberr/, `fruit berry strawberry ${whole}`, [7, 14, 20]),
  rule(/blueberr|currant|raisin/, `berry raisin ${whole}`, 0.6),
  rule(/raspberr|blackberr/, `berry ${whole}`, 3),
  rule(/grape(?!fruit)/, `grape ${whole}`, 5),
  rule(/cherr/, `cherry ${whole}`, 8),
  rule(/\bdates?\b/, `date ${whole}`, 8),
  rule(/prune/, `prune ${whole}`, 9),
  rule(/apricots?, dried|figs?, dried/, `fig apricot half ${whole}`, 8),
  rule(/avocado/, `fruit avocado ${whole}`, [120, 150, 200]),
  rule(/clementine|tangerine|mandarin/, `fruit clementine tangerine ${whole}`, [60, 76, 110]),
  rule(/apple(?!sauce)/, "fruit apple", [150, 182, 223]),
  rule(/melon/, "slice wedge", 120),
  rule(/pineapple/, "slice ring", 60),
  rule(
    /mango|papaya|peach|pear|nectarine|apple|plum|kiwi|orange|grapefruit/,
    "slice wedge chunk section",
    20,
  ),
  rule(/banana/, "slice", 5),
  rule(/lemon|lime/, "slice wedge", 8),
  rule(/baby ?food/, "jar", 100),
  rule(/baby ?food/, "pouch container package", 95),
  rule(/baby ?food/, "tub", 70),
  rule(/applesauce/, "pouch", 90),
  rule(/applesauce|gelatin|pudding|fruit/, "container cup snack", 110),
  // Sweets
  rule(/gum\b/, `stick piece pellet ${whole}`, 3),
  rule(/lollipop|sucker/, `lollipop pop ${whole}`, 12),
  rule(/marshmallow/, `marshmallow ${whole}`, [1, 7, 10]),
  rule(/fruit snack/, "pouch package packet bag", 25),
  rule(/candies, hard|hard candy|caramels?|toffee|taffy/, `candy ${whole}`, 6),
  rule(/candies|candy|chocolate(?! milk)/, "bar package bag", [17, 45, 90]),
  rule(/candies|candy|chocolate(?! milk)/, `candy ${whole}`, [5, 8, 15]),
  rule(
    /(?:granola|cereal|nutrition|energy|protein|breakfast|formulated) ?bar/,
    `bar ${whole}`,
    [22, 35, 60],
  ),
  rule(
    /ice cream.*(?:bar|stick)|(?:frozen|fudge|yogurt).*(?:bar|pop)/,
    `bar pop stick ${whole}`,
    [45, 65, 95],
  ),
  rule(/popsicle|ice pop|novelt/, `pop bar stick ${whole}`, [45, 60, 100]),
  rule(/cone/, `cone ${whole}`, [90, 130, 200]),
  rule(/ice cream|frozen yogurt|sherbet|sorbet|gelato/, "cone", [80, 120, 180]),
  rule(/ice cream|frozen yogurt|sherbet|sorbet|gelato/, "scoop", 66),
  rule(/peach|nectarine|apple|pear|plum|mango|orange/, "slice wedge chunk", 18),
  // A packet that is made up with water or milk
  rule(
    /(?:grits|oatmeal|oats|farina|cream of wheat|hot cereal).*(?:cooked|prepared)/,
    "packet package",
    160,
  ),
  rule(
    /(?:cocoa|hot chocolate).*(?:prepared|reconstituted|made with)/,
    "packet package envelope",
    225,
  ),
  // Spreads and sauces in little packs
  rule(/butter|margarine|spread/, "container packet tub individual", 5),
  rule(/dressing|dip\b/, "container cup", 50),
  rule(/dressing/, "packet package", 43),
  rule(
    /ketchup|mustard|relish|mayonnaise|soy sauce|jam|jelly|honey|(?<!no )sauce$|sauce,/,
    "packet package container",
    11,
  ),
  rule(/sugar|sweetener/, "packet package", 4),
  rule(/creamer|cream\b/, "container packet tub", 13),
  // Larger containers and bowls
  rule(/yogurt/, "container carton cup tub", [113, 160, 227]),
  rule(/soup|chili|chowder/, "can", 480),
  rule(/soup|chowder|ramen|noodle/, "container cup", 300),
  rule(/cereals? ready|cereal/, "package packet box container", 30),
  rule(/protein|powder|supplement/, "scoop", 30),
  rule(/beer|malt/, "can bottle drink", 355),
  rule(/wine|champagne/, "drink glass", 148),
  rule(
    /cocktail|margarita|martini|colada|daiquiri|tonic|collins|mojito|sling|cosmopolitan|manhattan/,
    `drink glass cocktail ${whole}`,
    220,
  ),
  rule(/smoothie|juice drink|slush/, `drink ${whole}`, [400, 600, 950]),
  rule(
    /latte|mocha|cappuccino|coffee|espresso|frappuccino/,
    `drink coffee latte ${whole}`,
    [355, 475, 600],
  ),
  rule(
    /soft drink|carbonated|cola|soda\b|lemonade|iced tea|\btea\b|fruit punch|fruit drink/,
    `drink ${whole}`,
    [360, 540, 720],
  ),
  rule(/milk|juice|drink|beverage|water|cocoa/, "carton box pouch", 220),
  rule(/water/, "bottle", 500),
  rule(/milk|juice|drink|beverage|tea|soda|carbonated/, "bottle", 450),
  rule(/carbonated|cola|soda\b|drink|beverage|juice|beer|tea/, "can", 355),
];

const sizePlaces: Readonly<Record<Size, number>> = {
  mini: 0,
  "extra small": 0,
  small: 0,
  medium: 1,
  large: 2,
  "extra large": 2,
};
const sizeFactors: Readonly<Record<Size, number>> = {
  mini: 0.5,
  "extra small": 0.8,
  small: 1,
  medium: 1,
  large: 1,
  "extra large": 1.25,
};
const oneSizeFactors: Readonly<Record<Size, number>> = {
  mini: 0.5,
  "extra small": 0.6,
  small: 0.75,
  medium: 1,
  large: 1.3,
  "extra large": 1.6,
};

/**
 * Grams of one usual piece of a food: `things` are what was counted (units and words, singular;
 * none for the food itself). Undefined when no rule knows it.
 */
export function usualPiece(
  name: string,
  things: readonly string[],
  size: Size | undefined,
): number | undefined {
  const asked = things.length === 0 ? [""] : things;
  const found = rules.find(
    (known) => known.things.some((thing) => asked.includes(thing)) && known.food.test(name),
  );
  if (!found) return undefined;
  const { grams } = found;
  if (typeof grams === "number") return grams * (size ? oneSizeFactors[size] : 1);
  return (grams[size ? sizePlaces[size] : 1] ?? 0) * (size ? sizeFactors[size] : 1);
}
