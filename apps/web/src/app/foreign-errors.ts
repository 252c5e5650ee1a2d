/**
 * Errors of scripts from other origins (browser extensions, injected code) come as a bare
 * "Script error." without a place: they tell nothing and are no failure of the app.
 */
export function isForeignError({ message, filename }: Pick<ErrorEvent, "message" | "filename">) {
  return message === "Script error." && !filename;
}

/** Keeps errors of scripts from other origins out of the console and out of our error pages. */
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
