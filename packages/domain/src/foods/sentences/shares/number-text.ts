import { numeral } from "../../measures/number-words.ts";
import { readQuantity } from "../../measures/quantity.ts";

/** How numbers and shares are written where one is worked out from another, as pieces of patterns. */

export const countWord = String.raw`(?:\d{1,2}|an?|${numeral})`;

const part = "thirds?|quarters?|fourths?|fifths?|sixths?|eighths?|tenths?|twelfths?";
/** "Half", "3/4", "two thirds", "½": a share of something. */
export const shareWord = String.raw`(?:half|most|(?:an? |one |two |three )?(?:${part})|(?:two|three)-(?:${part})|[1-9] ?/ ?(?:[2-9]|1\d|20|24)|[½⅓¼¾⅔⅛⅙⅕])(?![\p{L}\d/])`;

/** So much of a food was eaten where most of it was. */
export const mostOfIt = 0.75;

export function valueOf(said: string): number | undefined {
  const plain = said.trim().toLowerCase().replace("-", " ");
  if (plain === "most") return mostOfIt;
  return readQuantity(plain)?.value;
}

/** A number as it is put into a text: no more digits than tell something. */
export const numberText = (value: number): string =>
  String(value >= 10 ? Math.round(value * 10) / 10 : Math.round(value * 1000) / 1000);

/** A share of what was eaten as it is told: "half", "2/3". */
export const shareSaid = (share: number): string => (share === 0.5 ? "half" : shareText(share));

/** What is left but for such a share, as it stands before a food; "" if that is no share: "a few". */
export function restSaid(share: string): string {
  const gone = valueOf(share);
  return gone !== undefined && gone < 1 ? `${shareSaid(1 - gone)} ` : "";
}

/** "0.6666666666666666 slice" as "0.667 slice". */
export const withFewDigits = (text: string): string =>
  text.replace(/\d*\.\d{4,}/g, (number) => {
    const few = Math.round(Number(number) * 1000) / 1000;
    return few === 0 ? number : String(few);
  });

/** Before how many of something a text has: no fraction, no part of a longer number. */
export const notInNumber = String.raw`(?<![\p{L}\d./,])`;

/** A share as a fraction, which is read wherever a number is: "a third" as "1/3". */
export function shareText(share: number): string {
  for (let parts = 2; parts <= 24; parts++) {
    const some = share * parts;
    if (share < 1 && Math.abs(some - Math.round(some)) < 0.001) {
      return `${Math.round(some)}/${parts}`;
    }
  }
  return numberText(share);
}
