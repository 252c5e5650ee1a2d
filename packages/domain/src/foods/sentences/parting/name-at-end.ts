import type { Catalogue } from "../../catalogue.ts";

const longestName = 4;
const article = /^(?:an?) /i;
/** "And toast" is no name that anybody meant. */
const joint = /^(?:\d|and |with |or |of )/i;

/** The longest name of a food that a text ends with: "pho" of "for dinner I had pho". */
export function nameAtEnd({ isName }: Catalogue, text: string): string | undefined {
  const words = text.trim().split(" ").slice(-longestName);
  const tails = words.map((_, from) => words.slice(from).join(" "));
  return tails.find((tail) => !joint.test(tail) && isName(tail.replace(article, "")));
}
