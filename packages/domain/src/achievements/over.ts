/** Sums of decimals miss a goal by less than this although they add up to it. */
export const tolerance = 1e-6;

/** Per cent of a goal up to which calories count as met. */
export const metUpTo = 110;

/** More than what counts as the goal (met.ts). In a file of its own, as the first load has it. */
export const caloriesOver = (calories: number, goal: number): boolean =>
  calories * 100 > goal * metUpTo + tolerance;
