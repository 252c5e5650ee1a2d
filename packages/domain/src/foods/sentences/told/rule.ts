import { openNeed } from "../../needed-words.ts";

/** Takes what is told around foods out of a text, or puts something else for it. */
export type Rule = (text: string) => string;

/**
 * A rule for texts in small letters. Somebody waits for all rules to be compiled at the first
 * sentence, and with so many words in them V8 takes thirty times as long if a pattern is to match
 * capitals, too. A text has the words that its pattern needs for one rule of six: the others aren't
 * compiled at all.
 */
export function rule(pattern: string, to: string): Rule {
  const told = new RegExp(pattern, "gu");
  const mayMatch = openNeed(pattern);
  return (text) => (mayMatch(text) ? text.replace(told, to) : text);
}
