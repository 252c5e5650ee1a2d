import type { Meal } from "@morsel/contract/meals";
import type { Day } from "@morsel/domain/day";
import { Copy } from "lucide-react";
import { Button } from "../../../components/button.tsx";
import { copyMeals } from "../groups.mutations.ts";
import { mealMessages } from "../messages.ts";

interface CopyDayProps {
  meals: readonly Meal[];
  today: Day;
  label?: string;
}

/** Copies a whole day's entries to today. */
export function CopyDay({ meals, today, label = mealMessages.day.copyToToday }: CopyDayProps) {
  return (
    <Button
      look="secondary"
      className="mt-4 w-full"
      onClick={() => void copyMeals(meals, { day: today })}
    >
      <Copy size={18} aria-hidden="true" />
      {label}
    </Button>
  );
}
