import type { Meal } from "@morsel/contract/meals";
import { Suspense, useRef, useState } from "react";
import { later } from "../../../components/later.tsx";
import { Loading, Skeleton } from "../../../components/skeleton.tsx";
import { hasDraft } from "../../../lib/drafts.ts";
import { ignoreNextPressAt } from "../../../lib/impatient-press.ts";
import { useHeldUp } from "../../../lib/pending.ts";
import { useToday } from "../../../lib/today.ts";
import { useEndOfMinute } from "../day-entries.ts";
import { draftName } from "../edit.ts";
import { mealMessages } from "../messages.ts";
import { deleteMeal } from "../mutations.ts";
import { MealRow } from "./meal-row.tsx";

const EditDialog = later(() => import("./edit-dialog.tsx"), "dialog");

interface MealRowsProps {
  meals: readonly Meal[];
  detailed?: boolean;
  /** Labels each row with its day, in lists of several days. */
  dayName?: (date: string) => string;
}

/** A list of entries: tap one to edit it, its bin to delete it. */
export function MealRows({ meals, detailed, dayName }: MealRowsProps) {
  const heldUp = new Set(useHeldUp().flatMap(({ target }) => target));
  const today = useToday();
  const now = useEndOfMinute();
  const list = useRef<HTMLUListElement>(null);
  const [edited, setEdited] = useState(
    () => meals.find((meal) => hasDraft(draftName(meal))) ?? null,
  );

  function remove(meal: Meal, index: number, press: MouseEvent) {
    // The next row moves up under the pointer.
    ignoreNextPressAt(press);
    const card = list.current?.closest("section");
    void deleteMeal(meal);
    // The clicked button disappears: focus the entry that takes its place, else the way to add one.
    requestAnimationFrame(() => {
      const buttons = [...(list.current?.querySelectorAll<HTMLElement>("[data-delete]") ?? [])];
      const next = buttons[index] ?? buttons.at(-1);
      (next ?? card?.querySelector<HTMLElement>("[data-instead]"))?.focus({ preventScroll: true });
    });
  }

  return (
    <>
      <ul ref={list} className="-my-1">
        {meals.map((meal, index) => (
          <MealRow
            key={meal.id}
            meal={meal}
            day={dayName?.(meal.date)}
            detailed={detailed}
            planned={meal.date === today && Date.parse(meal.timestamp) > now}
            waiting={heldUp.has(meal.id)}
            onEdit={() => setEdited(meal)}
            onDelete={(press) => remove(meal, index, press)}
          />
        ))}
      </ul>
      {edited && (
        <Suspense>
          <EditDialog meal={edited} onClose={() => setEdited(null)} />
        </Suspense>
      )}
    </>
  );
}

export function MealRowsPlace() {
  return (
    <Loading label={mealMessages.loading} className="flex flex-col gap-5 py-2">
      {[0, 1, 2].map((row) => (
        <span key={row} className="flex flex-col gap-2">
          <Skeleton className="h-5 w-3/5" />
          <Skeleton className="h-4 w-2/5" />
          <Skeleton className="h-4 w-1/2" />
        </span>
      ))}
    </Loading>
  );
}
