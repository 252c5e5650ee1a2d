import type { CalculationReply } from "@morsel/contract/foods";
import type { KeptPlate } from "@morsel/contract/photos";
import { Plus, Trash2 } from "lucide-react";
import type { ComponentType, ReactNode } from "react";
import { Button } from "../../../components/button.tsx";
import { Card } from "../../../components/card.tsx";
import { classNames } from "../../../lib/class-names.ts";
import { useOpener } from "../../../lib/opener.ts";
import { analyzerMessages } from "../analyzer.messages.ts";
import { change } from "../analyzer.state.ts";
import {
  foodFigures,
  type PlateFood,
  withFood,
  withGrams,
  withOtherFood,
  without,
} from "../plate.ts";
import { PortionField } from "./portion-field.tsx";

const texts = analyzerMessages.foods;
const asked = analyzerMessages.unmatched;

/** Chooses a food in place; from the room that knows foods. */
export type ChooseFood = ComponentType<{
  label: string;
  alternatives: PlateFood["alternatives"];
  onChosen: (food: CalculationReply) => void;
  onClose: () => void;
}>;

interface FoodListProps {
  plate: KeptPlate;
  ChooseFood: ChooseFood;
}

/** The foods on a plate, each to be corrected, and those that are to be asked. */
export function FoodList({ plate, ChooseFood }: FoodListProps) {
  return (
    <>
      {plate.unmatched.length > 0 && (
        <Card title={asked.title} className="border-amber">
          <p className="mb-2 text-sm text-soft">{asked.text}</p>
          <ul>
            {plate.unmatched.map((one) => (
              <Unmatched key={one.key} {...{ one, ChooseFood }} />
            ))}
          </ul>
        </Card>
      )}
      <Card title={texts.title}>
        <ul>
          {plate.foods.map((food) => (
            <FoodRow key={food.key} {...{ food, ChooseFood }} />
          ))}
        </ul>
        <div className="border-t border-line pt-3">
          <Choice
            ChooseFood={ChooseFood}
            label={texts.add}
            onChosen={(chosen) => change((now) => withFood(now, chosen))}
          >
            <Plus size={18} aria-hidden="true" />
            {texts.add}
          </Choice>
        </div>
      </Card>
    </>
  );
}

interface ChoiceProps {
  ChooseFood: ChooseFood;
  label: string;
  alternatives?: PlateFood["alternatives"];
  onChosen: (food: CalculationReply) => void;
  look?: "quiet" | "outline";
  /** The button's words. */
  children: ReactNode;
  /** Beside the button. */
  beside?: ReactNode;
}

/** A button that makes room for choosing a food; afterwards it has the focus again. */
function Choice({
  ChooseFood,
  label,
  alternatives = [],
  onChosen,
  look = "quiet",
  children,
  beside,
}: ChoiceProps) {
  const { opener, isOpen, open, close } = useOpener();
  if (isOpen)
    return (
      <ChooseFood
        {...{ label, alternatives }}
        onClose={close}
        onChosen={(food) => {
          onChosen(food);
          close();
        }}
      />
    );
  return (
    <div className={classNames("flex flex-wrap items-center gap-2", look === "quiet" && "-mx-2")}>
      <Button
        ref={opener}
        look={look}
        className={look === "quiet" ? "px-2 text-sm" : ""}
        aria-label={label}
        onClick={open}
      >
        {children}
      </Button>
      {beside}
    </div>
  );
}

interface FoodRowProps {
  food: PlateFood;
  ChooseFood: ChooseFood;
}

function FoodRow({ food, ChooseFood }: FoodRowProps) {
  const { key, name, confidence, alternatives } = food;
  const { nutrition, caloriesRange: range } = foodFigures(food);
  const { calories } = nutrition;
  const { likely, noEnergy, kcal } = analyzerMessages.summary;
  const facts = [texts.takenAs(food.food.name), likely({ range })];
  return (
    <li className="flex flex-col gap-2.5 border-t border-line py-3.5 first:border-t-0 first:pt-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h3 className="text-base first-letter:uppercase">{name}</h3>
        <p className="ml-auto text-right">
          <span className="text-lg font-bold">
            {calories === null ? noEnergy : Math.round(calories).toLocaleString("en")}
          </span>
          {calories !== null && <span className="text-sm text-soft"> {kcal}</span>}
        </p>
        <p className="basis-full text-sm text-soft">
          <span className="font-semibold text-ink">
            {confidence === null ? texts.chosen : texts.sure(confidence)}
          </span>
          {facts.map((fact) => fact && ` · ${fact}`)}
        </p>
      </div>
      <PortionField food={food} onChange={(grams) => change((now) => withGrams(now, key, grams))} />
      <Choice
        {...{ ChooseFood, alternatives }}
        label={texts.otherFor(name)}
        onChosen={(chosen) => change((now) => withOtherFood(now, key, chosen))}
        beside={
          <Button
            look="quiet"
            size="icon"
            className="ml-auto text-soft"
            aria-label={texts.remove(name)}
            onClick={() => change((now) => without(now, key))}
          >
            <Trash2 size={18} aria-hidden="true" />
          </Button>
        }
      >
        {texts.other}
      </Choice>
    </li>
  );
}

interface UnmatchedProps {
  one: KeptPlate["unmatched"][number];
  ChooseFood: ChooseFood;
}

/** A name that none of our foods has: which is it? */
function Unmatched({ one, ChooseFood }: UnmatchedProps) {
  const { key, name, grams } = one;
  return (
    <li className="flex flex-col gap-2 border-t border-line py-3 first:border-t-0">
      <p className="font-semibold first-letter:uppercase">{asked.name(name, grams)}</p>
      <Choice
        ChooseFood={ChooseFood}
        look="outline"
        label={asked.chooseFor(name)}
        onChosen={(chosen) => change((now) => withFood(now, chosen, key))}
        beside={
          <Button
            look="quiet"
            aria-label={asked.leaveOutNamed(name)}
            onClick={() => change((now) => without(now, key))}
          >
            {asked.leaveOut}
          </Button>
        }
      >
        {asked.choose}
      </Choice>
    </li>
  );
}
