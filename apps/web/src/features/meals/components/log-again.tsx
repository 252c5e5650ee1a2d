import type { Meal } from "@morsel/contract/meals";
import { monthBefore } from "@morsel/domain/day";
import { wholeText } from "@morsel/domain/english";
import { RotateCcw } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { Card } from "../../../components/card.tsx";
import { cameToNothing, FailedQuery } from "../../../components/failed-query.tsx";
import { TextField } from "../../../components/field.tsx";
import { Skeleton } from "../../../components/skeleton.tsx";
import { usePersonId } from "../../../lib/person.ts";
import { useToday } from "../../../lib/today.ts";
import { frequentFoods, nameOf, searchHistory } from "../history.ts";
import { mealMessages } from "../messages.ts";
import { logAgain } from "../mutations.ts";
import { useRecentMeals } from "../own-foods.ts";
import { useDiary } from "../queries.ts";
import { useSteadyOrder } from "../steady-order.ts";
import { AgainChips } from "./again-chips.tsx";

/** Logs earlier entries again: what was often eaten lately, and a search over the last month. */
export function LogAgain() {
  const { meals, isLoading, failed } = useRecentMeals();
  const [typed, setTyped] = useState("");
  if (usePersonId() === null) return null;
  const { title, search, often, empty } = mealMessages.logAgain;
  const frequent = frequentFoods(meals);

  return (
    <Card title={title}>
      <TextField
        label={search}
        labelHidden
        type="search"
        placeholder={search}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        autoComplete="off"
        maxLength={200}
      />
      {/* There before the first letter: what appears together with its region may not be read out. */}
      <p role="status" className="sr-only">
        {typed.trim() !== "" && <Told typed={typed} recent={meals} />}
      </p>
      {typed.trim() !== "" ? (
        <Found typed={typed} recent={meals} />
      ) : isLoading ? (
        <Skeleton className="mt-3 h-43 rounded-control" />
      ) : failed ? (
        <FailedQuery title={mealMessages.loadFailed} query={failed} className="mt-3" />
      ) : meals.length === 0 ? (
        <p className="mt-3 text-sm text-soft">{empty}</p>
      ) : (
        frequent.length > 0 && (
          <section className="mt-3">
            <h3 className="mb-1.5 text-sm text-soft">{often}</h3>
            <AgainChips meals={frequent} />
          </section>
        )
      )}
    </Card>
  );
}

interface FoundProps {
  typed: string;
  /** Searched until the whole month is there. */
  recent: readonly Meal[];
}

/** The month is only asked for here: it is large, and few people search. */
function useFound({ typed, recent }: FoundProps) {
  const today = useToday();
  const month = useDiary(monthBefore(today), today);
  return { month, meals: searchHistory(month.data ?? recent, typed) };
}

function Told(given: FoundProps) {
  const { month, meals } = useFound(given);
  if (meals.length > 0) return mealMessages.logAgain.found(meals.length);
  return month.data && mealMessages.logAgain.none;
}

function Found(given: FoundProps) {
  const { month, meals } = useFound(given);
  const { typed } = given;
  if (meals.length > 0) return <FoundMeals key={typed.trim()} meals={meals} />;
  if (!month.data && cameToNothing(month))
    return <FailedQuery title={mealMessages.loadFailed} query={month} className="mt-3" />;
  return <p className="mt-3 min-h-6 text-soft">{month.data && mealMessages.logAgain.none}</p>;
}

function FoundMeals({ meals }: { meals: readonly Meal[] }) {
  const found = useSteadyOrder(meals);
  return (
    <ul className="mt-2 -mb-1">
      {found.map((meal) => (
        <li
          key={nameOf(meal)}
          className="flex items-center gap-2 border-t border-line py-1.5 first:border-t-0"
        >
          <span className="min-w-0 flex-1">
            <span className="block truncate font-semibold first-letter:uppercase">{meal.name}</span>
            <span className="block truncate text-sm text-soft">
              {wholeText(meal.calories)} kcal{meal.measurement && ` · ${meal.measurement}`}
            </span>
          </span>
          <Button
            look="quiet"
            size="icon"
            aria-label={`${meal.name}${mealMessages.logAgain.again}`}
            onClick={() => void logAgain(meal, "history")}
          >
            <RotateCcw size={18} aria-hidden="true" />
          </Button>
        </li>
      ))}
    </ul>
  );
}
