import type { CalculationReply } from "@morsel/contract/foods";
import { usualPortion } from "@morsel/domain/foods/usual-portion";
import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useDraft } from "../../lib/drafts.ts";
import { newId } from "../../lib/id.ts";
import type { FoodQuestion } from "./engine.state.ts";
import type { RecentAnalysis } from "./kept-recents.state.ts";
import { calculate, NotCalculated, readFoods } from "./mutations.ts";
import { addRecent } from "./recents.state.ts";
import { recentSentence, type Sentence, sentenceFrom, sentenceOf, withFood } from "./sentence.ts";

/** Don't wait for a network: offline, this browser's engine answers. */
const always = { networkMode: "always", retry: false } as const;

/** A calculation on the screen. */
export interface ShownResult {
  /** Stays the same while food and amount are changed in place. */
  id: string;
  result: CalculationReply;
  /** The amount was assumed, so it comes first to be changed. */
  isAmountAssumed: boolean;
  /** Another amount or food is being calculated. */
  pending: boolean;
  /** Why the last change failed; the result is still that before it. */
  error: Error | null;
}

/** Another food or amount for the calculation on the screen. */
export interface ResultChange {
  foodId?: string;
  measurement?: string;
}

/** A calculator's state: its two boxes, the running request and the result. */
export function useCalculator(name: string) {
  const [food, setFood] = useDraft(`${name}.food`, "");
  const [measurement, setMeasurement] = useDraft(`${name}.measurement`, "");
  const [shown, setShown] = useState<ShownResult | null>(null);
  const [sentence, setSentence] = useState<Sentence | null>(null);
  /** Of several changes in a row, only the last one's answer counts. */
  const lastChange = useRef(0);

  /** Empties the boxes of what was answered; what has been typed since then stays. */
  function emptyBoxes(answered: { food: string; measurement: string }) {
    setFood((now) => (now.trim() === answered.food ? "" : now));
    setMeasurement((now) => (now.trim() === answered.measurement ? "" : now));
  }

  function found(
    result: CalculationReply,
    typed: { food: string; measurement: string },
    isAmountAssumed = false,
  ) {
    const id = newId();
    addRecent({ id, at: Date.now(), result });
    setShown({ id, result, isAmountAssumed, pending: false, error: null });
    // Keep a doubtful portion in the boxes, to be corrected.
    if (!result.portionInfo) emptyBoxes(typed);
  }

  const calculation = useMutation({
    ...always,
    mutationFn: calculate,
    onSuccess: (result, question) =>
      found(
        result,
        { food: question.ingredient, measurement: question.measurement },
        question.measurement === usualPortion || question.foodId !== undefined,
      ),
  });
  const reading = useMutation({
    ...always,
    mutationFn: readFoods,
    onSuccess(parsed, text) {
      const [only, second] = parsed.items;
      if (!only) throw new NotCalculated();
      if (second) {
        const read = sentenceOf(parsed);
        addRecent({ id: newId(), at: Date.now(), sentence: recentSentence(text, read) });
        setSentence(read);
        emptyBoxes({ food: text.trim(), measurement: "" });
      } else if (only.calculation) {
        found(only.calculation, { food: text.trim(), measurement: "" });
      } else {
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
    lastChange.current += 1;
    setShown(null);
    setSentence(null);
    calculation.reset();
    reading.reset();
  }

  /** Changes the shown result in place; returns it, or null if it failed or was overtaken. */
  async function change(to: ResultChange): Promise<CalculationReply | null> {
    if (!shown) return null;
    const { id, result } = shown;
    const { ingredient, measurement: before, food: chosen } = result;
    lastChange.current += 1;
    const mine = lastChange.current;
    setShown({ ...shown, pending: true, error: null });
    try {
      const question = { ingredient, measurement: before, foodId: chosen.id, ...to };
      const changed = await calculate(question);
      if (mine !== lastChange.current) return null;
      addRecent({ id, at: Date.now(), result: changed });
      setShown({ ...shown, result: changed, pending: false, error: null });
      if (!changed.portionInfo) emptyBoxes({ food: ingredient, measurement: before });
      return changed;
    } catch (failure) {
      const error = failure instanceof Error ? failure : new NotCalculated();
      if (mine === lastChange.current) setShown({ ...shown, pending: false, error });
      return null;
    }
  }

  /** Recalculates one food of the sentence. */
  async function askAgain(key: number, question: FoodQuestion) {
    const changeFood = (to: Parameters<typeof withFood>[2]) =>
      setSentence((now) => now && withFood(now, key, { ...to, pending: false }));
    setSentence((now) => now && withFood(now, key, { pending: true }));
    const { ingredient: name } = question;
    try {
      const calculated = await calculate(question);
      changeFood({ name, measurement: question.measurement, result: calculated });
    } catch (failure) {
      const { suggestion, measurements } = failure instanceof NotCalculated ? failure : {};
      const { measurement: requested } = question;
      changeFood({ name, measurement: requested, result: null, suggestion, measurements });
    }
  }

  return {
    food,
    setFood,
    measurement,
    setMeasurement,
    shown,
    sentence,
    setSentence,
    pending: calculation.isPending || reading.isPending,
    error: calculation.error ?? reading.error,
    clear,
    change,
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
    show(earlier: RecentAnalysis) {
      clear();
      if ("sentence" in earlier) setSentence(sentenceFrom(earlier.sentence));
      else {
        const { id, result } = earlier;
        setShown({ id, result, isAmountAssumed: false, pending: false, error: null });
      }
    },
  };
}
