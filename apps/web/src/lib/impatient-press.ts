/** ms: the second press of a double click, or of a finger that isn't sure of its first. */
const settling = 700;
/** px: a finger doesn't hit the same point twice. */
const near = 24;

/**
 * What was just pressed goes, and something else takes its place: for a moment presses there count
 * for nothing, since they were meant for what is gone. Keys are left alone, as the focus says what
 * they act on.
 */
export function ignoreNextPressAt(pressed: Pick<MouseEvent, "clientX" | "clientY" | "detail">) {
  if (pressed.detail === 0) return;
  function ignore(event: MouseEvent): void {
    const way = Math.hypot(event.clientX - pressed.clientX, event.clientY - pressed.clientY);
    if (event.detail === 0 || way > near) return;
    event.preventDefault();
    event.stopPropagation();
  }
  window.addEventListener("click", ignore, true);
  setTimeout(() => window.removeEventListener("click", ignore, true), settling);
}
