import type { Meal } from "@morsel/contract/meals";
import { addDays, monthBefore } from "@morsel/domain/day";
import { wholeText } from "@morsel/domain/english";
import { RotateCcw } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { Card } from "../../../components/card.tsx";
import { cameToNothing } from "../../../components/failed-query.tsx";
import { TextField } from "../../../components/field.tsx";
import { Skeleton } from "../../../components/skeleton.tsx";
import { usePersonId } from "../../../lib/person.ts";
import { useToday } from "../../../lib/today.ts";
import { frequentFoods, historyLimits, searchHistory, suggestionsOf } from "../history.ts";
import { mealMessages } from "../messages.ts";
import { logAgain } from "../mutations.ts";
import { useDiary } from "../queries.ts";
import { AgainChips } from "./again-chips.tsx";

/** Logs earlier entries again: the frequent ones of the last month, and a search. */
export function LogAgain() {
  const today = useToday();
  const diary = useDiary(monthBefore(today), today);
  const [typed, setTyped] = useState("");
  const isVisitor = usePersonId() === null;
  if (!diary.data && !isVisitor && !cameToNothing(diary)) return <LogAgainPlace />;
  const meals = diary.data ?? [];
  if (meals.length === 0) return null;
  const found = searchHistory(meals, typed);
  const lately = addDays(today, 1 - historyLimits.suggestionDays);
  const suggested = suggestionsOf(meals.filter(({ date }) => date >= lately));
  const frequent = frequentFoods(meals, suggested);
  const { title, search, often, none } = mealMessages.logAgain;

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
      {typed.trim() === "" && frequent.length > 0 && (
        <section className="mt-3">
          <h3 className="mb-1.5 text-sm text-soft">{often}</h3>
          <AgainChips meals={frequent} />
        </section>
      )}
      {typed.trim() !== "" && found.length === 0 && (
        <p role="status" className="mt-3 text-soft">
          {none}
        </p>
      )}
      {found.length > 0 && <Found meals={found} />}
    </Card>
  );
}

/** As tall as the search and what is often logged. */
function LogAgainPlace() {
  return (
    <Card title={mealMessages.logAgain.title} aria-busy="true">
      <Skeleton className="h-12 rounded-control" />
      <Skeleton className="mt-3 h-43 rounded-control" />
    </Card>
  );
}

function Found({ meals }: { meals: readonly Meal[] }) {
  return (
    <ul className="mt-2 -mb-1">
      {meals.map((meal) => (
        <li
          key={meal.id}
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
