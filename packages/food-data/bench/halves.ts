/** A food is in the same half of every table, however it is asked for. */
export function halfOf(name: string): "a" | "b" {
  let hash = 0;
  for (const letter of name) hash = (Math.imul(hash, 31) + (letter.codePointAt(0) ?? 0)) | 0;
  return ((hash >>> 16) ^ hash) & 1 ? "a" : "b";
}
