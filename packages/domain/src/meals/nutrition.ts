/**
 * Every nutrient that Morsel knows besides calories, in display order. An entry's fields, its
 * database columns, requests, sums, edits, portions and copies, the calculator's result and the
 * food file's columns all follow from this list.
 *
 * - `id`: its name in an entry, in the table of entries and in a day's sums
 * - `sent`: its name in a request, if different
 * - `snake`: another name that requests may use
 * - `food`: its name in the calculator and in the food file, if different
 * - `decimals`: how many to show of a food's amount; storage and sums keep them all
 * - `dayDecimals`: how many to show of a day's amount, if different
 * - `dailyValue`: recommended per day, in its unit
 */
const list = [
  { id: "protein", sent: "totalProtein", name: "Protein", unit: "g", decimals: 1 },
  { id: "carbs", sent: "totalCarbs", name: "Carbs", unit: "g", decimals: 1 },
  { id: "fat", sent: "totalFat", name: "Fat", unit: "g", decimals: 1 },
  { id: "fiber", name: "Fiber", unit: "g", decimals: 1 },
  { id: "sugar", food: "sugars", name: "Sugars", unit: "g", decimals: 1 },
  { id: "saturatedFat", snake: "saturated_fat", name: "Saturated fat", unit: "g", decimals: 1 },
  { id: "alcohol", name: "Alcohol", unit: "g", decimals: 1 },
  { id: "cholesterol", name: "Cholesterol", unit: "mg", decimals: 0 },
  { id: "sodium", name: "Sodium", unit: "mg", decimals: 0 },
  { id: "potassium", name: "Potassium", unit: "mg", decimals: 0 },
  { id: "calcium", name: "Calcium", unit: "mg", decimals: 0, dailyValue: 1000 },
  { id: "iron", name: "Iron", unit: "mg", decimals: 1, dailyValue: 18 },
  { id: "magnesium", name: "Magnesium", unit: "mg", decimals: 0, dailyValue: 400 },
  { id: "phosphorus", name: "Phosphorus", unit: "mg", decimals: 0 },
  { id: "zinc", name: "Zinc", unit: "mg", decimals: 1, dailyValue: 11 },
  { id: "vitaminA", snake: "vitamin_a", name: "Vitamin A", unit: "μg", decimals: 0 },
  {
    id: "vitaminC",
    snake: "vitamin_c",
    name: "Vitamin C",
    unit: "mg",
    decimals: 0,
    dayDecimals: 1,
    dailyValue: 90,
  },
  {
    id: "vitaminD",
    snake: "vitamin_d",
    name: "Vitamin D",
    unit: "μg",
    decimals: 1,
    dailyValue: 20,
  },
  { id: "vitaminE", snake: "vitamin_e", name: "Vitamin E", unit: "mg", decimals: 0 },
  {
    id: "vitaminB12",
    snake: "vitamin_b12",
    name: "Vitamin B12",
    unit: "μg",
    decimals: 1,
    dailyValue: 2.4,
  },
  { id: "folate", name: "Folate", unit: "μg", decimals: 0, dailyValue: 400 },
] as const;

/** The list with defaults filled in. */
export const mealNutrients = list.map((nutrient) => ({
  ...nutrient,
  sent: "sent" in nutrient ? nutrient.sent : nutrient.id,
  food: "food" in nutrient ? nutrient.food : nutrient.id,
  dayDecimals: "dayDecimals" in nutrient ? nutrient.dayDecimals : nutrient.decimals,
}));
type Nutrient = (typeof mealNutrients)[number];
export type MealNutrient = Nutrient["id"];
/** A nutrient's field in requests that log or change an entry. */
export type SentNutrient = Nutrient["sent"];

/** A record with a value for each item, keyed by the item's name. */
export function recordOf<Item, Name extends string, Value>(
  items: readonly Item[],
  nameOf: (item: Item) => Name,
  valueOf: (item: Item) => Value,
): Record<Name, Value> {
  // `fromEntries` loses the key type; the one cast is here, so that callers need none.
  return Object.fromEntries(items.map((item) => [nameOf(item), valueOf(item)])) as Record<
    Name,
    Value
  >;
}

/** A value for each nutrient, by its name in an entry: `byNutrient(({ id }) => meal[id])`. */
export function byNutrient<Value>(
  valueOf: (nutrient: Nutrient) => Value,
): Record<MealNutrient, Value> {
  return recordOf(mealNutrients, ({ id }) => id, valueOf);
}

/** The same by its name in a request: `bySentName(({ id }) => meal[id])`. */
export function bySentName<Value>(
  valueOf: (nutrient: Nutrient) => Value,
): Record<SentNutrient, Value> {
  return recordOf(mealNutrients, ({ sent }) => sent, valueOf);
}

/** The same by its name in the calculator: `byFoodName(({ id }) => meal[id])`. */
export function byFoodName<Value>(
  valueOf: (nutrient: Nutrient) => Value,
): Record<Nutrient["food"], Value> {
  return recordOf(mealNutrients, ({ food }) => food, valueOf);
}

const inSnakeCase = mealNutrients.filter((nutrient) => "snake" in nutrient);
type SnakeNutrient = (typeof inSnakeCase)[number]["snake"];

/** The same by the other name that a request may use, for those that have one. */
export function bySnakeName<Value>(
  valueOf: (nutrient: Nutrient) => Value,
): Record<SnakeNutrient, Value> {
  return recordOf(inSnakeCase, ({ snake }) => snake, valueOf);
}

/** What a request says of a nutrient, under either of its names. */
export function sentAmount<Amount>(
  sent: Partial<Record<SentNutrient | SnakeNutrient, Amount>>,
  nutrient: Nutrient,
): Amount | undefined {
  const amount = sent[nutrient.sent];
  return amount === undefined && "snake" in nutrient ? sent[nutrient.snake] : amount;
}

/** The daily value of each nutrient that has one. */
export const dailyValues = recordOf(
  mealNutrients.filter((nutrient) => "dailyValue" in nutrient),
  ({ id }) => id,
  ({ dailyValue }) => dailyValue,
);
