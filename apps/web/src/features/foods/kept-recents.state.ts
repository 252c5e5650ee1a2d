import { calculation } from "@morsel/contract/foods";
import { nutritionOf } from "@morsel/domain/foods/nutrients";
import { mealTypes } from "@morsel/domain/meals/meal-type";
import * as z from "zod/mini";
import { readList, storageKeys, validItems } from "../../lib/storage.ts";

/** Nutrients added since an earlier release stored it are unknown. */
const nutrition = z.object(nutritionOf(() => z._default(z.nullable(z.number()), null)));

const result = z.extend(calculation, { nutrition, nutritionPer100g: nutrition });

const made = {
  id: z.string(),
  /** ms since 1970 */
  at: z.number(),
};

/** A sentence with its foods, as they were read. */
const recentSentence = z.object({
  text: z.string(),
  mealType: z.nullable(z.enum(mealTypes)),
  foods: z.array(
    z.object({
      name: z.string(),
      measurement: z.string(),
      result: z.nullable(result),
      /** Why there is no result: what else to try, and readable amounts where its own isn't. */
      suggestion: z.optional(z.string()),
      measurements: z.optional(z.readonly(z.array(z.string()))),
    }),
  ),
});
export type RecentSentence = z.infer<typeof recentSentence>;

/** What was calculated on this device: a food, or the foods of a sentence. */
const recentAnalysis = z.union([
  z.object({ ...made, result }),
  z.object({ ...made, sentence: recentSentence }),
]);
export type RecentAnalysis = z.infer<typeof recentAnalysis>;

/** Calculations as another device has sent them; empty if malformed. */
export const recentsIn = (data: unknown): RecentAnalysis[] => validItems(data, recentAnalysis);

/** The stored calculations; empty if malformed. */
export function storedRecents(): RecentAnalysis[] {
  return readList(storageKeys.recentAnalyses, recentAnalysis);
}
