import type { CalculationReply } from "@morsel/contract/foods";
import { longestFoodText } from "@morsel/domain/foods/limits";
import type { OwnFood } from "@morsel/domain/foods/suggestions/suggestion";
import { useEffect, useRef, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { foodMessages } from "../messages.ts";
import { calculate, NotCalculated } from "../mutations.ts";
import { Alternatives } from "./alternatives.tsx";
import { Failure } from "./failure.tsx";
import { FoodBox } from "./food-box.tsx";

interface FoodChoiceProps {
  label: string;
  own: readonly OwnFood[];
  /** Foods that may be meant, to be chosen by a tap. */
  alternatives: CalculationReply["alternatives"];
  onChosen: (food: CalculationReply) => void;
  onClose: () => void;
}

/** Chooses one food in place: among likely ones, or by searching. */
export function FoodChoice({ label, own, alternatives, onChosen, onClose }: FoodChoiceProps) {
  const [text, setText] = useState("");
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => box.current?.focus({ preventScroll: true }), []);

  async function choose(ingredient: string, foodId?: string) {
    if (ingredient.trim() === "") return;
    setPending(true);
    setError(null);
    try {
      // All that follows is computed from 100 g.
      const question = { ingredient: ingredient.trim(), measurement: "100 g" };
      onChosen(await calculate(foodId === undefined ? question : { ...question, foodId }));
    } catch (failure) {
      setError(failure instanceof Error ? failure : new NotCalculated());
      setPending(false);
    }
  }

  return (
    <div
      className="flex flex-col gap-3 rounded-control bg-sunken p-3"
      onKeyDown={(event) => {
        if (event.key === "Escape" && !event.defaultPrevented) onClose();
      }}
    >
      {alternatives.length > 0 && (
        <Alternatives
          foods={alternatives}
          onChoose={(id) => void choose(alternatives.find((one) => one.id === id)?.name ?? "", id)}
        />
      )}
      <div className="flex flex-wrap items-end gap-2">
        <div className="min-w-[min(100%,16rem)] flex-1">
          <FoodBox
            {...{ label, own }}
            ref={box}
            value={text}
            longest={longestFoodText}
            onChange={setText}
            onEnter={() => void choose(text)}
            onTaken={({ id, name }) => void choose(name, id)}
          />
        </div>
        <Button
          className="min-h-12"
          busy={pending}
          disabled={text.trim() === ""}
          onClick={() => void choose(text)}
        >
          {foodMessages.choice.take}
        </Button>
      </div>
      {error && <Failure error={error} compact onUse={() => undefined} />}
      <Button look="quiet" className="-ml-2 self-start px-2" onClick={onClose}>
        {foodMessages.choice.cancel}
      </Button>
    </div>
  );
}
