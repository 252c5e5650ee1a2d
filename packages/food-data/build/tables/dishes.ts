import type { Dish } from "@morsel/domain/foods/dishes/dish";
import { type Pantry, partsIn } from "./kitchen.ts";
import { amountIn, readTable, type TableRow } from "./table-text.ts";

export interface DishRow {
  dish: Dish;
  row: Pick<TableRow<string>, "at" | "fail">;
}

/** dishes/*.txt: everyday dishes that the reference lacks, with their ingredients. */
export function readDishes(file: string, text: string, pantry: Pantry): DishRow[] {
  const rows = readTable(file, text, ["dish", "names", "recipe", "cooked", "measures"]);
  return rows.map((row) => {
    const [name = row.fail("no names."), ...names] = row.list("names");
    const ingredients = partsIn(pantry, row, "recipe").map(({ id, grams }) => [id, grams] as const);
    if (ingredients.length === 0) row.fail("no recipe.");
    const cookedGrams = row.optionalNumber("cooked");
    const dish = {
      id: `dish:${row.text("dish")}`,
      name,
      names,
      ingredients,
      ...(cookedGrams === undefined ? {} : { cookedGrams }),
      measures: row.list("measures").map((part) => {
        const [measure, grams] = amountIn(row, part);
        return { amount: 1, name: measure, grams };
      }),
    };
    return { dish, row };
  });
}
