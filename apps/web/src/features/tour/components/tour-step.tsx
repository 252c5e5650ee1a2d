import { type KeyboardEvent, useEffect, useId, useRef } from "react";
import { Button } from "../../../components/button.tsx";
import { tourMessages } from "../messages.ts";
import { finishTour, goTo, leaveTour } from "../progress.state.ts";
import { controlOf, lightUp } from "../spotlight.ts";
import { openScreenOf, stepAt, steps } from "../steps.ts";

const texts = tourMessages.step;
const usable = "input, button:not(:disabled), a[href], select, textarea";
/** How long (ms) a control may take to appear, and how often to look. */
const patience = 3_000;
const lookEvery = 100;

/** Waits for a step's control, and puts the focus into it. */
async function focusControl(number: number): Promise<void> {
  const step = stepAt(number);
  openScreenOf(step);
  for (let waited = 0; waited < patience; waited += lookEvery) {
    const control = controlOf(step);
    const first = control?.querySelector<HTMLElement>(usable);
    if (first) {
      first.focus();
      return;
    }
    await new Promise((resolve) => setTimeout(resolve, lookEvery));
  }
}

/**
 * One step of the tour: lights up its control and stays beside the page, which can be used all the
 * while. The dock doesn't move from step to step, so that the thumb can stay on Next.
 */
export default function TourStep({ at }: { at: number }) {
  const step = stepAt(at);
  const { title, text } = tourMessages.steps[step.id];
  const card = useRef<HTMLDivElement>(null);
  const light = useRef<HTMLDivElement>(null);
  const id = useId();
  const isLast = at === steps.length;

  useEffect(() => {
    // Whoever began to type before this had loaded goes on typing.
    const isTyping = document.activeElement?.matches("input, textarea") === true;
    if (!isTyping) card.current?.focus({ preventScroll: true });
    return lightUp(step, light.current, card.current);
  }, [step]);

  useEffect(() => {
    const escape = (event: globalThis.KeyboardEvent) => {
      // Whatever is open above the page closes first.
      const isTaken = event.defaultPrevented || document.querySelector("[aria-modal=true]");
      if (event.key !== "Escape" || isTaken) return;
      const { activeElement } = document;
      const isElsewhere = activeElement !== document.body && !card.current?.contains(activeElement);
      if (isElsewhere) card.current?.focus({ preventScroll: true });
      else leaveTour();
    };
    document.addEventListener("keydown", escape);
    return () => document.removeEventListener("keydown", escape);
  }, []);

  const next = () => (isLast ? finishTour() : goTo(at + 1));
  const back = () => at > 1 && goTo(at - 1);

  function move({ key }: KeyboardEvent) {
    if (key === "ArrowRight" && !isLast) next();
    if (key === "ArrowLeft") back();
  }

  return (
    <>
      <div
        ref={light}
        aria-hidden="true"
        className="pointer-events-none fixed z-25 rounded-[1.25rem] shadow-[0_0_0_200vmax_var(--color-scrim)] outline-3 outline-primary"
      />
      <div
        ref={card}
        role="dialog"
        tabIndex={-1}
        aria-labelledby={`${id}-at ${id}-title`}
        aria-describedby={`${id}-text ${id}-keys`}
        onKeyDown={move}
        className="tour-step fixed inset-x-3 bottom-[calc(var(--bar-height)+env(safe-area-inset-bottom)+0.75rem)] z-35 mx-auto flex max-h-[45dvh] max-w-md animate-appear flex-col overflow-y-auto rounded-card border border-line bg-raised p-4 shadow-raised lg:right-6 lg:bottom-6 lg:left-auto lg:mx-0 lg:w-88"
      >
        <p id={`${id}-at`} className="pr-16 text-sm text-soft">
          {texts.at(at, steps.length)}
        </p>
        <h2 id={`${id}-title`} className="mt-0.5 text-base">
          {title}
        </h2>
        <p id={`${id}-text`} className="mt-1">
          {text}
        </p>
        <p id={`${id}-keys`} className="sr-only">
          {texts.keys}
        </p>
        <div className="mt-3 flex flex-wrap gap-2">
          <Button look="outline" className="mr-auto" onClick={() => void focusControl(at)}>
            {texts.tryIt}
          </Button>
          {at > 1 && (
            <Button look="secondary" onClick={back}>
              {texts.back}
            </Button>
          )}
          <Button onClick={next}>{isLast ? texts.finish : texts.next}</Button>
        </div>
        <Button
          look="quiet"
          aria-label={texts.skipTour}
          className="absolute top-1 right-1 text-sm text-soft"
          onClick={leaveTour}
        >
          {texts.skip}
        </Button>
      </div>
      <div aria-hidden="true" className="h-72" />
    </>
  );
}
