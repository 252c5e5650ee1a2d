/** Ways of eating to choose from; what another client has stored beside them is kept. */
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
