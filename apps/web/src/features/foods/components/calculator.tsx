import type { CalculationReply } from "@morsel/contract/foods";
import type { MealType } from "@morsel/domain/meals/meal-type";
import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { Card } from "../../../components/card.tsx";
import { askToSign } from "../../../lib/auth-prompt.ts";
import { usePersonId } from "../../../lib/changes.ts";
import { announce } from "../../../lib/events.ts";
import { newId } from "../../../lib/id.ts";
import type { FoodQuestion } from "../engine.state.ts";
import { draftOf, type EntryDraft } from "../entry-draft.state.ts";
import { foodMessages } from "../messages.ts";
import { calculate } from "../mutations.ts";
import { addRecent } from "../recents.state.ts";
import { CalculatorForm } from "./calculator-form.tsx";
import { Failure } from "./failure.tsx";
import { RecentList } from "./recent-list.tsx";
import { ResultCard } from "./result-card.tsx";

export interface CalculatorProps {
  /** The card on the dashboard: the same calculator with less around it. */
  compact?: boolean;
  /** Puts an entry into the diary; the app says how. */
  onLog: (draft: EntryDraft) => Promise<unknown>;
}

/** Type a food and an amount, see what it holds, log it. Both calculators are this one. */
export function Calculator({ compact = false, onLog }: CalculatorProps) {
  const signedIn = usePersonId() !== null;
  const [food, setFood] = useState("");
  const [measurement, setMeasurement] = useState("");
  const [shown, setShown] = useState<CalculationReply | null>(null);
  const foodBox = useRef<HTMLInputElement>(null);
  const place = useRef<HTMLDivElement>(null);

  const calculation = useMutation({
    mutationFn: calculate,
    // Without a network the browser's own engine answers.
    networkMode: "always",
    retry: false,
    onSuccess(result) {
      addRecent({ id: newId(), at: Date.now(), result });
      setShown(result);
      // A doubtful portion stays in its boxes, to be corrected.
      if (result.portionInfo) return;
      setFood("");
      setMeasurement("");
    },
  });

  function ask(question: FoodQuestion) {
    setShown(null);
    calculation.mutate(question);
  }

  function show(result: CalculationReply) {
    calculation.reset();
    setShown(result);
    place.current?.scrollIntoView({ block: "nearest" });
  }

  async function log(result: CalculationReply, mealType: MealType) {
    if (!signedIn) {
      askToSign("up");
      return;
    }
    // What is logged makes room for the next food; it stays among the recent ones.
    setShown(null);
    focusForNext(foodBox.current, place.current);
    const draft = draftOf(result, mealType);
    try {
      await onLog(draft);
      announce("show-toast", {
        title: foodMessages.logged(result.ingredient, mealType),
        tone: "success",
      });
    } catch {
      setShown(result);
      announce("show-toast", { title: foodMessages.addFailed(result.ingredient), tone: "error" });
    }
  }

  return (
    <>
      <Card title={compact ? foodMessages.titles.compact : foodMessages.titles.full}>
        <CalculatorForm
          {...{ compact, food, measurement, foodBox }}
          onFood={setFood}
          onMeasurement={setMeasurement}
          pending={calculation.isPending}
          onCalculate={ask}
        />
        <p role="status" className="sr-only">
          {shown &&
            foodMessages.found(shown.ingredient, shown.measurement, shown.estimatedCalories)}
        </p>
        <div ref={place} tabIndex={-1}>
          {calculation.error && <Failure error={calculation.error} compact={compact} />}
          {shown && (
            <ResultCard
              key={`${shown.ingredient}|${shown.measurement}|${shown.food.id}`}
              {...{ compact, signedIn }}
              result={shown}
              onLog={(mealType) => void log(shown, mealType)}
              onChoose={(foodId) =>
                ask({ ingredient: shown.ingredient, measurement: shown.measurement, foodId })
              }
              onMeasurement={(next) =>
                ask({ ingredient: shown.ingredient, measurement: next, foodId: shown.food.id })
              }
            />
          )}
        </div>
        {compact && <RecentList compact onShow={show} />}
      </Card>
      {!compact && <RecentList onShow={show} />}
    </>
  );
}

/** With a keyboard the next food can be typed at once; on a phone its keyboard stays down. */
function focusForNext(box: HTMLElement | null, place: HTMLElement | null) {
  const next = window.matchMedia("(pointer: fine)").matches ? box : place;
  next?.focus({ preventScroll: true });
}
