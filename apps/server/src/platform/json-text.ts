/** What is asked of JSON from outside before it is used, whether it comes in a body or in a file. */

/** Maximum nesting of lists and objects; nothing of ours needs six levels. */
export const maxDepth = 32;

const [quote, backslash, list, endOfList, object, endOfObject] = Buffer.from('"\\[]{}');

/** Whether JSON nests more than `max` levels, counted before parsing. */
export function isDeeperThan(max: number, json: string): boolean {
  let depth = 0;
  let isQuoted = false;
  for (let at = 0; at < json.length; at++) {
    const letter = json.charCodeAt(at);
    if (isQuoted) {
      if (letter === backslash) at++;
      else if (letter === quote) isQuoted = false;
    } else if (letter === quote) isQuoted = true;
    else if (letter === list || letter === object) {
      depth += 1;
      if (depth > max) return true;
    } else if (letter === endOfList || letter === endOfObject) depth -= 1;
  }
  return false;
}

/** What not every database can store. With the `u` flag, complete pairs don't match \p{Surrogate}. */
const broken = /\0|\p{Surrogate}/u;

export const isBroken = (text: string): boolean => broken.test(text);

/**
 * The keys that lead to a text with a null character or half a surrogate pair; of a key with one,
 * those that lead to its object. Null if every text is whole. Only for what isn't nested deeply.
 */
export function pathToBrokenText(value: unknown): string[] | null {
  if (typeof value === "string") return isBroken(value) ? [] : null;
  if (typeof value !== "object" || value === null) return null;
  for (const [key, inner] of Object.entries(value)) {
    if (isBroken(key)) return [];
    const path = pathToBrokenText(inner);
    if (path) return [key, ...path];
  }
  return null;
}
