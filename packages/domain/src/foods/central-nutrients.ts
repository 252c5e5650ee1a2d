import { type NutrientId, type Nutrition, nutrients, nutritionOf } from "./nutrients.ts";

/** An amount per 100 g in FoodData Central, by its nutrient number. */
export interface CentralAmount {
  id: number;
  amount: number;
  unit: string;
}

/** FoodData Central's nutrient numbers for each of ours, preferred one first. */
const numbers: Readonly<Record<NutrientId, readonly number[]>> = {
  // Foundation foods often lack 1008. 2048 uses the food's own energy factors, 2047 general ones.
  calories: [1008, 2048, 2047],
  protein: [1003],
  carbs: [1005, 1050],
  fat: [1004, 1085],
  fiber: [1079, 2033],
  sugars: [2000, 1063],
  saturatedFat: [1258],
  alcohol: [1018],
  cholesterol: [1253],
  sodium: [1093],
  potassium: [1092],
  calcium: [1087],
  iron: [1089],
  magnesium: [1090],
  phosphorus: [1091],
  zinc: [1095],
  vitaminA: [1106],
  vitaminC: [1162],
  vitaminD: [1114, 1110],
  vitaminE: [1109],
  vitaminB12: [1178],
  folate: [1190, 1177],
};

/** Every nutrient number we read, for skipping a release's other rows. */
export const centralNumbers: ReadonlySet<number> = new Set(Object.values(numbers).flat());

const grams: ReadonlyMap<string, number> = new Map([
  ["g", 1],
  ["mg", 1e-3],
  ["ug", 1e-6],
  ["µg", 1e-6],
  ["μg", 1e-6],
  ["mcg", 1e-6],
]);
const iuOfVitaminDPerMicrogram = 40;
const unitOf = new Map<NutrientId, string>(nutrients.map(({ id, unit }) => [id, unit]));

/** An amount in our unit; undefined if its unit can't be converted. */
function converted(id: NutrientId, { amount, unit }: CentralAmount): number | undefined {
  const from = unit.toLowerCase();
  // Never take kilojoules for kilocalories.
  if (id === "calories") return from === "kcal" ? amount : undefined;
  if (from === "iu") return id === "vitaminD" ? amount / iuOfVitaminDPerMicrogram : undefined;
  const [given, wanted] = [grams.get(from), grams.get(unitOf.get(id)?.toLowerCase() ?? "")];
  return given === undefined || wanted === undefined ? undefined : (amount * given) / wanted;
}

/** Our nutrients per 100 g from FoodData Central's; null for those it lacks or has unreadable. */
export function readCentralNutrients(amounts: readonly CentralAmount[]): Nutrition {
  return nutritionOf((id) => {
    for (const number of numbers[id]) {
      const found = amounts.find((amount) => amount.id === number);
      const value = found && converted(id, found);
      if (value !== undefined && Number.isFinite(value) && value >= 0) {
        return Math.round(value * 1000) / 1000;
      }
    }
    return null;
  });
}
