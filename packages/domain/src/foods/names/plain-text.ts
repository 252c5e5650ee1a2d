/** The zeros of Arabic, Persian, Hindi and Bengali numbers; nine digits follow each. */
const zeros = ["٠", "۰", "०", "০"].map((zero) => zero.charCodeAt(0));
const digits = /[٠-٩۰-۹०-९০-৯]/g;

function digitOf(digit: string): string {
  const code = digit.charCodeAt(0);
  return String(code - (zeros.findLast((zero) => zero <= code) ?? code));
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
        .replace(/[\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g, "")
        .replace(/(\d)(?=[¼-¾⅐-⅞])/g, "$1 ")
        .normalize("NFKD")
        .replace(/\p{M}+/gu, "")
        .replace(/⁄/g, "/")
    : text;
  return letters.toLowerCase().replace(/['’‘`´]/g, "");
}
