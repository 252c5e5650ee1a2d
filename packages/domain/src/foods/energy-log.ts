/** Water has next to none; its logarithm shouldn't stand out. */
const leastEnergy = 3;

/** The logarithm of the kcal of 100 g: between foods, shares matter and not differences. */
export function energyLog(kcal: number): number {
  return Math.log(Math.max(leastEnergy, kcal));
}
