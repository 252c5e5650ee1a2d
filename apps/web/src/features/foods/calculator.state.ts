import type { CalculationReply } from "@morsel/contract/foods";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { newId } from "../../lib/id.ts";
import type { FoodQuestion } from "./engine.state.ts";
import { calculate, NotCalculated, readFoods } from "./mutations.ts";
import { addRecent } from "./recents.state.ts";
import { type Sentence, sentenceOf, withFood } from "./sentence.ts";

/** Don't wait for a network: offline, this browser's engine answers. */
const always = { networkMode: "always", retry: false } as const;

const keep = (result: CalculationReply) => addRecent({ id: newId(), at: Date.now(), result });

/** A calculator's state: its two boxes, the running request and the result. */
export function useCalculator() {
  const [food, setFood] = useState("");
  const [measurement, setMeasurement] = useState("");
  const [result, setResult] = useState<CalculationReply | null>(null);
  const [sentence, setSentence] = useState<Sentence | null>(null);

  function found(calculated: CalculationReply) {
    keep(calculated);
    setResult(calculated);
    // Keep a doubtful portion in the boxes, to be corrected.
    if (calculated.portionInfo) return;
    setFood("");
    setMeasurement("");
  }

  const calculation = useMutation({ ...always, mutationFn: calculate, onSuccess: found });
  const reading = useMutation({
    ...always,
    mutationFn: readFoods,
    onSuccess(parsed) {
      const [only, second] = parsed.items;
      if (!only) throw new NotCalculated();
      if (second) {
        setSentence(sentenceOf(parsed));
        setFood("");
      } else if (only.calculation) found(only.calculation);
      else {
        const { name: ingredient, suggestion, measurements } = only;
        throw new NotCalculated({
          ingredient,
          suggestion,
          measurements,
          unread: measurements !== undefined,
        });
      }
    },
  });

  function clear() {
    setResult(null);
    setSentence(null);
    calculation.reset();
    reading.reset();
  }

  /** Recalculates one food of the sentence. */
  async function askAgain(key: number, question: FoodQuestion) {
    const change = (to: Parameters<typeof withFood>[2]) =>
      setSentence((now) => now && withFood(now, key, { ...to, pending: false }));
    setSentence((now) => now && withFood(now, key, { pending: true }));
    const { ingredient: name } = question;
    try {
      const calculated = await calculate(question);
      change({ name, measurement: question.measurement, result: calculated });
    } catch (failure) {
      const { suggestion, measurements } = failure instanceof NotCalculated ? failure : {};
      const { measurement: asked } = question;
      change({ name, measurement: asked, result: null, suggestion, measurements });
    }
  }

  return {
    food,
    setFood,
    measurement,
    setMeasurement,
    result,
    sentence,
    setSentence,
    pending: calculation.isPending || reading.isPending,
    error: calculation.error ?? reading.error,
    clear,
    askAgain,
    ask(question: FoodQuestion) {
      clear();
      calculation.mutate(question);
    },
    /** Recalculates the same food with a measurement that can be read. */
    askWithMeasurement(to: string) {
      const said = reading.error instanceof NotCalculated ? reading.error.ingredient : undefined;
      const ingredient = said ?? calculation.variables?.ingredient ?? food.trim();
      clear();
      setFood(ingredient);
      setMeasurement(to);
      calculation.mutate({ ingredient, measurement: to });
    },
    read(text: string) {
      clear();
      reading.mutate(text);
    },
    /** Shows an earlier result again. */
    show(earlier: CalculationReply) {
      clear();
      setResult(earlier);
    },
  };
}
