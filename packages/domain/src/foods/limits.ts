/** Maximum length of a food's name or of a measurement. */
export const longestFoodText = 200;
