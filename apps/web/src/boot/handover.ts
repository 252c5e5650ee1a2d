import { opensElsewhere } from "../lib/press.ts";

/*
 * Hands the first screen that start.ts drew over to the app. Data attributes on the root element
 * hold its picture, focus and click; once they are gone, the app has drawn itself.
 */
const root = () => document.getElementById("root");

const pressable = "a, button";

/** The hero picture already on screen; null once the app has drawn itself. */
export function drawnPicture(): string | null {
  return root()?.dataset["picture"] ?? null;
}

/** Shows the first screen and remembers what is clicked and focused on it. */
export function putOn(place: HTMLElement, screen: Node, picture: string): void {
  place.dataset["picture"] = picture;
  place.append(screen);
  const note = (event: Event) => {
    if (drawnPicture() === null || !(event.target instanceof Element)) return;
    const target = event.target.closest(pressable);
    if (!target || (event instanceof MouseEvent && opensElsewhere(event))) return;
    const at = [...place.querySelectorAll(pressable)].indexOf(target);
    place.setAttribute(`data-${event.type}`, String(at));
    if (event.type === "click") event.preventDefault();
  };
  place.addEventListener("focusin", note);
  place.addEventListener("click", note);
}

/** Repeats the focus and the click on the app's own elements, once they are drawn. */
export function takeOver(): void {
  const place = root();
  if (!place) return;
  const { focusin, click } = place.dataset;
  for (const mark of ["picture", "focusin", "click"]) place.removeAttribute(`data-${mark}`);
  const targets = place.querySelectorAll<HTMLElement>(pressable);
  if (focusin) targets[Number(focusin)]?.focus({ preventScroll: true });
  if (click) targets[Number(click)]?.click();
}
