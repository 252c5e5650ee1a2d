import { isDishId } from "./dishes/dish.ts";
import { isPizzaId } from "./dishes/recipe-food.ts";
import { isLabelId } from "./labels/label-food.ts";

/**
 * A dish or a label of ours, or a pizza put together: they say themselves what is served of them. A
 * slice of pizza with mushrooms is no slice of mushroom.
 */
export const isOurFood = (id: string): boolean => isDishId(id) || isLabelId(id) || isPizzaId(id);
