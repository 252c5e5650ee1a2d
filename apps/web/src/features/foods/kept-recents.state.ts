import { calculation } from "@morsel/contract/foods";
import { nutritionOf } from "@morsel/domain/foods/nutrients";
import * as z from "zod/mini";
import { readList, storageKeys } from "../../lib/storage.ts";

/** An earlier release kept nothing of a nutrient that came later: it is unknown. */
const nutrition = z.object(nutritionOf(() => z._default(z.nullable(z.number()), null)));

/** A calculation that was made on this device. */
const recentAnalysis = z.object({
  id: z.string(),
  /** ms since 1970 */
  at: z.number(),
  result: z.extend(calculation, { nutrition, nutritionPer100g: nutrition }),
});
export type RecentAnalysis = z.infer<typeof recentAnalysis>;

/** What the browser kept; empty when that is malformed. */
export function storedRecents(): RecentAnalysis[] {
  return readList(storageKeys.recentAnalyses, recentAnalysis);
}
