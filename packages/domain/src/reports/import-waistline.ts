import { type MealNutrient, mealNutrients } from "../meals/nutrition.ts";
import type { ImportField } from "./import-field.ts";
import type { Layout } from "./import-layout.ts";
import { type ReadRow, rowReader } from "./import-row.ts";

type Json = Readonly<Record<string, unknown>>;

/** The two apps' names of nutrients, where they differ from ours. */
const otherNames = new Map<MealNutrient, string>([
  ["protein", "proteins"],
  ["carbs", "carbohydrates"],
  ["sugar", "sugars"],
  ["saturatedFat", "saturated-fat"],
  ["vitaminA", "vitamin-a"],
  ["vitaminC", "vitamin-c"],
  ["vitaminD", "vitamin-d"],
  ["vitaminE", "vitamin-e"],
  ["vitaminB12", "vitamin-b12"],
  ["folate", "vitamin-b9"],
]);
const nutrients = mealNutrients.map(({ id }) => [id, otherNames.get(id) ?? id] as const);
const fields: readonly ImportField[] = [
  ...(["date", "meal", "name", "brand", "quantity", "unit", "calories"] as const),
  ...nutrients.map(([id]) => id),
];
const meals = ["Breakfast", "Lunch", "Dinner", "Snack"];

/** Whether it is a backup of Waistline's, or of NutriTrace's, whose form is the same. */
export function backupFormat(backup: unknown): "waistline" | "nutritrace" | undefined {
  if (!isObject(backup) || !Array.isArray(backup["diary"])) return undefined;
  const [first] = backup["diary"] as unknown[];
  if (first !== undefined && !(isObject(first) && Array.isArray(first["items"]))) return undefined;
  return isObject(first) && "dateTime" in first ? "waistline" : "nutritrace";
}

/** The entries of a backup, in its order: a diary of days, whose items name a food and an amount. */
export function* backupRows(backup: unknown, id: string): Generator<ReadRow> {
  const root = isObject(backup) ? backup : {};
  const read = rowReader(fields, layoutOf(id));
  const known = new Map(
    ["foodList", "meals", "recipes"].flatMap((list) =>
      objectsOf(valueOf(root, list)).map(
        (food) => [`${list} ${String(food["id"])}`, food] as const,
      ),
    ),
  );
  for (const day of objectsOf(root["diary"])) {
    for (const item of objectsOf(day["items"])) {
      const list =
        item["type"] === "meal" || item["type"] === "recipe" ? `${item["type"]}s` : "foodList";
      const food = isObject(item["nutrition"]) ? item : known.get(`${list} ${String(item["id"])}`);
      yield read(cellsOf(day, item, food ?? {}));
    }
  }
}

function cellsOf(day: Json, item: Json, food: Json): string[] {
  const portion = numberOf(item["portion"]);
  const quantity = numberOf(item["quantity"]) ?? 1;
  const either = (name: string): string => textOf(valueOf(item, name) ?? valueOf(food, name));
  const amount = amountsOf(food, portion, quantity);
  const meal = textOf(item["category"] ?? item["meal"]);
  return [
    textOf(day["dateTime"] ?? day["date"]).slice(0, 10),
    meals[meal === "" ? -1 : Number(meal)] ?? meal,
    either("name"),
    either("brand"),
    portion === undefined ? "" : textOf(Math.round(portion * quantity * 100) / 100),
    either("unit"),
    amount("calories") || amount("kilojoules", 1 / 4.184),
    ...nutrients.map(([, name]) => amount(name)),
  ];
}

/** How much of something the eaten portion of a food has; empty if the food doesn't say. */
function amountsOf(food: Json, portion: number | undefined, quantity: number) {
  const nutrition = isObject(food["nutrition"]) ? food["nutrition"] : {};
  const base = numberOf(food["portion"]);
  const share = portion !== undefined && base ? portion / base : 1;
  return (name: string, factor = 1): string => {
    const value = numberOf(valueOf(nutrition, name));
    return value === undefined
      ? ""
      : textOf(Math.round(value * share * quantity * factor * 1e4) / 1e4);
  };
}

const valueOf = (object: Json, name: string): unknown =>
  Object.hasOwn(object, name) ? object[name] : undefined;

const layoutOf = (id: string): Layout => ({
  ...{ format: { id, kind: "meals", headers: [] }, dateOrder: "ymd", decimal: ".", nameless: null },
  columns: Object.fromEntries(fields.map((field, index) => [field, { index, factor: 1 }])),
});

const isObject = (value: unknown): value is Json =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const objectsOf = (list: unknown): Json[] => (Array.isArray(list) ? list.filter(isObject) : []);

const textOf = (value: unknown): string =>
  typeof value === "string" || typeof value === "number" ? String(value) : "";

function numberOf(value: unknown): number | undefined {
  const text = textOf(value).trim();
  return text === "" || Number.isNaN(Number(text)) ? undefined : Number(text);
}
