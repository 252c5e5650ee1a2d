import type { Meal } from "@morsel/contract/meals";
import { isDay } from "@morsel/domain/day";
import { byFoodName } from "@morsel/domain/meals/nutrition";
import { Copy } from "lucide-react";
import { type SubmitEvent, useRef, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { Dialog } from "../../../components/dialog.tsx";
import { TextField } from "../../../components/field.tsx";
import { MealTypeChoice } from "../../../components/meal-type-choice.tsx";
import { NutrientList } from "../../../components/nutrient-list.tsx";
import { useDraft } from "../../../lib/drafts.ts";
import { changesOf, draftName, draftOfMeal, withAmount } from "../edit.ts";
import { mealAfter } from "../expected-meal.ts";
import { copyMeals } from "../groups.mutations.ts";
import { mealMessages } from "../messages.ts";
import { editMeal, logCorrected } from "../mutations.ts";
import { gramsText } from "./amounts.ts";

const texts = mealMessages.edit;

interface EditDialogProps {
  meal: Meal;
  /** The server refused the entry: it is logged once more, as corrected. */
  refused?: boolean;
  onClose: () => void;
}

/** Edits an entry, or logs it again as it stands in the form. */
export default function EditDialog({ meal, refused = false, onClose }: EditDialogProps) {
  const [draft, setDraft] = useDraft(draftName(meal), draftOfMeal(meal));
  const amount = useRef<HTMLInputElement>(null);
  const [tried, setTried] = useState(false);
  const { change, wrong } = changesOf(meal, draft);
  const isRight = Object.keys(wrong).length === 0;
  const after = mealAfter(meal, change);
  const errorOf = (field: keyof typeof wrong) =>
    tried && wrong[field] ? texts.wrong[field] : undefined;

  function save(event: SubmitEvent) {
    event.preventDefault();
    setTried(true);
    if (!isRight) return;
    void (refused ? logCorrected(after) : editMeal(meal, change));
    onClose();
  }

  function copy() {
    setTried(true);
    if (!isRight || !isDay(after.date)) return;
    void copyMeals([after], { day: after.date });
    onClose();
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={refused ? mealMessages.refused.window : texts.title}
      onOpened={() => amount.current?.focus()}
    >
      <form noValidate onSubmit={save} className="flex flex-col gap-4">
        <TextField
          label={texts.name}
          value={draft.name}
          maxLength={200}
          error={errorOf("name")}
          onChange={({ target }) => setDraft({ ...draft, name: target.value })}
        />
        <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(7rem,34%)),1fr))] gap-3">
          <TextField
            ref={amount}
            label={meal.grams === null ? texts.portions : texts.grams}
            value={draft.amount}
            inputMode="decimal"
            error={errorOf("amount")}
            onChange={({ target }) => setDraft(withAmount(meal, draft, target.value))}
          />
          <TextField
            label={texts.calories}
            value={draft.calories}
            inputMode="decimal"
            error={errorOf("calories")}
            onChange={({ target }) => setDraft({ ...draft, calories: target.value })}
          />
        </div>
        <p aria-live="polite" className="-mt-1 flex flex-wrap gap-x-4 text-sm text-soft">
          <span>{mealMessages.edit.macros.protein(gramsText(after.protein))}</span>
          <span>{mealMessages.edit.macros.carbs(gramsText(after.carbs))}</span>
          <span>{mealMessages.edit.macros.fat(gramsText(after.fat))}</span>
        </p>
        <NutrientList nutrition={byFoodName(({ id }) => after[id])} />
        <MealTypeChoice
          value={draft.mealType}
          onChange={(mealType) => setDraft({ ...draft, mealType })}
        />
        {/* Where not both fit with their buttons, as at 320 px, the time goes below. */}
        <div className="flex flex-wrap gap-3">
          <TextField
            className="flex-1 basis-auto"
            label={texts.date}
            type="date"
            value={draft.date}
            error={errorOf("date")}
            onChange={({ target }) => setDraft({ ...draft, date: target.value })}
          />
          <TextField
            className="flex-1 basis-auto"
            label={texts.time}
            type="time"
            value={draft.time}
            onChange={({ target }) => setDraft({ ...draft, time: target.value })}
          />
        </div>
        <div className="flex flex-wrap gap-3">
          <Button type="submit" className="flex-1">
            {refused ? mealMessages.refused.log : texts.save}
          </Button>
          {!refused && (
            <Button look="outline" onClick={copy}>
              <Copy size={18} aria-hidden="true" />
              {texts.copy}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  );
}
