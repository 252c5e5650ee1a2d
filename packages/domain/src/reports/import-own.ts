import { type DecimalMark, readNumber } from "./import-number.ts";

/** What only our own tables say of an entry, as it stands there; what there is no cell for is empty. */
export interface OwnCells {
  id: string;
  /** In UTC, `2026-11-23 07:05:00`. */
  loggedAt: string;
  isEstimated: boolean;
  source: string;
  foodId: string;
  photoId: string;
  /** 0 to 1; null if it is unknown, or no number. */
  confidence: number | null;
}

/** `cell` finds a row's cell by its column's heading, in lower case. */
export const ownCellsOf = (cell: (header: string) => string, decimal: DecimalMark): OwnCells => ({
  id: cell("id"),
  loggedAt: cell("logged at (utc)"),
  // A spreadsheet writes it large, `TRUE`.
  isEstimated: /^true$/i.test(cell("estimated")),
  source: cell("source"),
  foodId: cell("food id"),
  photoId: cell("photo"),
  confidence: readNumber(cell("confidence"), decimal) ?? null,
});
