import type { Meal } from "@morsel/contract/meals";
import { type Day, isDay } from "@morsel/domain/day";
import { wholeText } from "@morsel/domain/english";
import { type MealType, mealTypeName } from "@morsel/domain/meals/meal-type";
import { Copy, CornerUpRight } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { Dialog } from "../../../components/dialog.tsx";
import { TextField } from "../../../components/field.tsx";
import { MealTypeChoice } from "../../../components/meal-type-choice.tsx";
import { useToday } from "../../../lib/today.ts";
import { shortDayName } from "../day-names.ts";
import { sumKcal } from "../entry.ts";
import { copyMeals, type Destination, moveMeals } from "../groups.mutations.ts";
import { mealMessages } from "../messages.ts";

const texts = mealMessages.groups;

interface GroupDialogProps {
  day: Day;
  mealType: MealType;
  meals: readonly Meal[];
  onClose: () => void;
}

/** Copies or moves a meal's entries together to another day or meal. */
export default function GroupDialog({ day, mealType, meals, onClose }: GroupDialogProps) {
  const today = useToday();
  const [toDay, setToDay] = useState<string>(today);
  const [toMeal, setToMeal] = useState(mealType);
  const kcal = sumKcal(meals);
  const isElsewhere = isDay(toDay) && (toDay !== day || toMeal !== mealType);

  function send(run: (meals: readonly Meal[], to: Destination) => Promise<void>) {
    if (!isDay(toDay)) return;
    void run(meals, { day: toDay, mealType: toMeal });
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={mealMessages.target.meal(mealTypeName(mealType), shortDayName(day, today))}
      description={`${mealMessages.entries(meals.length)}, ${texts.kcal(wholeText(kcal))}`}
    >
      <div className="flex flex-col gap-4">
        <TextField
          label={texts.toDay}
          type="date"
          value={toDay}
          onChange={({ target }) => setToDay(target.value)}
        />
        <MealTypeChoice value={toMeal} onChange={setToMeal} />
        <p role="status" className="text-sm text-soft empty:hidden">
          {!isElsewhere && texts.elsewhere}
        </p>
        <div className="flex flex-wrap gap-3">
          <Button className="flex-1" disabled={!isElsewhere} onClick={() => send(copyMeals)}>
            <Copy size={18} aria-hidden="true" />
            {texts.copy}
          </Button>
          <Button
            look="outline"
            className="flex-1"
            disabled={!isElsewhere}
            onClick={() => send(moveMeals)}
          >
            <CornerUpRight size={18} aria-hidden="true" />
            {texts.move}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
