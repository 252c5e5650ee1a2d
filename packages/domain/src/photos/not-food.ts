/**
 * What stands on a table and is no food. Of a name's words the last one says what a thing is: a
 * "fork" isn't eaten, "fork-tender beef" is. "Bowl of rice" is rice.
 */
const things = new Set(
  `plate dish bowl cup mug glass saucer platter tray board pan pot skillet wok saucepan jar bottle can
  carton container box package packaging wrapper bag basket jug pitcher carafe tumbler teapot kettle
  fork knife spoon teaspoon tablespoon chopstick cutlery silverware utensil flatware tong tongs ladle
  spatula whisk grater peeler straw toothpick skewer ramekin
  napkin tablecloth cloth placemat mat towel doily coaster tissue paper foil parchment
  table tabletop countertop counter chair bench stool furniture kitchen restaurant cafe room wall floor
  window background surface texture pattern wood marble stone metal steel ceramic porcelain crockery
  tableware dinnerware dishware glassware stemware kitchenware cookware drinkware
  hand finger arm person people man woman child face
  phone smartphone laptop computer keyboard screen menu book newspaper magazine card receipt label logo
  text sign watermark photo picture image photograph closeup
  candle flower vase decoration ornament plant leaf petal light lamp shadow ashtray cigarette
  burner stove oven microwave refrigerator fridge grill toaster blender mixer scale
  salt-shaker pepper-shaker shaker mill grinder dispenser holder stand rack lid coffeemaker`
    .split(/\s+/)
    .filter(Boolean),
);

/** Says how a picture looks, or what people do: no thing at all. */
const abouts = new Set(
  `food foods meal meals cuisine gourmet delicious tasty yummy fresh healthy nutrition diet dieting
  dietary nutritious organic natural ingredient ingredients cooking cooked eating eat dining dinner
  lunch breakfast brunch supper snack appetizer starter entree course serving portion culinary recipe
  traditional homemade vegetarian vegan raw hot cold spicy sweet sour closeup close-up nobody studio
  isolated white black red green yellow brown orange-color color colorful plated garnish unknown
  assorted various mixed other items item object stuff nothing none thing crop rustic refreshment
  slice sliced piece pieces half bite gastronomy produce edible kitchen celebration party holiday`
    .split(/\s+/)
    .filter(Boolean),
);

const singular = (word: string) =>
  things.has(word)
    ? word
    : word
        .replace(/(?<=[^aeiou])ies$/, "y")
        .replace(/ves$/, "fe")
        .replace(/(?<=ss|sh|ch|x)es$/, "")
        .replace(/(?<!s)s$/, "");

/** "Bowl of rice", "cup with coffee", "plate: pasta": what is in it counts. */
const holder =
  /^(?:[\p{L}-]+ ){0,3}?([\p{L}-]+) (?:of|with|containing|full of|filled with) (?=\p{L})/iu;

/** A name without what it lies on or in; "a bowl of white rice" is "white rice". */
export function withoutHolder(name: string): string {
  const plain = name.trim().replace(/^(?:an?|the|some|one) /i, "");
  const [whole, thing] = holder.exec(plain) ?? [];
  return whole !== undefined && thing !== undefined && things.has(singular(thing.toLowerCase()))
    ? plain.slice(whole.length)
    : plain;
}

/** "Cheese board", "sushi platter": what lies on it counts. */
export function withoutThing(name: string): string {
  const [, food, last = ""] = /^(.*\p{L}) ([\p{L}-]+)$/u.exec(name) ?? [];
  return food !== undefined && things.has(singular(last.toLowerCase())) ? food : name;
}

const forms =
  /^(.*\p{L}) (?:slices?|pieces?|chunks?|wedges?|cubes?|hal(?:f|ves)|segments?|florets?|strips?|rings?|spears?|sticks?|sprigs?|garnish|drizzle|topping|toppings|shavings?|crumbles?|sprinkles?|leaf|leaves)$/iu;

/** "Banana slices" are banana, "an olive oil drizzle" is olive oil. */
export const withoutForm = (name: string): string => forms.exec(name)?.[1] ?? name;

/** Whether a name may be a food's: neither a thing on the table nor only a word about pictures. */
export function mayBeFood(name: string): boolean {
  const words =
    withoutHolder(name)
      .toLowerCase()
      .match(/[\p{L}-]+/gu) ?? [];
  const last = words.at(-1);
  if (last === undefined) return false;
  if (words.every((word) => abouts.has(word) || things.has(singular(word)))) return false;
  return !things.has(singular(last)) || isFoodOfThing(words);
}

/** Foods that are called like what they come in or on. */
const foodsOfThings =
  /\b(?:burrito|poke|acai|açaí|smoothie|buddha|rice|grain|noodle|salad|taco|breakfast|fruit|protein|quinoa|cheese|charcuterie|meat|vegetable|veggie|fruits?|seafood|sushi|antipasto|mezze|combo|chicken|egg|ramen|soup|cereal|oatmeal|yogurt|pasta|side|main|potato|peanut butter|pudding|fruit|hot|mixed|grilled|lasagna|ploughmans?) (?:bowl|plate|platter|board|dish|cup|basket|pot|skewer|box)s?\b|\bchicken fingers?\b|\bfish fingers?\b|\b(?:bay|curry|grape|lettuce|spinach|mint|basil|cilantro|salad|cabbage|tea) (?:leaf|leaves)\b|\b(?:chicken|beef|lamb|shrimp|pork|vegetable|fruit) skewers?\b|\bmixed grill\b|\bflat ?bread\b/i;

const isFoodOfThing = (words: readonly string[]) => foodsOfThings.test(words.join(" "));
