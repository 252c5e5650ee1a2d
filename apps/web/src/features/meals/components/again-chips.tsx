import type { Meal } from "@morsel/contract/meals";
import { wholeText } from "@morsel/domain/english";
import { Button } from "../../../components/button.tsx";
import { nameOf } from "../history.ts";
import { mealMessages } from "../messages.ts";
import { logAgain } from "../mutations.ts";
import { useSteadyOrder } from "../steady-order.ts";

interface AgainChipsProps {
  meals: readonly Meal[];
  /** In one line that scrolls sideways, instead of wrapping. */
  inOneLine?: boolean;
}

/** Earlier entries as chips: a tap logs one again. */
export function AgainChips({ meals, inOneLine = false }: AgainChipsProps) {
  const steady = useSteadyOrder(meals);
  return (
    <ul className={inOneLine ? "swiped" : "flex flex-wrap gap-2"}>
      {steady.map((meal) => (
        <li key={nameOf(meal)} className={inOneLine ? "max-w-56 shrink-0" : "max-w-full"}>
          <Button
            look="secondary"
            className="max-w-full text-left"
            aria-label={mealMessages.logAgain.chip(meal.name, wholeText(meal.calories))}
            onClick={() => void logAgain(meal, "history")}
          >
            <span className="truncate first-letter:uppercase">{meal.name}</span>{" "}
            <span className="shrink-0 text-sm font-normal text-soft">
              {mealMessages.kcal(wholeText(meal.calories))}
            </span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
