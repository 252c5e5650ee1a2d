/** Maximum length of a food's name or of a measurement. */
export const longestFoodText = 200;

/** Maximum length of a text that names several foods: a pasted recipe, a day's list. */
export const longestSentence = 2000;

/** Maximum of what is weighed (g); more must be a typo. */
export const maxGrams = 100_000;
