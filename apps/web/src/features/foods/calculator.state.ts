import type { CalculationReply } from "@morsel/contract/foods";
import { usualPortion } from "@morsel/domain/foods/usual-portion";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useDraft } from "../../lib/drafts.ts";
import { newId } from "../../lib/id.ts";
import type { FoodQuestion } from "./engine.state.ts";
import type { RecentAnalysis } from "./kept-recents.state.ts";
import { forgetLeft, leftIn, useLeft } from "./left-calculator.state.ts";
import { calculate, NotCalculated, readFoods } from "./mutations.ts";
import { addRecent } from "./recents.state.ts";
import {
  isCounting,
  namesSeveral,
  recentSentence,
  type Sentence,
  sentenceFrom,
  sentenceOf,
  withFood,
} from "./sentence.ts";

/** Don't wait for a network: offline, this browser's engine answers. */
const always = { networkMode: "always", retry: false } as const;

/** A calculation on the screen. */
export interface ShownResult {
  /** Stays the same while food and amount are changed in place. */
  id: string;
  result: CalculationReply;
  /** What the boxes held; a doubtful portion stays in them until it is logged. */
  typed?: Typed;
  /** The amount was assumed, so it comes first to be changed. */
  isAmountAssumed: boolean;
  /** Another amount or food is being calculated. */
  pending: boolean;
  /** Why the last change failed; the result is still that before it. */
  error: Error | null;
  /** It was here before another view was opened, so nothing is focused or scrolled to. */
  isBack?: boolean;
}

/** What is in the two boxes. */
interface Typed {
  food: string;
  measurement: string;
}

/** A change of the shown result that is being calculated. */
interface UnderWay {
  question: FoodQuestion;
  answer: Promise<CalculationReply | null>;
}

/** Another food or amount for the calculation on the screen. */
export interface ResultChange {
  foodId?: string;
  measurement?: string;
}

/** Puts a sentence, as it is now, at the front of the recent calculations. */
const keep = (sentence: Sentence) =>
  addRecent({ id: sentence.id, at: Date.now(), sentence: recentSentence(sentence) });

/** Calculates, and returns what came of it: a result, or why there is none. */
async function outcomeOf(
  question: FoodQuestion,
): Promise<[CalculationReply, null] | [null, Error]> {
  try {
    return [await calculate(question), null];
  } catch (failure) {
    return [null, failure instanceof Error ? failure : new NotCalculated()];
  }
}

const isSame = (one: FoodQuestion, other: FoodQuestion): boolean =>
  one.ingredient === other.ingredient &&
  one.measurement === other.measurement &&
  one.foodId === other.foodId;

/** Whether a text is still about the same food: a list that has it, too, isn't. */
const isCorrection = (text: string, food: string): boolean =>
  namesSeveral(text) === namesSeveral(food) &&
  (text.includes(food) || (text.trim() !== "" && food.includes(text.trim())));

/** A calculator's state: its two boxes, the running request and the result. */
export function useCalculator(name: string) {
  const [before] = useState(() => leftIn(name));
  const [food, setFood] = useDraft(`${name}.food`, before?.food ?? "");
  const [measurement, setMeasurement] = useDraft(`${name}.measurement`, before?.measurement ?? "");
  const [shown, setShown] = useState(before?.shown ?? null);
  const [sentence, setSentence] = useState(before?.sentence ?? null);
  useLeft(name, { food, measurement, shown, sentence });
  useEffect(() => {
    // What is opened again later is the list as it was corrected.
    if (sentence?.isCorrected && sentence.foods.length > 0 && !isCounting(sentence)) keep(sentence);
  }, [sentence]);
  /** The change that is being calculated: the next one is made on top of it, and overtakes it. */
  const underWay = useRef<UnderWay | null>(null);
  /** What was asked last of each food of the sentence: an earlier question's answer comes too late. */
  const asked = useRef(new Map<number, FoodQuestion>());

  /** Whether the boxes hold what the result on the screen tells of, as they do with a doubtful portion. */
  const isAnswered =
    shown?.typed?.food === food.trim() && shown.typed.measurement === measurement.trim();

  /** Empties the boxes of what was answered; what has been typed since then stays. */
  function emptyBoxes(answered: Typed) {
    setFood((now) => (now.trim() === answered.food ? "" : now));
    setMeasurement((now) => (now.trim() === answered.measurement ? "" : now));
  }

  /** Another food is typed over one with a doubtful portion: what was kept of it isn't meant here. */
  function typeFood(text: string) {
    setFood(text);
    if (!shown?.typed || !shown.result.portionInfo) return;
    const { typed, ...rest } = shown;
    if (measurement.trim() !== typed.measurement || isCorrection(text, typed.food)) return;
    setMeasurement("");
    // The same amount, typed for the other food, is.
    setShown(rest);
  }

  function found(result: CalculationReply, typed: Typed, isAmountAssumed = false) {
    const id = newId();
    addRecent({ id, at: Date.now(), result });
    setShown({ id, result, typed, isAmountAssumed, pending: false, error: null });
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
        const read = sentenceOf({ id: newId(), text: text.trim() }, parsed);
        keep(read);
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

  /** Takes in what is typed; what was wrong with the text of before no longer is. */
  const typing = (set: (text: string) => void) => (text: string) => {
    set(text);
    if (calculation.isError) calculation.reset();
    if (reading.isError) reading.reset();
  };

  function clear() {
    underWay.current = null;
    asked.current.clear();
    setShown(null);
    setSentence(null);
    calculation.reset();
    reading.reset();
  }

  /** Makes room for the next food, once this one is logged. */
  function finish() {
    if (shown) {
      const { ingredient, measurement: amount } = shown.result;
      emptyBoxes(shown.typed ?? { food: ingredient, measurement: amount });
    }
    clear();
    // It may have been waited for in another view.
    forgetLeft(name);
  }

  /** Changes the shown result in place; returns it, or null if it failed or was overtaken. */
  function change(to: ResultChange): Promise<CalculationReply | null> {
    if (!shown) return Promise.resolve(null);
    const { ingredient, measurement: amount, food: chosen } = shown.result;
    const last = underWay.current?.question ?? {
      ingredient,
      measurement: amount,
      foodId: chosen.id,
    };
    const question = { ...last, ...to };
    if (!isSame(question, last)) return changeTo(question, shown);
    if (underWay.current) return underWay.current.answer;
    setShown({ ...shown, error: null });
    return Promise.resolve(shown.result);
  }

  function changeTo(question: FoodQuestion, from: ShownResult): Promise<CalculationReply | null> {
    const mine: UnderWay = { question, answer: calculateChange() };
    underWay.current = mine;
    setShown({ ...from, pending: true, error: null });
    return mine.answer;

    async function calculateChange() {
      const [changed, error] = await outcomeOf(question);
      if (mine !== underWay.current) return null;
      underWay.current = null;
      setShown({ ...from, result: changed ?? from.result, pending: false, error });
      if (!changed) return null;
      addRecent({ id: from.id, at: Date.now(), result: changed });
      const { ingredient, measurement: amount } = from.result;
      if (!changed.portionInfo) emptyBoxes({ food: ingredient, measurement: amount });
      return changed;
    }
  }

  /** Recalculates one food of the sentence. */
  async function askAgain(key: number, question: FoodQuestion) {
    const changeFood = (to: Parameters<typeof withFood>[2]) => {
      if (asked.current.get(key) === question)
        setSentence((now) => now && withFood(now, key, { ...to, pending: false }));
    };
    asked.current.set(key, question);
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
    setFood: typing(typeFood),
    measurement,
    setMeasurement: typing(setMeasurement),
    isAnswered,
    shown,
    sentence,
    setSentence,
    pending: calculation.isPending || reading.isPending,
    error: calculation.error ?? reading.error,
    finish,
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
      if ("sentence" in earlier) setSentence(sentenceFrom(earlier.id, earlier.sentence));
      else {
        const { id, result } = earlier;
        setShown({ id, result, isAmountAssumed: false, pending: false, error: null });
      }
    },
  };
}
