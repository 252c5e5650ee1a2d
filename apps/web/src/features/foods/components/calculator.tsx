import type { CalculationReply } from "@morsel/contract/foods";
import { draftOf, type EntryDraft } from "@morsel/domain/foods/entry-draft";
import type { OwnFood } from "@morsel/domain/foods/suggestions/suggestion";
import type { MealType } from "@morsel/domain/meals/meal-type";
import { type ReactNode, useEffect, useRef } from "react";
import { Card } from "../../../components/card.tsx";
import { askToSign } from "../../../lib/auth-prompt.ts";
import { focusNear } from "../../../lib/kept-focus.ts";
import { usePersonId } from "../../../lib/person.ts";
import { toast } from "../../../lib/toast.ts";
import { useCalculator } from "../calculator.state.ts";
import type { RecentAnalysis } from "../kept-recents.state.ts";
import { foodMessages } from "../messages.ts";
import { resultsOf, saidOf } from "../sentence.ts";
import { noteWanted } from "../visitor.ts";
import { CalculatorForm } from "./calculator-form.tsx";
import { Failure } from "./failure.tsx";
import { RecentList } from "./recent-list.tsx";
import { ResultCard } from "./result-card.tsx";
import { SentenceList } from "./sentence-list.tsx";

export interface CalculatorProps {
  /** The dashboard's variant, without extras. */
  compact?: boolean;
  /** The person's own foods, likeliest first, to be found while typing. */
  own: readonly OwnFood[];
  /** Logs the drafts together; supplied by the app. */
  onLog: (drafts: EntryDraft[]) => Promise<unknown>;
  /** Asks for confirmation of implausible amounts before they are logged. */
  isMeant: (drafts: EntryDraft[]) => Promise<boolean>;
  /** Puts the cursor into the food box at once. */
  startsTyping?: boolean;
  /** Above the form. */
  children?: ReactNode;
  /** Full mode only: cards between the form and the recent calculations, and beside them. */
  under?: ReactNode;
  beside?: ReactNode;
}

/** Enter a food and an amount, see its nutrients, log it. Both calculators use this. */
export function Calculator({
  compact = false,
  own,
  onLog,
  isMeant,
  startsTyping = false,
  ...places
}: CalculatorProps) {
  const signedIn = usePersonId() !== null;
  const foodBox = useRef<HTMLInputElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const calculator = useCalculator(compact ? "quick-calculator" : "calculator");
  const { shown, sentence, error } = calculator;

  useEffect(() => {
    if (!startsTyping) return undefined;
    // After the new view has focused its title.
    const frame = requestAnimationFrame(() => foodBox.current?.focus({ preventScroll: true }));
    return () => cancelAnimationFrame(frame);
  }, [startsTyping]);

  function show(recent: RecentAnalysis) {
    calculator.show(recent);
    place.current?.scrollIntoView({ block: "nearest" });
  }

  async function log(results: readonly CalculationReply[], mealType: MealType) {
    const drafts = results.map((one) => draftOf(one, mealType));
    if (!(await isMeant(drafts))) return;
    if (!signedIn) {
      noteWanted(drafts, Date.now());
      askToSign("up");
      return;
    }
    const name = results.length === 1 ? results[0]?.ingredient : null;
    const what = name ?? foodMessages.foods(results.length);
    try {
      // Makes room for the next food; what was logged stays in the recent list.
      calculator.finish();
      focusForNext(foodBox.current);
      await onLog(drafts);
    } catch {
      toast({ title: foodMessages.addFailed(what), tone: "error" });
    }
  }

  const form = (
    <Card
      title={compact ? foodMessages.titles.compact : foodMessages.titles.full}
      data-tour="calculator"
    >
      {places.children}
      <CalculatorForm
        {...{ compact, own, foodBox }}
        food={calculator.food}
        measurement={calculator.measurement}
        pending={calculator.pending}
        checksPortion={!calculator.isAnswered}
        onFood={calculator.setFood}
        onMeasurement={calculator.setMeasurement}
        onCalculate={calculator.ask}
        onSentence={calculator.read}
      />
      <p role="status" className="sr-only">
        {shown && foodMessages.found(shown.result)}
        {sentence && saidOf(sentence)}
      </p>
      <div ref={place}>
        {error && <Failure error={error} compact={compact} onUse={calculator.askWithMeasurement} />}
        {shown && (
          <ResultCard
            key={shown.id}
            {...{ compact, signedIn, shown }}
            onLog={(result, mealType) => void log([result], mealType)}
            onChange={calculator.change}
          />
        )}
        {sentence && (
          <SentenceList
            key={sentence.id}
            {...{ sentence, own, signedIn }}
            onChange={calculator.setSentence}
            onCalculate={(key, question) => void calculator.askAgain(key, question)}
            onLog={(mealType) => void log(resultsOf(sentence), mealType)}
          />
        )}
      </div>
      {compact && <RecentList compact onShow={show} />}
    </Card>
  );
  if (compact) return form;
  return (
    <div className="flex flex-col gap-4 lg:grid lg:grid-cols-2 lg:items-start lg:gap-5">
      <div className="flex flex-col gap-4 lg:gap-5">
        {form}
        <RecentList onShow={show} />
        {places.under}
      </div>
      <div className="flex flex-col gap-4 lg:gap-5">{places.beside}</div>
    </div>
  );
}

/** With a keyboard, the food box; on phones its card: the on-screen keyboard would come up for the box. */
function focusForNext(box: HTMLInputElement | null) {
  const card = box?.closest("section");
  if (!box || !card) return;
  // Not at the top, where the toast that offers Undo will stand.
  box.form?.scrollIntoView({ block: "center" });
  if (window.matchMedia("(pointer: fine)").matches) box.focus({ preventScroll: true });
  else focusNear([card]);
}
