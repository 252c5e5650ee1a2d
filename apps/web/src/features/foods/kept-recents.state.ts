import { calculation } from "@morsel/contract/foods";
import { nutritionOf } from "@morsel/domain/foods/nutrients";
import * as z from "zod/mini";
import { readList, storageKeys } from "../../lib/storage.ts";

/** Nutrients added since an earlier release stored it are unknown. */
const nutrition = z.object(nutritionOf(() => z._default(z.nullable(z.number()), null)));

/** A calculation made on this device. */
const recentAnalysis = z.object({
  id: z.string(),
  /** ms since 1970 */
  at: z.number(),
  result: z.extend(calculation, { nutrition, nutritionPer100g: nutrition }),
});
export type RecentAnalysis = z.infer<typeof recentAnalysis>;

/** The stored calculations; empty if malformed. */
export function storedRecents(): RecentAnalysis[] {
  return readList(storageKeys.recentAnalyses, recentAnalysis);
}
