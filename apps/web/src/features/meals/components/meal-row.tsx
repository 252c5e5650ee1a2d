import type { Meal } from "@morsel/contract/meals";
import { CloudUpload, Trash2 } from "lucide-react";
import { Badge } from "../../../components/badge.tsx";
import { Button } from "../../../components/button.tsx";
import { type Macro, macros } from "../../../components/macro-bar.tsx";
import { mealMessages } from "../messages.ts";
import { gramsText, mealTypeName, wholeText } from "./amounts.ts";

const macroNames = Object.keys(macros) as Macro[];

interface MealRowProps {
  meal: Meal;
  /** It is on this device only, until there is a connection. */
  waiting: boolean;
  onDelete: () => void;
}

/** One entry of the diary: name and calories first, then when, which meal, and P/C/F grams. */
export function MealRow({ meal, waiting, onDelete }: MealRowProps) {
  const when = [meal.time, mealTypeName(meal.mealType), meal.measurement].filter(Boolean);
  return (
    <li className="flex animate-appear items-center gap-2 border-t border-line py-2.5 first:border-t-0">
      <div className="min-w-0 flex-1">
        <div className="flex items-baseline gap-3">
          <p className="min-w-0 flex-1 font-semibold first-letter:uppercase">{meal.name}</p>
          <p className="shrink-0 whitespace-nowrap">
            <span className="text-lg font-bold">{wholeText(meal.calories)}</span>
            <span className="text-sm text-soft"> kcal</span>
          </p>
        </div>
        <p className="text-sm text-soft">{when.join(" · ")}</p>
        <p className="mt-1 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          {macroNames.map((macro) => (
            <span key={macro} className={macroColours[macro]}>
              <span className="sr-only">{macros[macro].name} </span>
              <span aria-hidden="true" className="font-bold">
                {macros[macro].letter}
              </span>{" "}
              {meal[macro] === null ? (
                <span>
                  <span aria-hidden="true">–</span>
                  <span className="sr-only">unknown</span>
                </span>
              ) : (
                gramsText(meal[macro])
              )}
            </span>
          ))}
          {meal.estimated && <Badge tone="amber">{mealMessages.estimated}</Badge>}
          {waiting && (
            <span className="flex items-center gap-1 text-soft" title={mealMessages.waiting}>
              <CloudUpload size={15} aria-hidden="true" />
              <span className="sr-only">{mealMessages.waiting}</span>
              <span aria-hidden="true">waiting</span>
            </span>
          )}
        </p>
      </div>
      <Button
        look="quiet"
        size="icon"
        aria-label={`Delete ${meal.name}`}
        onClick={onDelete}
        className="text-soft hover:bg-danger-soft hover:text-danger"
      >
        <Trash2 size={18} aria-hidden="true" />
      </Button>
    </li>
  );
}

const macroColours: Record<Macro, string> = {
  protein: "text-protein",
  carbs: "text-carbs",
  fat: "text-fat",
};
