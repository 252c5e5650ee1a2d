import type { Meal } from "@morsel/contract/meals";
import { monthBefore } from "@morsel/domain/day";
import { wholeText } from "@morsel/domain/english";
import { RotateCcw } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { Card } from "../../../components/card.tsx";
import { TextField } from "../../../components/field.tsx";
import { useToday } from "../../../lib/today.ts";
import { frequentFoods, searchHistory } from "../history.ts";
import { mealMessages } from "../messages.ts";
import { logAgain } from "../mutations.ts";
import { useDiary } from "../queries.ts";

/** Logs earlier entries again: the frequent ones of the last month, and a search. */
export function LogAgain() {
  const today = useToday();
  const { data: meals = [] } = useDiary(monthBefore(today), today);
  const [typed, setTyped] = useState("");
  if (meals.length === 0) return null;
  const found = searchHistory(meals, typed);
  const frequent = frequentFoods(meals);
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
          <ul className="flex flex-wrap gap-2">
            {frequent.map((meal) => (
              <li key={meal.id} className="max-w-full">
                <Button
                  look="secondary"
                  className="max-w-full text-left"
                  aria-label={mealMessages.logAgain.again(meal.name)}
                  onClick={() => void logAgain(meal, "history")}
                >
                  <span className="truncate first-letter:uppercase">{meal.name}</span>
                  <span className="text-sm font-normal text-soft">{wholeText(meal.calories)}</span>
                </Button>
              </li>
            ))}
          </ul>
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
            aria-label={mealMessages.logAgain.again(meal.name)}
            onClick={() => void logAgain(meal, "history")}
          >
            <RotateCcw size={18} aria-hidden="true" />
          </Button>
        </li>
      ))}
    </ul>
  );
}
