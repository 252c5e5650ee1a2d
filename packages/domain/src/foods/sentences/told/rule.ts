/** What is told around foods, and what stands for it; each begins anew in a text. */
export type Rule = readonly [pattern: RegExp, to: string];

/**
 * A rule for texts in small letters. Somebody waits for all rules to be compiled at the first
 * sentence, and with so many words in them V8 takes thirty times as long if a pattern is to match
 * capitals, too.
 */
export const rule = (pattern: string, to: string): Rule => [new RegExp(pattern, "gu"), to];
