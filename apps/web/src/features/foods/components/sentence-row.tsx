import { wholeText } from "@morsel/domain/english";
import type { OwnFood } from "@morsel/domain/foods/suggestions/suggestion";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { TextField } from "../../../components/field.tsx";
import { Spinner } from "../../../components/spinner.tsx";
import { classNames } from "../../../lib/class-names.ts";
import { useOpener } from "../../../lib/opener.ts";
import type { FoodQuestion } from "../engine.state.ts";
import { foodMessages } from "../messages.ts";
import { isFarAbove } from "../portion.state.ts";
import { isAmountUnread, type SentenceFood } from "../sentence.ts";
import { Confidence } from "./confidence.tsx";
import { FoodChoice } from "./food-choice.tsx";
import { PortionNote } from "./portion-note.tsx";
import { Readable } from "./readable.tsx";

interface SentenceRowProps {
  food: SentenceFood;
  /** The person's own foods, likeliest first. */
  own: readonly OwnFood[];
  onCalculate: (question: FoodQuestion) => void;
  onRemove: () => void;
}

/** One food of a sentence: its words to be changed, what they were taken for, how sure that is. */
export function SentenceRow({ food, own, onCalculate, onRemove }: SentenceRowProps) {
  const [name, setName] = useState(food.name);
  const [measurement, setMeasurement] = useState(food.measurement);
  const { result, pending } = food;
  const asItIs = result ? { foodId: result.food.id } : {};

  function again() {
    // What was taken out is still what counts.
    const question = {
      ingredient: name.trim() || food.name,
      measurement: measurement.trim() || food.measurement,
    };
    if (name.trim() === "") setName(food.name);
    if (measurement.trim() === "") setMeasurement(food.measurement);
    const same = question.ingredient === food.name && question.measurement === food.measurement;
    if (same || question.measurement === "") return;
    // Only the amount is another: it stays the food that it is, which may have been chosen.
    if (question.ingredient === food.name) onCalculate({ ...question, ...asItIs });
    else onCalculate(question);
  }
  function use(to: string) {
    setMeasurement(to);
    onCalculate({ ingredient: food.name, measurement: to, ...asItIs });
  }
  function choose(ingredient: string, foodId: string) {
    setName(ingredient);
    onCalculate({ ingredient, measurement: food.measurement, foodId });
  }

  return (
    <li className="border-t border-line py-3 first:border-t-0 first:pt-0">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1.5">
        <form
          className="grid min-w-0 basis-full grid-cols-[3fr_2fr] gap-2 sm:flex-1 sm:basis-0"
          onSubmit={(event) => {
            event.preventDefault();
            again();
          }}
        >
          <TextField
            label={foodMessages.row.food(food.name)}
            labelHidden
            value={name}
            onChange={(event) => setName(event.target.value)}
            onBlur={again}
            inputClassName="px-2.5"
          />
          <TextField
            label={foodMessages.row.measurement(food.name)}
            labelHidden
            selectsOnFocus
            value={measurement}
            onChange={(event) => setMeasurement(event.target.value)}
            onBlur={again}
            inputClassName="px-2.5"
          />
          <button type="submit" className="sr-only">
            {foodMessages.row.again(name)}
          </button>
        </form>
        <TakenAs food={food} />
        <span className="w-16 shrink-0 text-right">
          {pending ? (
            <Spinner />
          ) : (
            <>
              <span className="font-bold">
                {result?.estimatedCalories?.toLocaleString("en") ?? "–"}
              </span>
              <span className="block text-sm text-soft">kcal</span>
            </>
          )}
        </span>
        <Button
          look="quiet"
          size="icon"
          aria-label={foodMessages.row.leaveOut(food.name)}
          className="-mr-2 text-soft"
          onClick={onRemove}
        >
          <Trash2 size={18} aria-hidden="true" />
        </Button>
      </div>
      {!result && !pending && food.measurements && (
        <Readable measurements={food.measurements} onUse={use} />
      )}
      {result?.portionInfo && (
        <div className="mt-2 text-sm">
          <PortionNote portion={result.portionInfo} quiet={!isFarAbove(result)} onUse={use} />
        </div>
      )}
      <OtherFood {...{ food, own }} onChoose={choose} />
    </li>
  );
}

/** What the words were taken for and how sure that is, or that they weren't understood. */
function TakenAs({ food }: { food: SentenceFood }) {
  const { result, pending } = food;
  return (
    <div
      className={classNames(
        "min-w-0 flex-1 text-sm sm:order-last sm:basis-full",
        result ? "text-soft" : "text-amber",
      )}
    >
      {result && `${result.food.name} · ${wholeText(result.grams)} g`}
      {result && <Confidence of={result.confidence} />}
      {result?.note && <p className="font-semibold text-amber">{result.note}</p>}
      {!result && !pending && notUnderstood(food)}
    </div>
  );
}

function notUnderstood({ suggestion, measurements }: SentenceFood): string {
  const what = measurements ? foodMessages.unread.text : foodMessages.notUnderstood;
  return `${what} ${suggestion ?? ""}`;
}

interface OtherFoodProps extends Pick<SentenceRowProps, "food" | "own"> {
  onChoose: (name: string, foodId: string) => void;
}

/** Chooses the food in place: likely ones by a tap, any other by its name. */
function OtherFood({ food, own, onChoose }: OtherFoodProps) {
  const { opener, isOpen, open, close } = useOpener();
  const { result } = food;
  const isKnown = result !== null || isAmountUnread(food);
  const label = isKnown ? foodMessages.row.another(food.name) : foodMessages.row.choose(food.name);
  if (!isOpen) {
    return (
      <Button
        ref={opener}
        look={isKnown ? "quiet" : "outline"}
        className={classNames("mt-1 text-sm", isKnown && "-ml-2 px-2")}
        aria-label={label}
        onClick={open}
      >
        {isKnown ? foodMessages.another : foodMessages.chooseFood}
      </Button>
    );
  }
  return (
    <div className="mt-2">
      <FoodChoice
        {...{ label, own }}
        alternatives={result?.alternatives ?? []}
        onClose={close}
        onChosen={(chosen) => {
          onChoose(chosen.ingredient, chosen.food.id);
          close();
        }}
      />
    </div>
  );
}
