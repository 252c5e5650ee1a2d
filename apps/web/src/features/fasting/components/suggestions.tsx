import { inWords } from "@morsel/domain/fasting/duration";
import type { SuggestedFast } from "@morsel/domain/fasting/suggestion";
import { Utensils } from "lucide-react";
import { Button } from "../../../components/button.tsx";
import { momentText, timeOf } from "../clock.state.ts";
import { fastingScreenMessages } from "../screen.messages.ts";

const texts = fastingScreenMessages.suggestion;

interface SuggestionProps {
  fast: SuggestedFast;
  onAdd: () => void;
  onDismiss: () => void;
}

/** A fast found in the diary, to add with one click. */
export function Suggestion({ fast, onAdd, onDismiss }: SuggestionProps) {
  return (
    <section
      aria-label={texts.title}
      className="flex flex-col gap-3 rounded-card border border-line bg-card p-4 shadow-card sm:p-5"
    >
      <div className="flex gap-3">
        <span
          aria-hidden="true"
          className="grid size-10 shrink-0 place-items-center rounded-full bg-carbs-soft text-carbs"
        >
          <Utensils size={18} />
        </span>
        <div>
          <p className="font-semibold">{texts.question}</p>
          <p className="text-sm text-soft">
            {texts.nothingFrom(
              momentText(fast.startTime),
              momentText(fast.endTime),
              inWords(fast.endTime - fast.startTime),
            )}
          </p>
        </div>
      </div>
      <div className="flex flex-wrap gap-3">
        <Button look="secondary" onClick={onAdd} className="flex-1">
          {texts.add}
        </Button>
        <Button look="quiet" onClick={onDismiss} className="flex-1">
          {texts.leave}
        </Button>
      </div>
    </section>
  );
}

/** Starts a fast from the last meal in the diary. */
export function StartFromMeal({ at, onStart }: { at: number; onStart: () => void }) {
  return (
    <Button look="outline" onClick={onStart}>
      <Utensils size={16} aria-hidden="true" />
      {fastingScreenMessages.ways.fromMeal(timeOf(at))}
    </Button>
  );
}
