/** What can be said of a food whose own measures don't answer: from its kind. */
export interface Kind {
  name: string;
  /** Grams in a US cup (236.6 ml). */
  gramsPerCup: number;
  /** Grams that people eat at a time; 21 CFR 101.12(b) reference amounts where it has the kind. */
  reference: number;
  /** Grams of one piece, where "1" of it means something else than the reference portion. */
  piece?: number;
}

interface KindRule extends Kind {
  /** Against the lower-case name. */
  pattern: RegExp;
  /** First two digits of the USDA number, where the words alone would mislead. */
  groups?: readonly string[];
}

const kind = (
  name: string,
  pattern: RegExp,
  gramsPerCup: number,
  reference: number,
  more: { piece?: number; groups?: readonly string[] } = {},
): KindRule => ({ name, pattern, gramsPerCup, reference, ...more });

/** The first rule that fits decides: special ones stand above general ones. */
const rules: readonly KindRule[] = [
  kind(
    "sandwich",
    /sandwich|burger|\bsub\b|submarine|hot ?dog, plain|corndog|hotdog, with corn|mcmuffin|biscuit, with (?:egg|ham|sausage)|croissant, with|whopper|big mac|panini|\bwrap\b|quesadilla|burrito|taco|fajita|gyro|gordita|chalupa|chimichanga|enchilada|tostada/,
    125,
    140,
    { piece: 165 },
  ),
  kind("pizza", /pizza(?! rolls)|calzone/, 150, 140, { piece: 107 }),
  kind("pancake", /pancakes? with|french toast with|waffles? with/, 150, 110, { piece: 60 }),
  kind("popcorn", /popcorn/, 10, 30),
  kind(
    "ice cream",
    /ice creams?\b|gelato|frozen yogurt|sherbet|sorbet|frozen dessert|sundae/,
    135,
    88,
  ),
  kind("frozen bar", /popsicle|frozen novelt|ice pop/, 190, 85),
  kind("honey and syrup", /^honey\b|syrup|molasses|agave|dulce de leche|treacle|glucose/, 325, 30),
  kind(
    "jam and spread",
    /\bjams?\b|jell(?:y|ies)|marmalade|preserves|fruit butter|chutney/,
    320,
    20,
  ),
  kind(
    "nut butter",
    /(?:peanut|almond|cashew|sunflower seed|nut) butter|tahini|sesame butter|hazelnut spread|chocolate.flavored hazelnut/,
    256,
    32,
  ),
  kind(
    "butter",
    /^butter\b|^margarine|shortening|lard|spread, (?:fat|tub|stick)|ghee|tallow/,
    227,
    14,
    { piece: 5 },
  ),
  kind("oil", /^(?:[\w-]+ )?oil\b/, 218, 14),
  kind("mayonnaise and dressing", /mayonnaise|dressing|aioli|tartar|vinaigrette/, 240, 30),
  kind(
    "sauce",
    /sauce|ketchup|catsup|mustard|salsa|gravy|guacamole|\bdip\b|pesto|relish|hummus/,
    250,
    60,
  ),
  kind("vinegar and extract", /vinegar|extract|worcestershire/, 238, 15),
  kind(
    "spirit",
    /distilled|liqueur|whiske?y|vodka|\brum\b|\bgin\b|tequila|brandy|cognac/,
    222,
    42,
    { piece: 42 },
  ),
  kind("wine", /\bwine\b|champagne|prosecco|sherry|\bport\b|sangria/, 236, 148),
  kind("beer", /\bbeer\b|\bale\b|lager|stout|cider|malt liquor/, 238, 356),
  kind("coffee beans and tea leaves", /(?:coffee|tea), .*powder|powder.*(?:coffee|tea)/, 60, 2),
  kind(
    "drink powder",
    /(?:drink|beverage|milk|protein|cocoa|lemonade|formula|supplement|shake|creamer|substitute).*(?:powder|dry mix|mix, dry)|milk, dry|powdered/,
    110,
    30,
  ),
  kind("egg", /^eggs?\b|omelet|scrambled egg/, 135, 50, { piece: 50 }),
  kind("cream", /^cream\b|creamer|half and half|sour cream|creme fraiche|whipped/, 235, 15),
  kind("yogurt", /yogurt|kefir|pudding|custard|mousse|\bflan\b/, 245, 170),
  kind(
    "drink",
    /^(?!cheese|crackers|candies|cookies|bread|chocolate|cake|pie|puddings)(?:.*)(?:\bmilks?\b(?! chocolate)|juice|beverage|drink|soda|\bcola\b|coffee|\btea\b|water\b(?!chestnut)|lemonade|cocoa|smoothie|shake|\blatte|cappuccino|nectar|punch|espresso|cocktail, |eggnog|horchata|kombucha|daiquiri|colada|margarita|mojito|martini)/,
    245,
    240,
  ),
  kind(
    "soup",
    /^(?!crackers)(?:.*)(?:soup|broth|bouillon|consomme|chowder|bisque|stock\b|chili con carne|gumbo|ramen|pho\b)/,
    244,
    245,
  ),
  kind(
    "stew and casserole",
    /stew|casserole|curry|lasagna|chili|ragout|goulash|stroganoff|tagine|masala|jambalaya|paella|risotto|fried rice|pot pie|a la king|chow mein|lo mein|pad thai|kung pao|general tso|sweet and sour (?:chicken|pork)|orange chicken|sesame chicken|lemon chicken|stir.?fr|with gravy|macaroni (?:and|&) cheese|ravioli|tortellini|creole|entree(?!s, (?:fish|crab))|dinner\b|hash\b|moussaka|biryani/,
    230,
    230,
  ),
  kind("salad with dressing", /salad/, 180, 140),
  kind(
    "leaves",
    /lettuce|spinach, raw|arugula|kale, raw|cress|chard.*raw|salad greens|parsley|cilantro|basil, fresh|mint, (?:fresh|dried)|^mint\b|endive|radicchio|sprouted/,
    45,
    85,
  ),
  kind("cheese, soft", /cheese, (?:cottage|ricotta|cream)|cream cheese|mascarpone/, 230, 55),
  kind("cheese", /cheese|cheddar|mozzarella|parmesan|feta/, 113, 30, { piece: 28 }),
  kind("flour", /flour|starch|cornmeal|meal\b|baking mix|dry mix/, 125, 30),
  kind("sugar", /sugars?\b|sweetener/, 200, 8),
  kind(
    "salt and spice",
    /\bsalt\b|spices?,|baking powder|baking soda|yeast(?!-leavened)|seasoning|pepper, black/,
    110,
    1,
  ),
  kind("dry cereal", /cereals? ready|granola\b(?! bar)|muesli|corn flakes|cereal, /, 40, 40),
  kind(
    "porridge",
    /(?:oatmeal|oats|grits|porridge|cream of wheat|farina|congee).*(?:cooked|prepared|boiled|with water)|oatmeal/,
    240,
    234,
  ),
  kind(
    "cooked grain",
    /(?:rice|quinoa|couscous|barley|bulgur|millet|cereal|polenta|farro).*(?:cooked|prepared|boiled|with water)/,
    185,
    140,
  ),
  kind("pasta, cooked", /(?:pasta|noodles?|spaghetti|macaroni|ravioli).*cooked|gnocchi/, 145, 140),
  kind("pasta, dry", /pasta|noodles?|spaghetti|macaroni/, 100, 55),
  kind(
    "raw grain",
    /\brice|quinoa|couscous|barley|bulgur|millet|\boats|wheat|buckwheat|farro|lentils.*raw/,
    180,
    45,
  ),
  kind("soft pretzel", /pretzels?, soft|soft pretzel/, 60, 85, { piece: 85 }),
  kind("chips", /chips|crisps|puffs|pretzel|snacks?,|cheetos|doritos|pork skins/, 28, 30),
  kind("cracker", /crackers?|crispbread|melba|matzo|rusk/, 60, 30, { piece: 5 }),
  kind("cookie", /cookies?|biscotti|brownie|wafer|macaroon|shortbread/, 90, 30, { piece: 14 }),
  kind(
    "cake",
    /(?<!pan|rice |hot)cakes?\b|pie\b|pastry|danish|eclair|cheesecake|strudel|turnover|cobbler|tart\b|baklava|cream puff/,
    120,
    80,
    { piece: 85 },
  ),
  kind(
    "doughnut and muffin",
    /doughnut|muffin|croissant|scone|biscuit|sweet roll|cinnamon bun/,
    85,
    55,
    { piece: 60 },
  ),
  kind("cornbread", /cornbread|corn bread|banana bread|pumpkin bread|gingerbread/, 105, 55, {
    piece: 60,
  }),
  kind(
    "bread",
    /bread(?!ed|ing|fruit)|toast(?!ed)|pita|naan|tortilla|baguette|focaccia|chapati|roti/,
    45,
    50,
    {
      piece: 28,
    },
  ),
  kind("roll", /(?<!egg |spring |sushi |pizza )rolls?\b|buns?\b|bagel/, 45, 50, { piece: 57 }),
  kind("pancake and waffle", /pancake|waffle|crepe|french toast/, 120, 110, { piece: 40 }),
  kind("frosting", /frosting|icing/, 290, 35),
  kind(
    "candy and chocolate",
    /cand(?:y|ies)|chocolate|fudge|caramel|marshmallow|gum\b|licorice|toffee|nougat/,
    170,
    30,
    { piece: 10 },
  ),
  kind("bar", /\bbars?\b/, 90, 40, { piece: 40 }),
  kind(
    "nuts and seeds",
    /nuts?\b|almond|cashew|pecan|walnut|pistachio|seeds?\b|peanut|trail mix/,
    140,
    30,
  ),
  kind("dried fruit", /raisin|dates\b|dried|prune|cranberries, dried/, 150, 40),
  kind("bacon", /bacon/, 110, 15, { piece: 8 }),
  kind(
    "sausage",
    /sausage|hot ?dog|frankfurter|bratwurst|chorizo|salami|pepperoni|kielbasa/,
    135,
    55,
    { piece: 45 },
  ),
  kind("lunch meat", /luncheon|bologna|deli|sliced|pastrami|ham\b/, 135, 55, { piece: 28 }),
  kind("meatball", /meatball/, 140, 85, { piece: 28 }),
  kind(
    "meat and fish",
    /beef|pork|chicken|turkey|lamb|veal|duck|fish|salmon|tuna|shrimp|\bcrabs?\b|lobster|cod\b|tilapia|meat|venison|steak|scallop|clam|mussel|oyster|goat|liver|tofu|tempeh|seitan/,
    140,
    85,
  ),
  kind("fries", /fries|french fr/, 100, 110),
  kind("beans", /beans?\b|lentils|chickpea|peas\b|dal\b/, 180, 130),
  kind("potato", /potato|yam\b|cassava|plantain|taro/, 155, 110, { piece: 150 }),
  kind("vegetable", /./, 130, 85, { groups: ["11"] }),
  kind("berries", /berr(?:y|ies)|grapes|cherries|currants/, 148, 140),
  kind("fruit", /./, 155, 140, { groups: ["09"] }),
  kind("food", /./, 200, 100),
];

/**
 * What a name says beside the food: brackets ("includes oyster, soda, soup" for crackers), and the
 * salt and water it was made with, which make peas no kind of salt and tuna no drink.
 */
const asides =
  / ?\([^)]*\)|,? with(?:out)? (?:added )?salt(?: added)?|\b(?:in|with)(?: tap)? water\b/g;

const unknownKind: Kind = { name: "food", gramsPerCup: 200, reference: 100 };

/** The kind of a food, from its name and, for USDA foods, its number. */
export function kindOf(food: { id: string; name: string }): Kind {
  // A mixture is served like its main part, and a composed dish like its kind.
  const mixture = food.id.match(/^mix:(?:\w+\/)?([^*]*)/);
  const isPlate = /^mix:(?:pasta|curry|stirfry)\//.test(food.id);
  const main = isPlate
    ? "casserole"
    : mixture
      ? food.name.replace(/ (?:with|\+) .*/, "")
      : food.name;
  const name = main
    .toLowerCase()
    .replace(asides, "")
    // "Mature seeds" doesn't make beans nuts, nor a powder that was stirred into water a powder.
    .replace(/, (?:im)?mature seeds/, "")
    .replace(/, (?:dry )?(?:powder|mix), prepared\b/, ", prepared");
  const group = (mixture?.[1] ?? food.id).slice(0, 2);
  return (
    rules.find((rule) => rule.pattern.test(name) && (rule.groups?.includes(group) ?? true)) ??
    unknownKind
  );
}
