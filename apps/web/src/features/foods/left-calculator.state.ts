import { useEffect } from "react";
import { personId, usePersonId } from "../../lib/person.ts";
import type { ShownResult } from "./calculator.state.ts";
import type { Sentence } from "./sentence.ts";

/** What is in a calculator: its two boxes, and what it shows. */
export interface CalculatorContent {
  food: string;
  measurement: string;
  shown: ShownResult | null;
  sentence: Sentence | null;
}

/** By the calculator's name: whose it is and what was in it last, as long as the page is open. */
const left = new Map<string, { person: string | null; content: CalculatorContent }>();

/** What was in a calculator when another view was opened; nothing is being calculated any more. */
export function leftIn(name: string): CalculatorContent | null {
  const last = left.get(name);
  if (last?.person !== personId()) return null;
  const { shown, sentence, ...boxes } = last.content;
  return {
    ...boxes,
    shown: shown && { ...shown, pending: false, isBack: true },
    sentence: sentence && {
      ...sentence,
      isBack: true,
      isCorrected: false,
      foods: sentence.foods.map((food) => ({ ...food, pending: false })),
    },
  };
}

/** Once it is logged. */
export const forgetLeft = (name: string): boolean => left.delete(name);

/** Keeps what is in a calculator for when its view is opened again. */
export function useLeft(name: string, content: CalculatorContent): void {
  const person = usePersonId();
  const { food, measurement, shown, sentence } = content;
  useEffect(() => {
    left.set(name, { person, content: { food, measurement, shown, sentence } });
  }, [name, person, food, measurement, shown, sentence]);
}
