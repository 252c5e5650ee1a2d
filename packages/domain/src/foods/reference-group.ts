/** Groups of the reference that rules ask for, by their numbers. */
export const referenceGroups = {
  babyFood: "03",
  fatsAndOils: "04",
  poultry: "05",
  soupsAndSauces: "06",
  sausages: "07",
  fruits: "09",
  pork: "10",
  vegetables: "11",
  nutsAndSeeds: "12",
  beef: "13",
  drinks: "14",
  fish: "15",
  pulses: "16",
  lambAndGame: "17",
  bakedFoods: "18",
  sweets: "19",
  grains: "20",
  fastFoods: "21",
  meals: "22",
  restaurantFoods: "36",
} as const;

/**
 * The reference's group of a food: the first two digits of its number, of which it has five. "" for
 * foods of other sources: the survey's eight digits start with groups of its own.
 */
export function referenceGroup(id: string): string {
  return /^\d{5}$/.test(id) ? id.slice(0, 2) : "";
}

const { poultry, pork, beef, lambAndGame, sausages, fish } = referenceGroups;

/** Groups of meat and poultry, but for sausages. */
export const plainMeats: readonly string[] = [poultry, pork, beef, lambAndGame];
const meats: ReadonlySet<string> = new Set([...plainMeats, sausages]);
const meatsAndFish: ReadonlySet<string> = new Set([...plainMeats, fish]);

/** Whether a food of the reference is meat, poultry or a sausage. */
export const isMeat = (id: string): boolean => meats.has(referenceGroup(id));

/** The same of fish, and of meat that is no sausage. */
export const isMeatOrFish = (id: string): boolean => meatsAndFish.has(referenceGroup(id));

export const isVegetable = (id: string): boolean =>
  referenceGroup(id) === referenceGroups.vegetables;
