import { calculation } from "@morsel/contract/foods";
import * as z from "zod/mini";
import { readList, storageKeys } from "../../lib/storage.ts";

/** A calculation that was made on this device. */
const recentAnalysis = z.object({
  id: z.string(),
  /** ms since 1970 */
  at: z.number(),
  result: calculation,
});
export type RecentAnalysis = z.infer<typeof recentAnalysis>;

/** What the browser kept; empty when that is malformed. */
export function storedRecents(): RecentAnalysis[] {
  return readList(storageKeys.recentAnalyses, recentAnalysis);
}
