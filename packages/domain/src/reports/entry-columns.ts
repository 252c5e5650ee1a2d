import { type MealNutrient, mealNutrients } from "../meals/nutrition.ts";
import type { Cell, Column } from "./csv.ts";

/** What every table of entries says of one; its nutrients are asked for by `amountOf`. */
interface TableEntry {
  date: string;
  time: string | null;
  mealType: string;
  name: string;
  measurement: string | null;
  grams: number | null;
  calories: number | null;
  estimated: boolean;
}

export const entryColumns = <Entry extends TableEntry>(
  amountOf: (entry: Entry, id: MealNutrient) => Cell,
): Column<Entry>[] => [
  { name: "Date", of: ({ date }) => date },
  { name: "Time", of: ({ time }) => time },
  { name: "Meal", of: ({ mealType }) => mealType },
  { name: "Food", of: ({ name }) => name },
  { name: "Amount", of: ({ measurement }) => measurement },
  { name: "Weight (g)", of: ({ grams }) => grams },
  { name: "Energy (kcal)", of: ({ calories }) => calories },
  ...mealNutrients.map(({ id, name, unit }) => ({
    name: `${name} (${unit})`,
    of: (entry: Entry) => amountOf(entry, id),
  })),
  { name: "Estimated", of: ({ estimated }) => estimated },
];
