import type { CalculationReply } from "@morsel/contract/foods";
import {
  checkPortion,
  judgePortion,
  type PortionCheck,
  portionNamed,
  portionText,
} from "@morsel/domain/foods/portions/portion-check";
import type { ReferencePortion } from "@morsel/domain/foods/portions/reference-portion";
import calculatorTables from "@morsel/food-data/calculator.json";
import { useEffect, useState } from "react";
import { askEngine, isEngineReady } from "./engine.state.ts";

/** ms after the last key */
const pause = 300;

const { portions } = calculatorTables;

/** The engine's answer; without a portion it doesn't know the food. */
interface Found {
  typed: string;
  portion: ReferencePortion | null | undefined;
}

/**
 * The portion of a food that none is named after: null if it has none, or as long as the engine
 * thinks. Undefined if the engine doesn't know the food, or isn't there: it isn't loaded for this.
 */
function useFoundPortion(typed: string): Found["portion"] {
  const [found, setFound] = useState<Found | null>(null);
  useEffect(() => {
    if (typed === "" || !isEngineReady()) return undefined;
    let stale = false;
    const timer = setTimeout(() => {
      void askEngine({ ask: "portion", typed }).then((answer) => {
        if (stale) return;
        const named = answer.of === "portion" && portions.find(({ name }) => name === answer.name);
        setFound({ typed, portion: named === false ? undefined : (named ?? null) });
      });
    }, pause);
    return () => {
      stale = true;
      clearTimeout(timer);
    };
  }, [typed]);
  if (found?.typed === typed) return found.portion;
  return isEngineReady() ? null : undefined;
}

/** Looks at an amount while it is typed; nothing is asked while one of the two is empty. */
export function usePortionCheck(food: string, measurement: string): PortionCheck | undefined {
  const isAsked = food !== "" && measurement !== "";
  const isNamed = isAsked && portionNamed(portions, food) !== undefined;
  const found = useFoundPortion(isAsked && !isNamed ? food : "");
  return isAsked ? checkPortion(portions, food, measurement, found) : undefined;
}

/** Whether a calculated amount is above the warning threshold of its food's portion. */
export function isFarAbove({ fdaServing, grams }: CalculationReply): boolean {
  const portion = portions.find((one) => portionText(one) === fdaServing);
  return portion !== undefined && judgePortion(portion, grams).isFarAbove;
}
