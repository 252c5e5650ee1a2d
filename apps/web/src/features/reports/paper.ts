/** Points: 72 to an inch. */
export const papers = { A4: [595.28, 841.89], Letter: [612, 792] } as const;
export type Paper = keyof typeof papers;

/** Countries that print on Letter. */
const letterLands = /-(?:US|CA|MX|PH|CL|CO|VE|CR|GT|PA|DO)\b/;

/** The usual paper for a browser language; English without a country counts as American. */
export const paperOf = (language: string): Paper =>
  letterLands.test(language) || language === "en" ? "Letter" : "A4";
