import type { PantryItem } from "../pantry.ts";

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
  | "salad";

export interface Component {
  role: ComponentRole;
  item: PantryItem;
}

/** The first pattern of a role that fits is that role's; more of one role don't add up. */
const patterns: readonly (readonly [RegExp, ComponentRole, PantryItem])[] = [
  [/\b(?:tuna|chicken|egg|ham|turkey|seafood|crab|lobster|shrimp|salmon) salad\b/, "salad", "tuna"],
  [/\bbacon\b|\bblt\b/, "bacon", "bacon"],
  [/\bcheese ?steak\b/, "cheese", "american"],
  [/\bpepperoni\b/, "meat", "pepperoni"],
  [/\bsalami\b|\bcold cuts?\b|\bmortadella\b|\bitalian (?:sub|meats?)\b/, "meat", "salami"],
  [/\bsausages?\b|\bchorizo\b/, "meat", "breakfastSausage"],
  [/\bpastrami\b|\bcorned beef\b/, "meat", "cornedBeef"],
  [/\broast beef\b/, "meat", "leanBeef"],
  [/\b(?:cheese ?)?steak\b|\bphilly\b|\bcarne asada\b/, "meat", "steak"],
  [/\bmeatballs?\b/, "meat", "groundBeef"],
  [/\bground beef\b|\bhamburger\b|\bmince\b/, "meat", "groundBeef"],
  [/\bham\b|\bprosciutto\b/, "meat", "ham"],
  [
    /\b(?:breaded|fried|crispy) chicken\b|\bchicken\b.*\b(?:breaded|fried|crispy)\b/,
    "meat",
    "friedChicken",
  ],
  [/\bturkey\b.*\b(?:sandwich|sub|wrap|club|panini)\b/, "meat", "deliTurkey"],
  [/\bchicken\b|\bpoultry\b|\bpollo\b/, "meat", "chicken"],
  [/\bturkey\b/, "meat", "turkey"],
  [/\bpork\b|\bcarnitas\b|\bpernil\b|\bal pastor\b/, "meat", "porkLean"],
  [/\blamb\b|\bmutton\b|\bgoat\b/, "meat", "lamb"],
  [/\bbeef\b|\bmeat\b|\bcarne\b|\bbarbacoa\b|\bvenison\b/, "meat", "groundBeef"],
  [/\bsmoked salmon\b|\blox\b/, "fish", "smokedSalmon"],
  [
    /\b(?:breaded|fried|battered|crispy) (?:fish|cod|haddock)\b|\bfish\b.*\b(?:breaded|fried|battered)\b/,
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
  [/\bpotato(?:es)?\b|\bhash browns?\b|\bpapas?\b/, "potato", "potato"],
  [/\btomato(?:es)?\b/, "tomato", "tomato"],
  [/\bspinach\b|\bdark[- ]green\b|\bkale\b|\bbroccoli\b/, "greens", "spinach"],
  [/\blettuce\b|\bgreens\b/, "greens", "lettuce"],
  [/\bmushrooms?\b/, "vegetable", "mushrooms"],
  [
    /\bpeppers?\b|\bonions?\b|\bvegetables?\b|\bveggies?\b|\bzucchini\b|\basparagus\b|\bdenver\b|\bwestern\b|\bspanish\b/,
    "vegetable",
    "pepper",
  ],
  [/\bcarrots?\b/, "vegetable", "rawCarrot"],
  [/\bsour cream\b/, "cream", "sourCream"],
  [/\bguacamole\b|\bavocado\b/, "cream", "avocado"],
];

const missing =
  /\b(?:including|excluding|no|without|other than|minus|hold the)\b[^;,]*(?:, (?:broccoli|carrots?|and)\b[^;,]*)*/g;

/** What a dish's name says is in it, one of each role; what it says to be missing is left out. */
export function componentsIn(text: string): Component[] {
  const said = text.toLowerCase().replace(missing, " ");
  const found = new Map<ComponentRole, Component>();
  for (const [pattern, role, item] of patterns) {
    if (!found.has(role) && pattern.test(said)) found.set(role, { role, item });
  }
  return [...found.values()];
}
