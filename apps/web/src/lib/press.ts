type Press = Pick<MouseEvent, "metaKey" | "ctrlKey" | "shiftKey" | "altKey" | "button">;

/** Whether a press asks for a new window or the like: it is left to the browser. */
export function opensElsewhere({ metaKey, ctrlKey, shiftKey, altKey, button }: Press): boolean {
  return metaKey || ctrlKey || shiftKey || altKey || button !== 0;
}
