import { isDishId, isLabelId, isTemplateId } from "./food-id.ts";
import type { Food, HouseholdMeasure } from "./table.ts";

/**
 * A dish or a label of ours, or a pizza or sandwich put together: they say themselves what is served
 * of them. A slice of pizza with mushrooms is no slice of mushroom.
 */
export const isOurFood = (id: string): boolean => isDishId(id) || isLabelId(id) || isTemplateId(id);

/** A dish is served in the first of these that it has. */
const servedIn = ["serving", "plate", "bowl", "sandwich", "salad", "item", "piece", "slice", "cup"];

/** The measure that a dish is served in, or the label's own serving; undefined for other foods. */
export function ownServing({
  id,
  measures,
}: Pick<Food, "id" | "measures">): HouseholdMeasure | undefined {
  if (isLabelId(id)) return measures[0];
  if (!isDishId(id)) return undefined;
  const named = servedIn.find((name) => measures.some((measure) => measure.name === name));
  return measures.find(({ name }) => name === named);
}
