import type { Catalogue } from "../catalogue.ts";

/** "Broccoli and cheddar soup" is known as "broccoli cheddar soup", too. */
export const isCalledWithoutAnd = ({ isName, spelt }: Catalogue, text: string): boolean =>
  isName(spelt(text.replace(/ (?:and|&) /i, " ")));
