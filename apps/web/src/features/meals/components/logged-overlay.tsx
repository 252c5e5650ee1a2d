import { wholeText } from "@morsel/domain/english";
import { type MealType, mealTypes } from "@morsel/domain/meals/meal-type";
import { Check } from "lucide-react";
import { useEffect, useRef } from "react";
import { type Macro, MacroMark, macros } from "../../../components/macro-bar.tsx";
import type { LoggedMeal } from "../../../lib/events.ts";
import { mealMessages } from "../messages.ts";
import { gramsText } from "./amounts.ts";

/** ms */
const shownFor = 3_000;
const macroNames = Object.keys(macros) as Macro[];

function isMealType(text: string): text is MealType {
  return (mealTypes as readonly string[]).includes(text);
}

interface LoggedOverlayProps {
  /** The last logged meal; null once it has been shown. */
  meal: LoggedMeal | null;
  onClose: () => void;
}

/** Shows each logged meal full-screen, for three seconds or until a tap or Escape. */
export function LoggedOverlay({ meal, onClose }: LoggedOverlayProps) {
  if (meal === null) return null;
  return <Overlay key={meal.id} meal={meal} onClose={onClose} />;
}

function Overlay({ meal, onClose }: { meal: LoggedMeal; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    // A native modal traps the focus, closes on Escape and restores the focus.
    if (!shown?.open) shown?.showModal();
    const timer = setTimeout(() => shown?.close(), shownFor);
    return () => clearTimeout(timer);
  }, []);

  return (
    // A tap anywhere closes it; keyboard users have Escape and the focused button.
    <dialog
      ref={dialog}
      onClose={onClose}
      onClick={() => dialog.current?.close()}
      aria-labelledby="logged-title"
      aria-describedby="logged-details"
      className="m-0 h-dvh max-h-none w-screen max-w-none animate-appear bg-paper p-6 text-ink backdrop:bg-transparent"
    >
      <div className="flex h-full animate-rise flex-col items-center justify-center gap-5 text-center">
        <span className="grid size-20 place-items-center rounded-full bg-primary text-on-primary">
          <Check size={44} strokeWidth={3} aria-hidden="true" />
        </span>
        <h2 id="logged-title" className="text-lg">
          {mealMessages.overlay.title}
        </h2>
        <div id="logged-details" className="flex flex-col items-center gap-5">
          <p className="max-w-[24ch] text-lg font-semibold first-letter:uppercase">{meal.name}</p>
          <p>
            <span className="text-display font-bold">{wholeText(meal.calories)}</span>{" "}
            <span className="text-soft">kcal</span>
          </p>
          <dl className="flex gap-6">
            {macroNames.map((macro) => (
              <div key={macro} className="flex flex-col items-center gap-1">
                <dt className="flex items-center gap-1.5 text-sm text-soft">
                  <MacroMark macro={macro} />
                  {macros[macro].name}
                </dt>
                <dd className="font-semibold">{gramsText(meal[macro])}</dd>
              </div>
            ))}
          </dl>
          <p className="rounded-full bg-primary-soft px-4 py-1.5 font-semibold text-primary">
            {isMealType(meal.mealType) && mealMessages.overlay.badge(meal.mealType)}
          </p>
        </div>
        <button
          type="button"
          className="min-h-11 rounded-control px-4 text-sm font-semibold text-soft hover:text-ink"
        >
          {mealMessages.overlay.close}
        </button>
      </div>
    </dialog>
  );
}
