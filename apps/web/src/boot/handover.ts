import { opensElsewhere } from "../lib/press.ts";

/*
 * What the app takes over from the screen that the page drew before the app's code was there. It is
 * marked on the root element; when the marks are gone, the app has drawn itself.
 */
const root = () => document.getElementById("root");

const pressable = "a, button";

/** The hero's picture that is on the screen already; null once the app has drawn itself. */
export function drawnPicture(): string | null {
  return root()?.dataset["picture"] ?? null;
}

/** Puts the drawn screen on the page, and keeps in mind what is pressed and focused on it. */
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

/** The app has drawn the same screen: gives it the focus and the press that the other one got. */
export function takeOver(): void {
  const place = root();
  if (!place) return;
  const { focusin, click } = place.dataset;
  for (const mark of ["picture", "focusin", "click"]) place.removeAttribute(`data-${mark}`);
  const targets = place.querySelectorAll<HTMLElement>(pressable);
  if (focusin) targets[Number(focusin)]?.focus({ preventScroll: true });
  if (click) targets[Number(click)]?.click();
}
