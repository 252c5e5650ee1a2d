import { onDay } from "@morsel/domain/day-words";
import { wholeText } from "@morsel/domain/english";
import type { MealType } from "@morsel/domain/meals/meal-type";
import { Check } from "lucide-react";
import { Suspense, useEffect, useRef } from "react";
import { later } from "../../../components/later.tsx";
import { type Macro, MacroMark, macros } from "../../../components/macro-bar.tsx";
import { classNames } from "../../../lib/class-names.ts";
import { useToday } from "../../../lib/today.ts";
import { sumKcal, sumMacros } from "../entry.ts";
import { closeLogged, type Logged, undoLogged, useShownLogged } from "../logged.state.ts";
import { mended, useRefusedMeal } from "../mending.state.ts";
import { mealMessages } from "../messages.ts";
import { gramsText } from "./amounts.ts";

const EditDialog = later(() => import("./edit-dialog.tsx"), "dialog");

/** ms */
const shownFor = 3_000;
const maxNames = 3;
const macroNames = Object.keys(macros) as Macro[];
const texts = mealMessages.overlay;
/** Between its parts: less where the text is large for the window. */
const gap = "gap-[min(1.25rem,2vh)]";

/**
 * Shows what was logged full-screen for three seconds. It takes no press and no key: they reach
 * what is below, and close it. Also corrects what the server has refused.
 */
export function LoggedOverlay() {
  const logged = useShownLogged();
  const refused = useRefusedMeal();
  return (
    <>
      <p aria-live="polite" className="sr-only">
        {logged && (
          <>
            <span>{logged.title}</span> <span>{wholeText(sumKcal(logged.meals))} kcal</span>{" "}
            <span>{mealMessages.undo}</span>
          </>
        )}
      </p>
      {logged && <Overlay logged={logged} />}
      {refused && (
        <Suspense>
          <EditDialog key={refused.id} meal={refused} refused onClose={mended} />
        </Suspense>
      )}
    </>
  );
}

function Overlay({ logged }: { logged: Logged }) {
  const { meals } = logged;
  const today = useToday();
  const undo = useRef<HTMLButtonElement>(null);
  const sums = sumMacros(meals);

  useEffect(() => {
    const timer = setTimeout(closeLogged, shownFor);
    const close = (event: Event) => {
      // A key that is still held down is the one that logged.
      const isHeld = event instanceof KeyboardEvent && event.repeat;
      const isUndo = event.target instanceof Node && undo.current?.contains(event.target);
      if (!isHeld && !isUndo) closeLogged();
    };
    window.addEventListener("pointerdown", close, true);
    window.addEventListener("keydown", close, true);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("pointerdown", close, true);
      window.removeEventListener("keydown", close, true);
    };
    // Logging more begins the three seconds anew.
  }, [logged]);

  const names = meals.slice(0, maxNames).map(({ name }) => name);
  const places = new Map<string, { mealType: MealType; day: string }>();
  for (const { mealType, date } of meals)
    places.set(`${mealType} ${date}`, { mealType, day: date });

  return (
    <div
      role="dialog"
      aria-labelledby="logged-title"
      aria-describedby="logged-details"
      className="pointer-events-none fixed inset-0 z-60 flex animate-appear items-center justify-center bg-paper/75 p-[min(1.5rem,4vw)] text-ink"
    >
      {/* Nobody can scroll it: with large text it gives up space first, then the details' end. */}
      <div
        className={classNames(
          "@container flex max-h-full w-full max-w-sm animate-rise flex-col items-center rounded-card",
          "border border-line bg-card p-[min(1.5rem,5vw)] text-center shadow-raised",
          gap,
        )}
      >
        <span className="grid size-[min(5rem,10vh)] shrink-0 place-items-center rounded-full bg-primary text-on-primary @max-[12rem]:hidden">
          <Check className="size-[55%]" strokeWidth={3} aria-hidden="true" />
        </span>
        <h2 id="logged-title" className="text-lg">
          {texts.title}
        </h2>
        <div
          id="logged-details"
          className={classNames("flex min-h-0 w-full flex-col items-center overflow-hidden", gap)}
        >
          <p className="line-clamp-3 max-w-[min(24ch,100%)] shrink-0 text-lg font-semibold wrap-anywhere first-letter:uppercase">
            {names.join(", ")}
            {meals.length > maxNames && ` ${texts.more(meals.length - maxNames)}`}
          </p>
          <p>
            <span className="text-[min(var(--text-display),20cqi)] leading-tight font-bold">
              {wholeText(sumKcal(logged.meals))}
            </span>{" "}
            <span className="text-soft">kcal</span>
          </p>
          <dl className="flex flex-wrap justify-center gap-x-[min(1.5rem,5cqi)] gap-y-2">
            {macroNames.map((macro) => (
              <div key={macro} className="flex flex-col items-center gap-1">
                <dt className="flex items-center gap-1.5 text-sm text-soft">
                  <MacroMark macro={macro} />
                  {macros[macro].name}
                </dt>
                <dd className="font-semibold">{gramsText(sums[macro])}</dd>
              </div>
            ))}
          </dl>
          {[...places].map(([key, { mealType, day }]) => (
            <p
              key={key}
              className="rounded-[1.25rem] bg-primary-soft px-[min(1rem,3cqi)] py-1.5 font-semibold text-primary"
            >
              {texts.badge(mealType)}
              {day !== today && texts.on(onDay(day, today))}
            </p>
          ))}
        </div>
        <button
          ref={undo}
          type="button"
          onClick={undoLogged}
          className="pointer-events-auto min-h-11 shrink-0 rounded-control px-6 font-semibold text-primary hover:bg-primary-soft"
        >
          {mealMessages.undo}
        </button>
      </div>
    </div>
  );
}
