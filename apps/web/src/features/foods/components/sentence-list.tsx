import type { CalculationReply } from "@morsel/contract/foods";
import { nutrients, sumNutrition } from "@morsel/domain/foods/nutrients";
import { type MealType, mealTypeAtHour } from "@morsel/domain/meals/meal-type";
import { Trash2 } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { TextField } from "../../../components/field.tsx";
import { MealTypeChoice } from "../../../components/meal-type-choice.tsx";
import { Spinner } from "../../../components/spinner.tsx";
import { classNames } from "../../../lib/class-names.ts";
import { logTarget, useOtherDay } from "../../../lib/log-target.ts";
import type { FoodQuestion } from "../engine.state.ts";
import { foodMessages } from "../messages.ts";
import { energyOf, resultsOf, type Sentence, type SentenceFood, withoutFood } from "../sentence.ts";
import { Confidence } from "./confidence.tsx";
import { Readable } from "./readable.tsx";

interface SentenceListProps {
  sentence: Sentence;
  signedIn: boolean;
  onChange: (sentence: Sentence) => void;
  /** Recalculates one food of the list. */
  onCalculate: (key: number, question: FoodQuestion) => void;
  onLog: (mealType: MealType) => void;
}

/** The foods of one sentence: each can be corrected or removed, and all are logged together. */
export function SentenceList(props: SentenceListProps) {
  const { sentence, signedIn, onChange, onCalculate } = props;
  const [mealType, setMealType] = useState(
    () => sentence.mealType ?? logTarget()?.mealType ?? mealTypeAtHour(new Date().getHours()),
  );
  const day = useOtherDay();
  const results = resultsOf(sentence);
  const kcal = energyOf(results);
  const logButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    logButton.current?.focus({ preventScroll: true });
    logButton.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const unready = sentence.foods.some(({ pending }) => pending);

  return (
    <article className="mt-5 flex animate-rise flex-col gap-4 border-t border-line pt-5">
      <div className="flex flex-wrap items-end justify-between gap-x-4">
        <h3 className="text-lg">{foodMessages.foods(sentence.foods.length)}</h3>
        <p>
          <span className="text-display font-bold">{Math.round(kcal).toLocaleString("en")}</span>
          <span className="text-soft"> kcal</span>
        </p>
      </div>
      {results.length > 0 && <Together results={results} />}
      <ul>
        {sentence.foods.map((food) => (
          <Row
            key={food.key}
            food={food}
            onCalculate={(question) => onCalculate(food.key, question)}
            onRemove={() => onChange(withoutFood(sentence, food.key))}
          />
        ))}
      </ul>
      <div className="flex flex-col gap-3">
        <MealTypeChoice value={mealType} onChange={setMealType} />
        <Button
          ref={logButton}
          size="large"
          className="w-full scroll-mb-24"
          disabled={results.length === 0}
          busy={unready}
          onClick={() => props.onLog(mealType)}
        >
          {signedIn ? foodMessages.logAll(results.length, mealType, day) : foodMessages.signUpToLog}
        </Button>
      </div>
    </article>
  );
}

const macros = nutrients.filter(({ id }) => id === "protein" || id === "carbs" || id === "fat");

/** The macros of all foods, each with the share of the energy its sum covers. */
function Together({ results }: { results: readonly CalculationReply[] }) {
  const { total, coverage } = sumNutrition(results.map(({ nutrition }) => nutrition));
  return (
    <dl className="-mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm text-soft">
      {macros.map(({ id, name, unit }) => (
        <div key={id} className="flex gap-1.5">
          <dt>{name}</dt>
          <dd className="font-semibold text-ink">
            {total[id] === null ? foodMessages.unknown : `${total[id].toFixed(1)} ${unit}`}
            {total[id] !== null && coverage[id] < 0.995 && (
              <span className="font-normal text-soft"> {foodMessages.covers(coverage[id])}</span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

interface RowProps {
  food: SentenceFood;
  onCalculate: (question: FoodQuestion) => void;
  onRemove: () => void;
}

function Row({ food, onCalculate, onRemove }: RowProps) {
  const [name, setName] = useState(food.name);
  const [measurement, setMeasurement] = useState(food.measurement);
  const { result, pending } = food;

  function again() {
    const question = { ingredient: name.trim(), measurement: measurement.trim() };
    const same = question.ingredient === food.name && question.measurement === food.measurement;
    if (!same && question.ingredient !== "" && question.measurement !== "") onCalculate(question);
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
        <p
          className={classNames(
            "min-w-0 flex-1 text-sm sm:order-last sm:basis-full",
            result ? "text-soft" : "text-amber",
          )}
        >
          {result && `${result.food.name} · ${Math.round(result.grams)} g`}
          {result && <Confidence of={result.confidence} />}
          {!result && !pending && notUnderstood(food)}
        </p>
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
        <Readable
          measurements={food.measurements}
          onUse={(to) => {
            setMeasurement(to);
            onCalculate({ ingredient: food.name, measurement: to });
          }}
        />
      )}
      {result && result.alternatives.length > 0 && <Other food={food} onCalculate={onCalculate} />}
    </li>
  );
}

function notUnderstood({ suggestion, measurements }: SentenceFood): string {
  const what = measurements ? foodMessages.unread.text : foodMessages.notUnderstood;
  return `${what} ${suggestion ?? ""}`;
}

/** Picks another food for the same words; a native select, which phones display well. */
function Other({ food, onCalculate }: Pick<RowProps, "food" | "onCalculate">) {
  const { result } = food;
  if (!result) return null;
  return (
    <select
      aria-label={foodMessages.row.another(food.name)}
      value=""
      onChange={(event) =>
        onCalculate({
          ingredient: food.name,
          measurement: food.measurement,
          foodId: event.target.value,
        })
      }
      className="mt-1 min-h-11 max-w-full rounded-control bg-transparent text-sm font-semibold text-primary hover:bg-primary-soft"
    >
      <option value="" disabled>
        {foodMessages.another}
      </option>
      {result.alternatives.map(({ id, name, calories }) => (
        <option key={id} value={id} className="text-ink">
          {foodMessages.otherFood(name, calories)}
        </option>
      ))}
    </select>
  );
}
