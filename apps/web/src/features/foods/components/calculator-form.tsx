import type { FormEvent, KeyboardEvent, RefObject } from "react";
import { useId, useRef } from "react";
import { Button } from "../../../components/button.tsx";
import { TextField } from "../../../components/field.tsx";
import { type FoodQuestion, prepareEngine } from "../engine.state.ts";
import { foodMessages } from "../messages.ts";

/** As many characters as the contract takes. */
const longest = 200;

interface CalculatorFormProps {
  compact: boolean;
  food: string;
  measurement: string;
  foodBox: RefObject<HTMLInputElement | null>;
  pending: boolean;
  onFood: (text: string) => void;
  onMeasurement: (text: string) => void;
  onCalculate: (question: FoodQuestion) => void;
}

/** The two boxes and their button. Enter goes on from the food to its amount, then calculates. */
export function CalculatorForm(props: CalculatorFormProps) {
  const { compact, food, measurement, foodBox, pending, onFood, onMeasurement } = props;
  const measurementBox = useRef<HTMLInputElement>(null);
  const id = useId();
  const question = { ingredient: food.trim(), measurement: measurement.trim() };
  const incomplete = question.ingredient === "" || question.measurement === "";

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!incomplete && !pending) props.onCalculate(question);
  }

  function goOn(event: KeyboardEvent) {
    if (event.key !== "Enter" || question.ingredient === "" || question.measurement !== "") return;
    event.preventDefault();
    measurementBox.current?.focus();
  }

  return (
    <form onSubmit={submit} className="flex flex-col gap-3" aria-describedby={`${id}-examples`}>
      <div className="grid gap-3 sm:grid-cols-[3fr_2fr]">
        <TextField
          ref={foodBox}
          label="Food"
          placeholder="banana, chicken breast…"
          value={food}
          onChange={(event) => onFood(event.target.value)}
          onKeyDown={goOn}
          onFocus={prepareEngine}
          maxLength={longest}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="next"
        />
        <TextField
          ref={measurementBox}
          label="Measurement"
          placeholder="1 medium, 100 g, 1 cup…"
          value={measurement}
          onChange={(event) => onMeasurement(event.target.value)}
          maxLength={longest}
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="go"
        />
      </div>
      <Button type="submit" size="large" disabled={incomplete} busy={pending} className="w-full">
        {pending ? foodMessages.pending : compact ? "Calculate" : "Calculate Calories"}
      </Button>
    </form>
  );
}
