type Press = Pick<MouseEvent, "metaKey" | "ctrlKey" | "shiftKey" | "altKey" | "button">;

/** Whether a click asks for a new window or the like and belongs to the browser. */
export function opensElsewhere({ metaKey, ctrlKey, shiftKey, altKey, button }: Press): boolean {
  return metaKey || ctrlKey || shiftKey || altKey || button !== 0;
}
