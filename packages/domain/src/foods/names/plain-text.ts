/** The zeros of Arabic, Persian, Hindi and Bengali numbers; nine digits follow each. */
const zeros = ["٠", "۰", "०", "০"].map((zero) => zero.charCodeAt(0));
const digits = /[٠-٩۰-۹०-९০-৯]/g;

function digitOf(digit: string): string {
  const code = digit.charCodeAt(0);
  return String(code - (zeros.findLast((zero) => zero <= code) ?? code));
}

/** Letters, digits and signs in the width of Chinese ones: "！" to "～" are "!" to "~". */
const wide = /[\uFF01-\uFF5E\u3000]/g;
/** Soft hyphens and marks without width, as copied texts have them: nobody sees them. */
const unseen = /[\u00AD\u200B\u200E\u200F\u2060\uFEFF]/g;

/** A text as it is seen: "１．５" and "1·5" are "1.5", and "brea\u00ADd" has no hyphen. */
export function asSeen(text: string): string {
  return text
    .replace(unseen, "")
    .replace(wide, (sign) => sign.normalize("NFKC"))
    .replace(/(?<=\d)·(?=\d)/g, ".");
}

/**
 * Normalises a text for comparing names: lower case, no accents, no apostrophes ("McDonald's" is
 * "mcdonalds"), "½" as "1/2", "٢" as "2".
 */
export function plainText(text: string): string {
  const letters = /[^ -~]/.test(text)
    ? text
        .replace(digits, digitOf)
        .replace(/œ/gi, "oe")
        .replace(/ß/g, "ss")
        // Zero-width characters separate nothing. "1½" becomes "1 1/2", not eleven halves.
        .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g, "")
        .replace(/(\d)(?=[¼-¾⅐-⅞])/g, "$1 ")
        .normalize("NFKD")
        .replace(/\p{M}+/gu, "")
        .replace(/⁄/g, "/")
    : text;
  return letters.toLowerCase().replace(/['’‘`´]/g, "");
}
