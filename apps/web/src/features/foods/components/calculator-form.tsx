import { longestFoodText, longestSentence } from "@morsel/domain/foods/limits";
import type { OwnFood } from "@morsel/domain/foods/suggestions/suggestion";
import { usualPortion } from "@morsel/domain/foods/usual-portion";
import { type KeyboardEvent, type RefObject, type SubmitEvent } from "react";
import { Button } from "../../../components/button.tsx";
import { TextField } from "../../../components/field.tsx";
import type { FoodQuestion } from "../engine.state.ts";
import { foodMessages } from "../messages.ts";
import { usePortionCheck } from "../portion.state.ts";
import { namesSeveral } from "../sentence.ts";
import { FoodBox } from "./food-box.tsx";
import { PortionNote } from "./portion-note.tsx";

interface CalculatorFormProps {
  compact: boolean;
  food: string;
  measurement: string;
  /** The person's own foods, likeliest first. */
  own: readonly OwnFood[];
  foodBox: RefObject<HTMLInputElement | null>;
  pending: boolean;
  /** Whether the amount is checked while typing. */
  checksPortion: boolean;
  onFood: (text: string) => void;
  onMeasurement: (text: string) => void;
  onCalculate: (question: FoodQuestion) => void;
  /** Called when the food box holds a sentence with several foods. */
  onSentence: (text: string) => void;
}

/**
 * Food and amount. Enter calculates; as long as no amount was typed, a usual portion, which can be
 * changed in the result.
 */
export function CalculatorForm({
  compact,
  food,
  measurement,
  own,
  foodBox,
  pending,
  checksPortion,
  onFood,
  onMeasurement,
  onCalculate,
  onSentence,
}: CalculatorFormProps) {
  const question = { ingredient: food.trim(), measurement: measurement.trim() };
  const incomplete = question.ingredient === "" || question.measurement === "";
  // A pasted recipe is longer than any food's name.
  const isLong = question.ingredient.length > longestFoodText;
  const several = isLong || (question.measurement === "" && namesSeveral(question.ingredient));
  const check = usePortionCheck(checksPortion ? question.ingredient : "", question.measurement);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (incomplete || pending) return;
    if (isLong) onSentence(question.ingredient);
    else onCalculate(question);
  }

  function goOn(event: KeyboardEvent) {
    if (question.ingredient === "" || question.measurement !== "") return;
    event.preventDefault();
    if (pending) return;
    if (several) onSentence(question.ingredient);
    else onCalculate({ ...question, measurement: usualPortion });
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-3">
      <div className="grid gap-3 sm:grid-cols-[3fr_2fr] lg:max-xl:grid-cols-1">
        <FoodBox
          ref={foodBox}
          value={food}
          longest={longestSentence}
          own={own}
          onChange={onFood}
          onEnter={goOn}
          onTaken={({ id, name, measurement: usual }) => {
            onFood(name);
            onCalculate({
              ingredient: name,
              measurement: question.measurement || usual,
              foodId: id,
            });
          }}
        />
        <TextField
          label={foodMessages.form.measurement}
          selectsOnFocus
          placeholder={foodMessages.form.measurementExample}
          value={measurement}
          onChange={(event) => onMeasurement(event.target.value)}
          maxLength={longestFoodText}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="go"
        />
      </div>
      {check?.warning && check.suggestion && (
        <PortionNote
          portion={{ warning: check.warning, suggestion: check.suggestion }}
          quiet={!check.isFarAbove}
        />
      )}
      {several && (
        <Button
          look="secondary"
          size="large"
          busy={pending}
          onClick={() => onSentence(question.ingredient)}
        >
          {foodMessages.readSeveral}
        </Button>
      )}
      <Button type="submit" size="large" disabled={incomplete} busy={pending} className="w-full">
        {pending ? foodMessages.pending : foodMessages.form.calculate[compact ? "compact" : "full"]}
      </Button>
    </form>
  );
}
