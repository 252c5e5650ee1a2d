/** How a file writes numbers: `1,234.5` or `1.234,5`. */
export type DecimalMark = "." | ",";

const blank = /^(?:|-+|–|—|n\/?a|null|none|nan)$/i;
const form =
  /^([+-]?)([\d.,'’\s\u00a0\u202f]*\d[\d.,]*)\s*(kcal|cal|kj|g|mg|µg|μg|mcg|iu|ie|ml|%)?$/i;

/** The unit that stands behind a number in the same cell, in lower case. */
export const unitBehind = (text: string): string | undefined =>
  form.exec(text.trim())?.[3]?.toLowerCase();

/** A number as a file writes it; null for an empty cell, undefined for what is no number. */
export function readNumber(text: string, decimal: DecimalMark): number | null | undefined {
  const trimmed = text.trim();
  if (blank.test(trimmed)) return null;
  const [, sign = "", digits = ""] = form.exec(trimmed) ?? [];
  if (digits === "") return undefined;
  const bare = digits.replace(/['’\s\u00a0\u202f]/g, "");
  const [whole = "", fraction = "", ...more] = bare.split(decimal);
  const thousands = decimal === "." ? "," : ".";
  if (more.length > 0 || fraction.includes(thousands) || !isGrouped(whole, thousands))
    return undefined;
  const value = Number(`${whole.replaceAll(thousands, "") || "0"}.${fraction || "0"}`);
  return sign === "-" ? -value : value;
}

/** Whether thousands are marked where they belong: `1,234`, but neither `12,5` nor `0,125`. */
function isGrouped(whole: string, mark: string): boolean {
  const [first = "", ...groups] = whole.split(mark);
  return groups.length === 0 || (canLead(first) && groups.every((group) => group.length === 3));
}

/** Whether digits can stand before a thousands mark. */
const canLead = (digits: string): boolean => /^[1-9]\d{0,2}$/.test(digits);

/** Which mark the numbers use; undefined if they say nothing (`5`, `1,234`). */
export function decimalMarkOf(texts: Iterable<string>): DecimalMark | undefined {
  for (const text of texts) {
    const [, , digits = ""] = form.exec(text.trim()) ?? [];
    const last = Math.max(digits.lastIndexOf("."), digits.lastIndexOf(","));
    if (last < 0) continue;
    const mark = digits[last] === "," ? "," : ".";
    const other = mark === "," ? "." : ",";
    const count = digits.split(mark).length - 1;
    const isThousands = digits.length - last === 4 && canLead(digits.slice(0, last));
    if (digits.includes(other) || (count === 1 && !isThousands)) return mark;
    if (count > 1) return other;
  }
  return undefined;
}
