import { readDay } from "./import-date.ts";
import type { Layout } from "./import-layout.ts";
import { mealNamed } from "./import-meal-name.ts";
import { type ReadRow, rowReader } from "./import-row.ts";

/**
 * Reads a table whose first column holds days, below each its meals, and below each of those its
 * foods, as an ordinary one with columns for all three.
 */
export function nestedReader(headers: readonly string[], layout: Layout) {
  const at = headers.length;
  const read = rowReader([...headers, "Date", "Meal", "Food"], {
    ...layout,
    columns: {
      ...layout.columns,
      date: { index: at, factor: 1 },
      meal: { index: at + 1, factor: 1 },
      name: { index: at + 2, factor: 1 },
    },
  });
  const caloriesAt = layout.columns.calories?.index ?? -1;
  let date = "";
  let meal = "";

  return (cells: readonly string[]): ReadRow => {
    const label = (cells[0] ?? "").trim();
    if (readDay(label, layout.dateOrder)) {
      date = label;
      meal = "";
      return { ignored: "summary" };
    }
    if (mealNamed(label)) {
      meal = label;
      return { ignored: "summary" };
    }
    // How much it was may stand on a line of its own.
    if ((cells[caloriesAt] ?? "").trim() === "" && date !== "") return { ignored: "note" };
    const own = headers.map((_, index) => cells[index] ?? "");
    return read([...own, date, meal, label]);
  };
}
