/**
 * Errors in scripts from other origins (browser extensions, injected code) arrive as a bare "Script
 * error." without a location. They tell nothing and aren't ours.
 */
export function isForeignError({ message, filename }: Pick<ErrorEvent, "message" | "filename">) {
  return message === "Script error." && !filename;
}

/** Keeps other origins' errors out of the console and our error pages. */
export function suppressForeignErrors(): void {
  window.addEventListener(
    "error",
    (event) => {
      if (!isForeignError(event)) return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    { capture: true },
  );
}
