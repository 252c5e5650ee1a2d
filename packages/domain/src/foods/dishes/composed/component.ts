import { kindOf } from "../../measures/kinds.ts";
import type { Food } from "../../table.ts";
import { type NamedPattern, namedIn, saidIn } from "../named.ts";
import { pantry } from "../pantry.ts";

/** What something does in a dish; how much of it goes in depends on the dish and on this. */
export type ComponentRole =
  | "meat"
  | "bacon"
  | "fish"
  | "egg"
  | "cheese"
  | "beans"
  | "grain"
  | "potato"
  | "tomato"
  | "vegetable"
  | "greens"
  | "cream"
  | "fruit"
  | "nuts"
  | "spread"
  | "sauce"
  | "crisps"
  | "liquid";

export interface Component {
  role: ComponentRole;
  /** The food's number. */
  id: string;
}

/** The food that a word or two name as surely as `least` (0 to 1); undefined when it isn't sure. */
export type Lookup = (text: string, least?: number) => Food | undefined;

const patterns: readonly NamedPattern<ComponentRole>[] = [
  [/\bbacon\b|\bblt\b/, "bacon", "bacon"],
  [/\bcheese ?(?=steak\b)/, "cheese", "american"],
  [/\bpepperoni\b/, "meat", "pepperoni"],
  [/\bsalami\b|\bcold cuts?\b|\bmortadella\b|\bitalian (?:sub|meats?)\b/, "meat", "salami"],
  [/\bsausages?\b|\bchorizo\b/, "meat", "breakfastSausage"],
  [/\bpastrami\b|\bcorned beef\b/, "meat", "cornedBeef"],
  [/\broast beef\b/, "meat", "leanBeef"],
  [/\bsteak\b|\bphilly\b|\bcarne asada\b/, "meat", "steak"],
  [/\bmeatballs?\b/, "meat", "groundBeef"],
  [/\bground beef\b|\bhamburger\b|\bmince\b|\bkeema\b/, "meat", "groundBeef"],
  [/\bham\b|\bprosciutto\b/, "meat", "ham"],
  [
    /\b(?:breaded|fried|crispy) chicken\b|\bchicken\b(?=.*\b(?:breaded|fried|crispy)\b)/,
    "meat",
    "friedChicken",
  ],
  [/\bturkey\b(?=.*\b(?:sandwich|sub|wrap|club|panini)\b)/, "meat", "deliTurkey"],
  [/\bchicken\b|\bpoultry\b|\bpollo\b|\bmurgh\b/, "meat", "chicken"],
  [/\bturkey\b/, "meat", "turkey"],
  [/\bpork\b|\bcarnitas\b|\bpernil\b|\bal pastor\b/, "meat", "porkLean"],
  [/\blamb\b|\bmutton\b|\bgosht\b|\bgoat\b(?! cheese)/, "meat", "lamb"],
  [/\bbeef\b|\bmeat\b|\bcarne\b|\bbarbacoa\b|\bvenison\b/, "meat", "groundBeef"],
  [/\bfish fingers?\b|\bfish sticks?\b/, "fish", "friedFish"],
  [/\bsmoked salmon\b|\blox\b/, "fish", "smokedSalmon"],
  [
    /\b(?:breaded|fried|battered|crispy) (?:fish|cod|haddock)\b|\bfish\b(?=.*\b(?:breaded|fried|battered)\b)/,
    "fish",
    "friedFish",
  ],
  [/\bshrimps?\b|\bprawns?\b|\bseafood\b|\bcamaron(?:es)?\b/, "fish", "shrimp"],
  [/\bcrab\b|\blobster\b/, "fish", "imitationCrab"],
  [/\btuna\b/, "fish", "tuna"],
  [/\bsalmon\b/, "fish", "salmon"],
  [/\bfish\b|\bcod\b|\btilapia\b|\bpescado\b/, "fish", "cod"],
  [/\btofu\b/, "fish", "tofu"],
  [/\beggs?\b|\bhuevos?\b/, "egg", "boiledEgg"],
  [/\bfeta\b/, "cheese", "feta"],
  [/\bgoats? cheese\b/, "cheese", "goatCheese"],
  [/\bmozzarella\b/, "cheese", "mozzarella"],
  [/\bswiss\b/, "cheese", "swiss"],
  [/\bparmesan\b/, "cheese", "parmesan"],
  [/\bcream cheese\b/, "cheese", "creamCheese"],
  [/\bamerican\b/, "cheese", "american"],
  [/\bchees[ey]\b|\bcheddar\b|\bqueso\b/, "cheese", "cheddar"],
  [/\brefried\b/, "beans", "refriedBeans"],
  [/\bblack beans?\b/, "beans", "blackBeans"],
  [/\bchickpeas?\b|\bgarbanzos?\b/, "beans", "chickpeas"],
  [/(?<!green )\bbeans?\b|\bfrijoles\b/, "beans", "pintoBeans"],
  [/\brice\b|\barroz\b/, "grain", "rice"],
  [/\bpasta\b|\bnoodles?\b|\bmacaroni\b/, "grain", "macaroni"],
  [/\bfrench fries\b/, "potato", "fries"],
  [/\bpaneer\b/, "cheese", "freshCheese"],
  [/\bpotato(?:es)?\b|\baloo\b|\bhash browns?\b|\bpapas?\b/, "potato", "potato"],
  [/\btomato(?:es)?\b/, "tomato", "tomato"],
  [/\bspinach\b|\bdark[- ]green\b|\bkale\b/, "greens", "spinach"],
  [/\bbroccoli\b/, "vegetable", "broccoli"],
  [/\blettuce\b|\bgreens\b/, "greens", "lettuce"],
  [/\bmushrooms?\b/, "vegetable", "mushrooms"],
  [
    /\bpeppers?\b|\bonions?\b|\bvegetables?\b|\bveggies?\b|\bzucchini\b|\basparagus\b|\bdenver\b|\bwestern\b|\bspanish\b/,
    "vegetable",
    "pepper",
  ],
  [/\bcarrots?\b/, "vegetable", "rawCarrot"],
  [/\bbeet(?:root)?s?\b/, "vegetable", "beet"],
  [/\bcucumbers?\b/, "vegetable", "cucumber"],
  [/\bsweet ?corn\b|\bcorn\b(?! (?:tortilla|bread|chips?|flour))/, "vegetable", "corn"],
  [/\bolives?\b(?! oil)/, "vegetable", "olives"],
  [/\bjalapenos?\b/, "vegetable", "pepper"],
  [/\bsour cream\b/, "cream", "sourCream"],
  [/\bguacamole\b|\bavocado\b/, "cream", "avocado"],
];

/** Of one role, no more than this is read out of a list. */
const mostOfRole = 3;
/** "Chicken or turkey" is one of the two. */
const otherwise = /\bor [a-z-]+/g;

/** The parts of a name that say how something is, or what kind of dish it is. */
const manner =
  /\b(?:a|an|the|my|of|made|from|type|style|nfs|ns|as|to|any|kind|size|plain|fresh|raw|cooked|fried|grilled|roast(?:ed)?|baked|steamed|toasted|sliced|chopped|homemade|hot|cold|large|small|medium|big|mini|light|low|fat|added|extra|white|wheat|whole|wholemeal|wholegrain|brown|rye|grain|bread|toast|bun|roll|bap|baguette|ciabatta|bagel|croissant|biscuit|muffin|brioche|pitta|pita|tortilla|sub|submarine|panini|toastie|toasted|melt|sandwich(?:es)?|sarnie|butty|wrap|salad|bowl|pizza|omelet(?:te)?s?|frittata|smoothie|stir|fry|club|fast|food|restaurant|school|frozen|topping|topped|dressing|crust|thin|thick|regular|deep|dish|slice|filling|soft|hard|corn|flour|sauce|oil|vegan|vegetarian|veggie|meatless)\b/g;

/**
 * What a dish's name says is in it; what it says to be missing is left out. `lookup` finds what
 * our own words don't know, for names that list what is in the dish.
 */
export function componentsIn(text: string, lookup?: Lookup): Component[] {
  const { found, rest } = namedIn(patterns, saidIn(text).replace(otherwise, " "), mostOfRole);
  const components: Component[] = found.map(({ role, item }) => ({ role, id: pantry[item] }));
  if (!lookup) return components;
  for (const phrase of rest.split(/[,;]|\b(?:and|with|on|in|plus)\b|&|\+/)) {
    const words = phrase.replace(manner, " ").trim().replace(/\s+/g, " ");
    if (!/^[a-z' -]{3,30}$/.test(words) || words.split(" ").length > 3) continue;
    const food = lookup(words);
    const role = food && roleOf(food);
    if (role && !components.some(({ id }) => id === food.id)) {
      components.push({ role, id: food.id });
    }
  }
  return components;
}

/** The role that our own words give a thing, when `text` is that thing and nothing else. */
export function plainComponent(text: string): ComponentRole | undefined {
  const { found, rest } = namedIn(patterns, saidIn(text), 2);
  return found.length === 1 && rest.replace(manner, " ").trim() === "" ? found[0]?.role : undefined;
}

const kindRoles: readonly (readonly [RegExp, ComponentRole])[] = [
  [/^cheese/, "cheese"],
  [/^egg$/, "egg"],
  [/^bacon$/, "bacon"],
  [/^(?:sausage|lunch meat|meatball)$/, "meat"],
  [/^(?:jam and spread|honey and syrup|nut butter|candy and chocolate)$/, "spread"],
  [/^(?:sauce|mayonnaise and dressing|butter)$/, "sauce"],
  [/^cream$/, "cream"],
  [/^(?:drink|yogurt)$/, "liquid"],
  [/^chips$/, "crisps"],
  [/^(?:fries|potato)$/, "potato"],
  [/^leaves$/, "greens"],
  [/^(?:nuts and seeds)$/, "nuts"],
  [/^(?:berries|fruit|dried fruit)$/, "fruit"],
  [/^(?:cooked grain|porridge|dry cereal|pasta, cooked)$/, "grain"],
];
/** By the first two digits of the USDA number. */
const groupRoles: Readonly<Record<string, ComponentRole>> = {
  "05": "meat",
  "07": "meat",
  "09": "fruit",
  "10": "meat",
  "11": "vegetable",
  "12": "nuts",
  "13": "meat",
  "15": "fish",
  "16": "beans",
  "17": "meat",
};

function roleOf(food: Food): ComponentRole | undefined {
  const kind = kindOf(food).name;
  return kindRoles.find(([name]) => name.test(kind))?.[1] ?? groupRoles[food.id.slice(0, 2)];
}
