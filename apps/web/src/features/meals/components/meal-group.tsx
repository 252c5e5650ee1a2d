import type { Meal } from "@morsel/contract/meals";
import type { Day } from "@morsel/domain/day";
import { wholeText } from "@morsel/domain/english";
import { type MealType, mealTypeName } from "@morsel/domain/meals/meal-type";
import { ChevronDown, Copy, Ellipsis, Plus } from "lucide-react";
import { Suspense, useId, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { later } from "../../../components/later.tsx";
import { classNames } from "../../../lib/class-names.ts";
import { setLogTarget } from "../../../lib/log-target.ts";
import { openTab } from "../../../lib/tabs.ts";
import { sumKcal, sumMacros } from "../entry.ts";
import { copyMeals } from "../groups.mutations.ts";
import { mealMessages } from "../messages.ts";
import { MacroLine } from "./macro-line.tsx";
import { MealRows } from "./meal-rows.tsx";

const texts = mealMessages.groups;
const GroupDialog = later(() => import("./group-dialog.tsx"), "dialog");

interface MealGroupProps {
  day: Day;
  today: Day;
  mealType: MealType;
  meals: readonly Meal[];
  /** Those of them that fit the list. */
  shown: readonly Meal[];
  /** The same meal of the day before. */
  before: readonly Meal[];
  folded: boolean;
  onFold: () => void;
}

/** One meal of a day: its sum, its entries, and ways to add more. */
export function MealGroup(props: MealGroupProps) {
  const { day, today, mealType, meals, shown, before, folded, onFold } = props;
  const id = useId();
  const [isSending, setSending] = useState(false);
  const kcal = sumKcal(meals);
  const isEmpty = meals.length === 0;

  function add() {
    setLogTarget({ day, mealType });
    openTab("nutrition");
  }

  return (
    <section aria-labelledby={`${id}-name`} className="border-t border-line py-1.5">
      <div className="flex flex-wrap items-center gap-x-1">
        <h3
          className={classNames(
            "flex-1 text-base",
            // Leaves the line to both buttons.
            isEmpty ? "min-w-max" : "min-w-[min(100%,9.5rem)]",
          )}
        >
          {isEmpty ? (
            <span id={`${id}-name`} className="flex min-h-11 items-center font-normal text-soft">
              {mealTypeName(mealType)}
            </span>
          ) : (
            <button
              type="button"
              aria-expanded={!folded}
              aria-controls={`${id}-entries`}
              onClick={onFold}
              className="-ml-1 flex min-h-11 w-full flex-wrap items-center gap-x-1 rounded-control pr-2 text-left hover:bg-sunken"
            >
              <ChevronDown
                size={18}
                aria-hidden="true"
                className={classNames(
                  "shrink-0 text-soft transition-transform duration-200",
                  folded && "-rotate-90",
                )}
              />
              <span id={`${id}-name`} className="min-w-[min(100%,3rem)] flex-1">
                {mealTypeName(mealType)}
              </span>
              <span className="shrink-0">
                {wholeText(kcal)}
                <span className="text-sm font-normal text-soft"> kcal</span>
              </span>
            </button>
          )}
        </h3>
        {isEmpty && before.length > 0 && (
          <Button
            look="quiet"
            className="px-2! text-sm"
            onClick={() => void copyMeals(before, { day, mealType })}
          >
            <Copy size={16} aria-hidden="true" />
            <span>
              {day === today ? texts.copyPrevious.yesterday : texts.copyPrevious.other}
              <span className="sr-only">{texts.copyPreviousOf(mealType, before.length)}</span>
            </span>
          </Button>
        )}
        {!isEmpty && (
          <Button
            look="quiet"
            size="icon"
            className="text-soft"
            aria-label={`${texts.more}${texts.moreOf(mealType)}`}
            onClick={() => setSending(true)}
          >
            <Ellipsis size={20} aria-hidden="true" />
          </Button>
        )}
        <Button look="quiet" className="-mr-2 px-2! text-sm" data-instead onClick={add}>
          <Plus size={18} aria-hidden="true" />
          <span>
            {texts.add}
            <span className="sr-only">{texts.addTo(mealType)}</span>
          </span>
        </Button>
      </div>
      {!isEmpty && (
        <div id={`${id}-entries`} hidden={folded}>
          {meals.length > 1 && (
            <div className="mb-2.5 border-b border-line pb-2 pl-5">
              <MacroLine meal={sumMacros(meals)} />
            </div>
          )}
          <MealRows meals={shown} />
        </div>
      )}
      {isSending && (
        <Suspense>
          <GroupDialog {...{ day, mealType, meals }} onClose={() => setSending(false)} />
        </Suspense>
      )}
    </section>
  );
}
