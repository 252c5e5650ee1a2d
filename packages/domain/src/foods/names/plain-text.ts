/**
 * Brings a text to the letters that names are compared by: lower case, no accents, apostrophes
 * closed up ("McDonald's" is "mcdonalds"), "½" as "1/2".
 */
export function plainText(text: string): string {
  const letters = /[^ -~]/.test(text)
    ? text
        .replace(/œ/gi, "oe")
        .replace(/ß/g, "ss")
        // What has no width parts nothing; "1½" is one and a half, not eleven halves.
        .replace(/[\u200b-\u200f\u202a-\u202e\u2060\ufeff]/g, "")
        .replace(/(\d)(?=[¼-¾⅐-⅞])/g, "$1 ")
        .normalize("NFKD")
        .replace(/\p{M}+/gu, "")
        .replace(/⁄/g, "/")
    : text;
  return letters.toLowerCase().replace(/['’‘`´]/g, "");
}
