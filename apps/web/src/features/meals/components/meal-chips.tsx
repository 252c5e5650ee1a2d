import type { Meal } from "@morsel/contract/meals";
import { Skeleton } from "../../../components/skeleton.tsx";
import { useMealNow } from "../meal-now.ts";
import { mealMessages } from "../messages.ts";
import { AgainChips } from "./again-chips.tsx";

/** What a line has room for, with a swipe. */
const shown = 6;

interface MealChipsProps {
  /** Entries usual at this meal, likeliest first; undefined while they load. */
  meals: readonly Meal[] | undefined;
  /** They couldn't be loaded. */
  isFailed: boolean;
}

/** What is usually eaten at this hour, each logged by one tap. Its height stays the same. */
export function MealChips({ meals, isFailed }: MealChipsProps) {
  const mealType = useMealNow();
  const { usual, none } = mealMessages.chips;
  return (
    <section className="mb-4">
      <h3 className="mb-1.5 text-sm text-soft">{usual(mealType)}</h3>
      <div className="min-h-11">
        {meals === undefined && <Skeleton className="h-11 rounded-control" />}
        {meals?.length === 0 && (
          <p className="flex min-h-11 items-center text-sm">
            {isFailed ? mealMessages.loadFailed : none}
          </p>
        )}
        {meals && meals.length > 0 && <AgainChips meals={meals.slice(0, shown)} inOneLine />}
      </div>
    </section>
  );
}
