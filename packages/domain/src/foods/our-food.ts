import { isDishId } from "./dishes/dish.ts";
import { isFilledDishId } from "./dishes/recipe-food.ts";
import { isLabelId } from "./labels/label-food.ts";

/**
 * A dish or a label of ours, or one put together by a template: they say themselves what is served of
 * them. A slice of pizza with mushrooms is no slice of mushroom.
 */
export const isOurFood = (id: string): boolean =>
  isDishId(id) || isLabelId(id) || isFilledDishId(id);
