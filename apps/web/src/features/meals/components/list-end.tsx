import type { Meal } from "@morsel/contract/meals";
import { historyLimits } from "../history.ts";
import { mealMessages } from "../messages.ts";

/** What a list's end says where it has no room for all entries. */
export function ListEnd({ meals }: { meals: readonly Meal[] }) {
  if (meals.length <= historyLimits.listed) return null;
  return (
    <p className="border-t border-line pt-3 text-sm text-soft">
      {mealMessages.listed(historyLimits.listed, meals.length)}
    </p>
  );
}
