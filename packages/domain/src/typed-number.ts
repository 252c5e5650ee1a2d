const inThousands = /^[1-9]\d{0,2}(?:,\d{3})+(?:\.\d+)?$/;

/**
 * A number as people type it: "1,000" is a thousand, "1,5" is one and a half; NaN for what is none.
 * Every field that takes a number reads it with this, so that a comma means the same everywhere.
 */
export function numberTyped(text: string): number {
  const typed = text.trim();
  if (typed === "") return Number.NaN;
  return Number(inThousands.test(typed) ? typed.replaceAll(",", "") : typed.replace(",", "."));
}
