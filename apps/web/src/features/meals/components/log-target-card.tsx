import type { Day } from "@morsel/domain/day";
import { wholeText } from "@morsel/domain/english";
import { mealTypeName } from "@morsel/domain/meals/meal-type";
import { Button } from "../../../components/button.tsx";
import { Card } from "../../../components/card.tsx";
import { screenTitleId } from "../../../components/hero.tsx";
import { Skeleton } from "../../../components/skeleton.tsx";
import { type LogTarget, setLogTarget, useLogTarget } from "../../../lib/log-target.ts";
import { useToday } from "../../../lib/today.ts";
import { shortDayName } from "../day-names.ts";
import { mealMessages } from "../messages.ts";
import { logAgain } from "../mutations.ts";
import { useOwnFoods } from "../own-foods.ts";

const texts = mealMessages.target;

/** The day and meal that is logged to, unless it is now, and what is often eaten then. */
export function LogTargetCard() {
  const target = useLogTarget();
  const today = useToday();
  const name = target && nameOf(target, today);
  return (
    <>
      <p role="status" className="sr-only">
        {texts.label} {name ?? mealMessages.day.today}
      </p>
      {target && (
        <Card
          title={
            <>
              <span className="font-normal text-soft">{texts.label}</span> {name}
            </>
          }
          aside={
            <Button look="quiet" className="-my-2 -mr-3 shrink-0 text-sm" onClick={backToNow}>
              {target.day === today ? texts.now : texts.backToToday}
            </Button>
          }
        >
          <Usual mealType={target.mealType} />
        </Card>
      )}
    </>
  );
}

function nameOf({ day, mealType }: LogTarget, today: Day): string {
  const dayName = shortDayName(day, today);
  return mealType ? texts.meal(mealTypeName(mealType), dayName) : dayName;
}

function backToNow() {
  setLogTarget(null);
  // The pressed button is gone with its card.
  document.getElementById(screenTitleId)?.focus({ preventScroll: true });
}

/** At most this many foods are offered. */
const max = 4;

/** One tap logs what is often eaten at the chosen meal. */
function Usual({ mealType }: Pick<LogTarget, "mealType">) {
  const { ofMeal, isLoading } = useOwnFoods(mealType);
  const foods = ofMeal.slice(0, max);
  if (!isLoading && foods.length === 0) return null;
  return (
    <ul
      aria-label={mealType ? texts.usual[mealType] : texts.often}
      aria-busy={isLoading}
      className="grid grid-cols-2 gap-2 lg:grid-cols-4"
    >
      {isLoading &&
        Array.from({ length: max }, (_, place) => (
          <li key={place}>
            <Skeleton className="h-11 rounded-control" />
          </li>
        ))}
      {foods.map((meal) => (
        <li key={meal.id}>
          <Button
            look="secondary"
            className="w-full px-3!"
            onClick={() => void logAgain(meal, "history")}
          >
            <span className="line-clamp-2 min-w-0 flex-1 text-left text-sm leading-tight first-letter:uppercase">
              {meal.name}
            </span>
            <span className="text-sm font-normal text-soft">
              {wholeText(meal.calories)}
              <span className="sr-only"> kcal</span>
            </span>
          </Button>
        </li>
      ))}
    </ul>
  );
}
