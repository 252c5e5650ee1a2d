import { type NutrientId, nutritionOf } from "@morsel/domain/foods/nutrients";
import type { FoodFile, HouseholdMeasure } from "@morsel/domain/foods/table";
import { foodFileOf } from "../src/food-file.ts";

const source = "USDA National Nutrient Database for Standard Reference";
const release = "Release 24 (2011)";

const iuOfVitaminDPerMicrogram = 40;

/** The XML names of the nutrients that are used as they are. */
const plainNutrients: Record<Exclude<NutrientId, "vitaminA" | "vitaminD">, string> = {
  calories: "Energy",
  protein: "Protein",
  carbs: "Carbs",
  fat: "Fat",
  fiber: "Fiber",
  sugars: "Sugars",
  saturatedFat: "Saturated",
  alcohol: "Alcohol",
  cholesterol: "Cholesterol",
  sodium: "Sodium",
  potassium: "Potassium",
  calcium: "Calcium",
  iron: "Iron",
  magnesium: "Magnesium",
  phosphorus: "Phosphorus",
  zinc: "Zinc",
  vitaminC: "Vitamin C",
  vitaminE: "Vitamin E",
  vitaminB12: "B12 (Cyanocobalamin)",
  folate: "Folate",
};

interface XmlFood {
  id: string;
  name: string;
  /** Amounts by XML name. A nutrient that was never measured is missing. */
  amounts: Map<string, number>;
  measures: HouseholdMeasure[];
}

const entities: Record<string, string> = { quot: '"', apos: "'", lt: "<", gt: ">", amp: "&" };

function attributesOf(element: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = "", value = ""] of element.matchAll(/([\w-]+)="([^"]*)"/g)) {
    attributes.set(
      name,
      value.replace(/&(\w+);/g, (whole, entity: string) => entities[entity] ?? whole),
    );
  }
  return attributes;
}

function readFood(xml: string): XmlFood {
  const food: XmlFood = { id: "", name: "", amounts: new Map(), measures: [] };
  for (const [, kind, rest = ""] of xml.matchAll(/<(food|measure|nutrient) ([^>]*)>/g)) {
    const attributes = attributesOf(rest);
    const name = (attributes.get("name") ?? "").replace(/\s+/g, " ").trim();
    const amount = Number(attributes.get("amount"));
    if (kind === "food") {
      food.id = attributes.get("uid") ?? "";
      food.name = name;
    } else if (kind === "nutrient") {
      food.amounts.set(name, amount);
    } else {
      food.measures.push({ amount, name, grams: Number(attributes.get("grams")) });
    }
  }
  if (!food.id || !food.name) throw new Error(`A food without number or name: ${xml.slice(0, 80)}`);
  return food;
}

/**
 * Micrograms RAE = retinol + β-carotene / 12 + (α-carotene + β-cryptoxanthin) / 24. If a food's
 * carotenes aren't listed separately, its IU give their total, since both scales weigh carotenes
 * alike: 1 IU is 0.3 µg of retinol, or carotene equivalent to 0.05 µg of it.
 */
function vitaminA(amounts: Map<string, number>): number | null {
  const iu = amounts.get("Vitamin A");
  const retinol = amounts.get("Retinol");
  const beta = amounts.get("Beta-carotene");
  const alpha = amounts.get("Alpha-carotene");
  const cryptoxanthin = amounts.get("Beta-cryptoxanthin");
  if (iu === 0) return 0;
  if (retinol === undefined) return null;
  if (beta !== undefined && alpha !== undefined && cryptoxanthin !== undefined) {
    return retinol + beta / 12 + (alpha + cryptoxanthin) / 24;
  }
  if (iu === undefined) return null;
  return retinol + Math.max(0, iu - retinol / 0.3) * 0.05;
}

function amountOf(food: XmlFood, id: NutrientId): number | null {
  if (id === "vitaminA") return vitaminA(food.amounts);
  if (id === "vitaminD") {
    const iu = food.amounts.get("Vitamin D");
    return iu === undefined ? null : iu / iuOfVitaminDPerMicrogram;
  }
  return food.amounts.get(plainNutrients[id]) ?? null;
}

function rounded(amount: number | null): number | null {
  return amount === null ? null : Math.round(amount * 1000) / 1000;
}

/**
 * Turns the unpacked `usda_sr24.jar` into a food file, ordered by id. It has one XML file per food,
 * and `foods.index` lists those that the release still includes.
 */
export function readStandardReference(files: Map<string, Buffer>): FoodFile {
  const foods: XmlFood[] = [];
  const current = new Set<string>();
  for (const [path, content] of files) {
    if (path.endsWith(".xml")) foods.push(readFood(content.toString("utf8")));
    if (path.endsWith("/foods.index")) {
      for (const line of content.toString("utf8").split("\n")) current.add(line.slice(0, 5));
    }
  }
  if (foods.length === 0) throw new Error("There are no foods in this archive.");
  return foodFileOf(
    source,
    release,
    foods.map((food) => ({
      id: food.id,
      name: food.name,
      per100g: nutritionOf((id) => rounded(amountOf(food, id))),
      measures: food.measures,
      retired: !current.has(food.id),
    })),
  );
}
