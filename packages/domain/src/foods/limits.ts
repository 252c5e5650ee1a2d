/** Characters in a food's name or a measurement. */
export const longestFoodText = 200;
