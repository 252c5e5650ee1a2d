/** What may take the focus over from something inside it. */
const places = "section, article, form, [role=tabpanel], #content";

/** What had the focus last, and all around it. */
let trail: HTMLElement[] = [];

function remember({ target }: FocusEvent): void {
  trail = [];
  for (let at = target; at instanceof HTMLElement; at = at.parentElement) trail.push(at);
}

function handOn(): void {
  const [lost] = trail;
  if (!lost || lost.isConnected || document.activeElement !== document.body) return;
  const place = trail.find((one) => one.isConnected && one.matches(places));
  trail = [];
  if (!place) return;
  place.tabIndex = -1;
  place.focus({ preventScroll: true });
}

/**
 * A control that is pressed and then disappears would take the focus with it, and keyboards and
 * screen readers back to the top of the page: hands it on to what is left around it.
 */
export function keepFocus(): void {
  document.addEventListener("focusin", remember);
  new MutationObserver(() => {
    const [lost] = trail;
    // Whoever knows a better place has had its turn by the next frame.
    if (lost && !lost.isConnected) requestAnimationFrame(() => setTimeout(handOn));
  }).observe(document.body, { childList: true, subtree: true });
}
