/** What may take the focus over from something inside it. */
const places = "section, article, form, [role=tabpanel], #content";

/** An element, and all around it. */
export function trailOf(element: EventTarget | null): HTMLElement[] {
  const trail: HTMLElement[] = [];
  for (let at = element; at instanceof HTMLElement; at = at.parentElement) trail.push(at);
  return trail;
}

/** Focuses the nearest part of the page that is left of a trail. */
export function focusNear(trail: readonly HTMLElement[]): void {
  const place = trail.find((one) => one.isConnected && one.matches(places));
  if (!place) return;
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

/** Of what had the focus last. */
let last: HTMLElement[] = [];

/** What has the focus; what had it last if it is nowhere. */
export const focusTrail = (): HTMLElement[] =>
  document.activeElement === document.body ? last : trailOf(document.activeElement);

/** What had the focus last is gone, or disabled. */
const isLost = () =>
  last[0] !== undefined && (!last[0].isConnected || last[0].matches(":disabled"));

function handOn(): void {
  if (isLost() && document.activeElement === document.body) focusNear(last);
}

/** Browsers leave what is partly seen where it is, such as the last chip of a line that is swiped. */
function showWhole(target: EventTarget | null): void {
  if (target instanceof HTMLElement && target.matches(".swiped :focus-visible"))
    target.scrollIntoView({ block: "nearest", inline: "nearest" });
}

/**
 * A control that is pressed and then disappears or is disabled would take the focus with it, and
 * keyboards and screen readers back to the top of the page: hands it on to what is left around it.
 */
export function keepFocus(): void {
  // Whoever tabs on before this code has arrived is there already.
  last = trailOf(document.activeElement);
  showWhole(document.activeElement);
  document.addEventListener("focusin", ({ target }) => {
    last = trailOf(target);
    showWhole(target);
  });
  new MutationObserver(() => {
    // Whoever knows a better place has had its turn by the next frame.
    if (isLost()) requestAnimationFrame(() => setTimeout(handOn));
  }).observe(document.body, { childList: true, subtree: true, attributeFilter: ["disabled"] });
}
