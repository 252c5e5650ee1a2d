/** What is told around foods, and what stands for it; each begins anew in a text. */
export type Rule = readonly [pattern: RegExp, to: string];

export const rule = (pattern: string, to: string): Rule => [new RegExp(pattern, "giu"), to];
