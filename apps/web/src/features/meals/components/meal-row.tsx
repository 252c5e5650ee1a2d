import type { Meal } from "@morsel/contract/meals";
import { wholeText } from "@morsel/domain/english";
import { mealTypeName } from "@morsel/domain/meals/meal-type";
import { Trash2 } from "lucide-react";
import { Suspense } from "react";
import { Badge } from "../../../components/badge.tsx";
import { Button } from "../../../components/button.tsx";
import { later } from "../../../components/later.tsx";
import { SmallPhoto } from "../../../components/photo-slot.tsx";
import { WaitingMark } from "../../../components/waiting-mark.tsx";
import { mealMessages } from "../messages.ts";
import { MacroLine } from "./macro-line.tsx";
import { NutrientChips } from "./nutrient-chips.tsx";

// Few entries have one.
const PhotoMark = later(() => import("./photo-mark.tsx"));

interface MealRowProps {
  meal: Meal;
  /** Not sent to the server yet. */
  waiting: boolean;
  /** For later today. */
  planned: boolean;
  /** The entry's day, in lists of several days. */
  day?: string | undefined;
  /** Also shows minerals and vitamins. */
  detailed?: boolean | undefined;
  onEdit: () => void;
  onDelete: (press: MouseEvent) => void;
}

/** A diary entry: name and calories, then time, meal, and P/C/F in grams. */
export function MealRow(props: MealRowProps) {
  const { meal, waiting, planned, day, detailed, onEdit, onDelete } = props;
  const { time, mealType, measurement } = meal;
  const later = planned && mealMessages.planned;
  const when = [day, time, mealTypeName(mealType), measurement, later].filter(Boolean);
  // Tells entries of the same name apart, wherever they are listed.
  const said = [day, time ? `${mealType} ${time}` : mealType].filter(Boolean).join(", ");
  return (
    <li className="flex animate-appear flex-wrap items-center justify-end gap-1 border-t border-line py-1 first:border-t-0">
      {/* A tap anywhere edits; for keyboards and screen readers, the name is the button. */}
      <div className="relative -mx-2 flex items-start gap-3 min-w-[min(100%,9rem)] flex-1 rounded-control px-2 py-1.5 transition-colors duration-150 hover:bg-sunken">
        {meal.photoId && (
          <SmallPhoto photoId={meal.photoId} alt="" className="size-14 shrink-0 rounded-control" />
        )}
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-start gap-x-3">
            <p className="min-w-[min(100%,7rem)] flex-1 font-semibold first-letter:uppercase">
              <button
                type="button"
                aria-label={mealMessages.edit.open(meal.name, wholeText(meal.calories), said)}
                onClick={onEdit}
                className="max-w-full text-left wrap-anywhere first-letter:uppercase after:absolute after:inset-0 after:rounded-control"
              >
                {meal.name}
              </button>
            </p>
            <p>
              <span className="text-lg font-bold">{wholeText(meal.calories)}</span>
              <span className="text-sm text-soft"> kcal</span>
            </p>
          </div>
          <p className="text-sm text-soft">{when.join(" · ")}</p>
          <MacroLine meal={meal}>
            {meal.estimated && <Badge tone="amber">{mealMessages.estimated}</Badge>}
            {meal.source === "photo" && (
              <Suspense>
                <PhotoMark confidence={meal.confidence} />
              </Suspense>
            )}
            {waiting && <WaitingMark />}
          </MacroLine>
          {detailed && <NutrientChips meal={meal} />}
        </div>
      </div>
      <Button
        look="quiet"
        size="icon"
        data-delete
        aria-label={mealMessages.delete(meal.name, said)}
        onClick={({ nativeEvent }) => onDelete(nativeEvent)}
        className="-mr-2 text-soft hover:bg-danger-soft hover:text-danger"
      >
        <Trash2 size={18} aria-hidden="true" />
      </Button>
    </li>
  );
}
