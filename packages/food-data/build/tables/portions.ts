import {
  portionCategories,
  type ReferencePortion,
} from "@morsel/domain/foods/portions/reference-portion";
import { readTable } from "./table-text.ts";

/** portions.txt: usual portions of foods. */
export function readPortions(file: string, text: string): ReferencePortion[] {
  const columns = ["name", "category", "grams", "usual", "also", "looks like"] as const;
  return readTable(file, text, columns).map((row) => ({
    name: row.text("name"),
    category: row.oneOf("category", portionCategories),
    fdaRACCgrams: row.number("grams"),
    commonDescription: row.text("usual"),
    alternativeUnits: row.list("also"),
    visualReference: row.text("looks like"),
  }));
}
