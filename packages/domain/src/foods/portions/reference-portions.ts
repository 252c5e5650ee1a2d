/**
 * Reference amounts customarily consumed, after 21 CFR 101.12(b), with everyday comparisons.
 * Weights are the product's own table where it rounds (chips 28 g for one ounce).
 */
export interface ReferencePortion {
  /** Lower case; what a typed food is matched with. */
  name: string;
  category:
    | "Snacks"
    | "Desserts"
    | "Dairy"
    | "Grains"
    | "Protein"
    | "Fruit & Vegetables"
    | "Drinks"
    | "Spreads & Sauces";
  fdaRACCgrams: number;
  commonDescription: string;
  alternativeUnits: readonly string[];
  visualReference: string;
  /** Grams above which a portion is worth a word. Three times the amount when left out. */
  warningThreshold?: number;
}

const portion = (
  name: string,
  category: ReferencePortion["category"],
  fdaRACCgrams: number,
  commonDescription: string,
  alternativeUnits: readonly string[],
  visualReference: string,
  warningThreshold = fdaRACCgrams * 3,
): ReferencePortion => ({
  name,
  category,
  fdaRACCgrams,
  commonDescription,
  alternativeUnits,
  visualReference,
  warningThreshold,
});

export const referencePortions: readonly ReferencePortion[] = [
  portion(
    "chips",
    "Snacks",
    28,
    "1 oz (about 15 chips)",
    ["28 g", "1 small bag"],
    "two cupped handfuls",
  ),
  portion("popcorn", "Snacks", 30, "3 cups popped", ["30 g", "1 small bag"], "three baseballs"),
  portion("pretzels", "Snacks", 30, "1 oz (about 20 small twists)", ["30 g"], "one cupped handful"),
  portion("crackers", "Snacks", 30, "5 to 6 crackers", ["30 g", "1 oz"], "a deck of cards"),
  portion("nuts", "Snacks", 30, "1 small handful", ["30 g", "1/4 cup"], "a golf ball"),
  portion("jerky", "Snacks", 30, "1 oz", ["30 g", "1 large strip"], "two fingers"),
  portion("granola bar", "Snacks", 40, "1 bar", ["40 g"], "a pack of gum, doubled"),
  portion("candy", "Desserts", 30, "1 small bar", ["30 g", "6 pieces"], "a matchbox"),
  portion("chocolate", "Desserts", 30, "3 to 4 squares", ["30 g", "1 oz"], "a matchbox"),
  portion("cookies", "Desserts", 30, "2 medium cookies", ["30 g", "1 oz"], "two yo-yos"),
  portion("cake", "Desserts", 80, "1 slice", ["80 g", "1/12 of a cake"], "a deck of cards"),
  portion(
    "pie",
    "Desserts",
    125,
    "1/8 of a pie",
    ["125 g", "1 slice"],
    "a computer mouse and a half",
  ),
  portion("doughnut", "Desserts", 55, "1 medium doughnut", ["55 g"], "a tennis ball, flattened"),
  portion("ice cream", "Desserts", 66, "1/2 cup", ["66 g", "1 scoop"], "half a baseball"),
  portion("ice cream bar", "Desserts", 81, "1 bar", ["81 g"], "a bar of soap"),
  portion("popsicle", "Desserts", 55, "1 popsicle", ["55 g", "1 pop"], "a large marker pen"),
  portion("milk", "Dairy", 240, "1 cup", ["240 ml", "8 fl oz"], "a small carton"),
  portion("yogurt", "Dairy", 170, "3/4 cup", ["170 g", "1 small container"], "a tennis ball"),
  portion("cheese", "Dairy", 30, "1 oz", ["30 g", "1 slice"], "two dice"),
  portion("cottage cheese", "Dairy", 110, "1/2 cup", ["110 g"], "half a baseball"),
  portion("bread", "Grains", 50, "2 thin slices", ["50 g", "1 thick slice"], "two CD cases"),
  portion("rice", "Grains", 125, "3/4 cup cooked", ["125 g", "45 g dry"], "a tennis ball"),
  portion("pasta", "Grains", 140, "1 cup cooked", ["140 g", "55 g dry"], "a baseball"),
  portion("cereal", "Grains", 40, "1 cup", ["40 g"], "a baseball"),
  portion("oatmeal", "Grains", 234, "1 cup cooked", ["234 g", "40 g dry"], "a baseball"),
  portion("pancakes", "Grains", 110, "2 to 3 medium pancakes", ["110 g"], "three CDs"),
  portion("pizza", "Grains", 140, "1 large slice", ["140 g"], "two dollar bills"),
  portion("chicken", "Protein", 85, "3 oz cooked", ["85 g", "1 small breast"], "a deck of cards"),
  portion("beef", "Protein", 85, "3 oz cooked", ["85 g"], "a deck of cards"),
  portion("fish", "Protein", 85, "3 oz cooked", ["85 g", "1 small fillet"], "a checkbook"),
  portion("eggs", "Protein", 50, "1 large egg", ["50 g"], "a golf ball and a half"),
  portion("beans", "Protein", 130, "1/2 cup", ["130 g"], "a light bulb"),
  portion(
    "fruit",
    "Fruit & Vegetables",
    140,
    "1 medium piece",
    ["140 g", "1 cup"],
    "a tennis ball",
  ),
  portion(
    "vegetables",
    "Fruit & Vegetables",
    85,
    "1 cup raw",
    ["85 g", "1/2 cup cooked"],
    "a light bulb",
  ),
  portion("potato", "Fruit & Vegetables", 110, "1 small potato", ["110 g"], "a computer mouse"),
  portion("juice", "Drinks", 240, "1 cup", ["240 ml", "8 fl oz"], "a small carton"),
  portion("soda", "Drinks", 360, "1 can", ["360 ml", "12 fl oz"], "a drinks can"),
  portion("peanut butter", "Spreads & Sauces", 32, "2 tablespoons", ["32 g"], "a ping-pong ball"),
  portion("almond butter", "Spreads & Sauces", 32, "2 tablespoons", ["32 g"], "a ping-pong ball"),
  portion("butter", "Spreads & Sauces", 14, "1 tablespoon", ["14 g"], "a thumb tip, doubled"),
  portion("salad dressing", "Spreads & Sauces", 30, "2 tablespoons", ["30 g"], "a shot glass"),
  portion("soup", "Spreads & Sauces", 245, "1 cup", ["245 g", "1 small bowl"], "a baseball"),
];
