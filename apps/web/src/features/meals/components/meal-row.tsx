import type { Meal } from "@morsel/contract/meals";
import { mealTypeName } from "@morsel/domain/meals/meal-type";
import { CloudUpload, Trash2 } from "lucide-react";
import { Badge } from "../../../components/badge.tsx";
import { Button } from "../../../components/button.tsx";
import { mealMessages } from "../messages.ts";
import { wholeText } from "./amounts.ts";
import { MacroLine } from "./macro-line.tsx";

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
        <MacroLine meal={meal}>
          {meal.estimated && <Badge tone="amber">{mealMessages.estimated}</Badge>}
          {waiting && (
            <span className="flex items-center gap-1 text-soft" title={mealMessages.waiting}>
              <CloudUpload size={15} aria-hidden="true" />
              <span className="sr-only">{mealMessages.waiting}</span>
              <span aria-hidden="true">waiting</span>
            </span>
          )}
        </MacroLine>
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
