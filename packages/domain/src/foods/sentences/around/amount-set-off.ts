import { aboutFirst } from "../../measures/hedge-words.ts";
import type { Measures } from "../../measures/measures.ts";
import { numeral } from "../../measures/number-words.ts";
import { amountOnly } from "../item/item.ts";
import { amountAlone } from "../item/weighed-in-brackets.ts";

/**
 * An amount that is set off from the food before it, where it is the only one: "mango with sticky rice -
 * 100 g", "pad thai: 350 g", "bran muffin, heated (100 g)". Without the mark it is read as in "pad thai
 * 350 g". Of "2 slices of bread (80 g)" the weight tells how much the slices were.
 */

const setOff =
  /(?<=\p{L}['%]?)(?: ?[:=]| [-–—]| (?=\()) ?\(?((?:~|\p{L}+\.? )?\d[^()\n,;:]{0,24}?)\)?(?=\s*(?:$|[\n;]))/giu;
/** Of a food without any of these it is read where it stands. */
const ofSeveral = /, | (?:with|w\/|in|on) /i;
const otherAmount = new RegExp(String.raw`\d(?!\d*%)|\b(?:an?|half|${numeral}|some|few) `, "iu");

export function withAmountsSetOff(measures: Measures, text: string): string {
  return text.replace(setOff, (all: string, amount: string, at: number) => {
    const before = text.slice(text.slice(0, at).search(/[^\n;]*$/), at);
    const isOnly =
      ofSeveral.test(before) &&
      !otherAmount.test(before) &&
      !amountAlone.test(before.replace(/^.*, /, ""));
    return isOnly && amountOnly(measures, amount) !== undefined
      ? ` ${amount.replace(aboutFirst, "")}`
      : all;
  });
}
