/** A food that a meal has: a pattern of its name in the data, and the grams it may weigh. */
export type ExpectedFood = readonly [food: RegExp, from: number, to: number];

/** A meal as it was said, with its foods in their order. */
export type ExpectedMeal = readonly [text: string, ...foods: ExpectedFood[]];
