import type { Step } from "./steps.ts";

/** px around a lit control */
const margin = 12;
/** How long (ms) a page takes to come to rest after it was scrolled. */
const rest = 500;
const takesOver = ["wheel", "touchmove", "pointerdown", "keydown"] as const;

/** What a step, or a feature card, is about; `null` while it isn't on screen. */
export function controlOf({ control }: Pick<Step, "control">): HTMLElement | null {
  const found = document.querySelector<HTMLElement>(`[data-tour="${control}"]`);
  return found?.checkVisibility() ? found : null;
}

/** Scrolls a control to where the card leaves it in sight; its top if it is too tall. */
function bring(control: HTMLElement, card: HTMLElement): void {
  const { top, bottom, height } = control.getBoundingClientRect();
  const end = card.getBoundingClientRect().top - margin;
  const spare = end - margin - height;
  const isInSight = spare >= 0 ? top >= margin && bottom <= end : Math.abs(top - margin) < 2;
  if (isInSight) return;
  const isStill = window.matchMedia("(prefers-reduced-motion: reduce)").matches;
  const by = top - margin - Math.max(spare, 0) / 2;
  window.scrollBy({ top: by, behavior: isStill ? "instant" : "smooth" });
}

/**
 * Keeps a light around a step's control, whenever it appears and wherever it moves, and brings it
 * into sight until the person takes over. Returns what stops it.
 */
export function lightUp(
  step: Step,
  light: HTMLElement | null,
  card: HTMLElement | null,
): () => void {
  if (!light || !card) return () => undefined;
  let isTheirs = false;
  let broughtAt = 0;
  let frame = 0;
  const follow = (now: number) => {
    frame = requestAnimationFrame(follow);
    const control = controlOf(step);
    light.hidden = !control;
    if (!control) return;
    if (!isTheirs && now - broughtAt > rest) {
      bring(control, card);
      broughtAt = now;
    }
    const { left, top, width, height } = control.getBoundingClientRect();
    Object.assign(light.style, {
      left: `${left - margin / 2}px`,
      top: `${top - margin / 2}px`,
      width: `${width + margin}px`,
      height: `${height + margin}px`,
    });
  };
  const take = ({ target }: Event) => {
    if (target instanceof Node && !card.contains(target)) isTheirs = true;
  };
  frame = requestAnimationFrame(follow);
  for (const name of takesOver)
    window.addEventListener(name, take, { capture: true, passive: true });
  return () => {
    cancelAnimationFrame(frame);
    for (const name of takesOver) window.removeEventListener(name, take, { capture: true });
  };
}
