import { isDishId } from "./dishes/dish.ts";
import { isLabelId } from "./labels/label-food.ts";

/** A dish or a label of ours, which say themselves what is served of them. */
export const isOurFood = (id: string): boolean => isDishId(id) || isLabelId(id);
