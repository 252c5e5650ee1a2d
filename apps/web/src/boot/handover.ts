import { opensElsewhere } from "../lib/press.ts";

/*
 * Hands the first screen that start.ts drew over to the app. Data attributes on the root element
 * hold its picture, focus and click; once they are gone, the app has drawn itself.
 */
const root = () => document.getElementById("root");

const pressable = "a, button";

/** An element's name, and how many of that name come before it: others may be added around it. */
const nameOf = (one: Element) => one.getAttribute("aria-label") ?? one.textContent;
function placeOf(target: Element, all: readonly Element[]): string {
  const alike = all.filter((one) => nameOf(one) === nameOf(target));
  return `${alike.indexOf(target)} ${nameOf(target)}`;
}

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
    const all = [...place.querySelectorAll(pressable)];
    place.setAttribute(`data-${event.type}`, placeOf(target, all));
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
  const all = [...place.querySelectorAll<HTMLElement>(pressable)];
  const at = (said: string | undefined) =>
    said === undefined ? undefined : all.find((one) => placeOf(one, all) === said);
  at(focusin)?.focus({ preventScroll: true });
  at(click)?.click();
}
