/** Diets to choose from. Values that another client stored are kept. */
export const dietaryPreferences = [
  "Vegetarian",
  "Vegan",
  "Pescatarian",
  "Low-carb",
  "Keto",
  "Gluten-free",
  "Dairy-free",
  "Nut-free",
  "Halal",
  "Kosher",
] as const;
