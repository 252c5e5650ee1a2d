import type { Kitchen } from "../kitchen.ts";
import { type FilledDish, inPieces, pantryParts, weighFillings } from "./filled-dish.ts";
import type { Lookup } from "./filling.ts";

const curry =
  /\bcurr(?:y|ied)\b|\bbhuna\b|\bmadras\b|\bjalfrezi\b|\bvindaloo\b|\brogan josh\b|\bbalti\b|\bdopiaza\b|\bkarahi\b|\bkadai\b|\bdhansak\b|\bmasala\b|\bkorma\b|\bpasanda\b|\brendang\b|\bkatsu curry\b/;
const creamy = /\bkorma\b|\bpasanda\b|\bcream/;
const coconut =
  /\bthai\b|\bgreen curry\b|\bred curry\b|\bcoconut\b|\bmassaman\b|\bpanang\b|\brendang\b|\bgoan\b/;
const notDish =
  /\bpowder\b|\bpaste\b|\bsauce\b|\bleaf\b|\bleaves\b|\bmix\b|\bspice|\btea\b|\bchai\b|\bdosa\b|\bsandwich|\bsoup\b|\bsalad\b/;

const minced = /\bmince|\bkeema\b|\bground\b/;

/** "Lamb bhuna", "thai green curry with prawns", "mushroom and spinach curry". */
export function readCurry(kitchen: Kitchen, text: string, lookup: Lookup): FilledDish | undefined {
  if (!curry.test(text) || notDish.test(text)) return undefined;
  const said = text
    .replace(new RegExp(curry, "g"), " ")
    .replace(/\bcoconut\b|\b(?:thai|green|red|yellow|indian)\b/g, " ");
  const named = weighFillings(kitchen, said, kitchen.fillingGrams("curry"), lookup);
  if (named.length === 0) return undefined;
  return {
    template: "curry",
    parts: [
      ...inPieces(kitchen, named, minced.test(text)),
      ...pantryParts(kitchen, [
        ["cooked onion", 30],
        ["canned tomato", coconut.test(text) ? 0 : 50],
        ["coconut milk", coconut.test(text) ? 60 : 0],
        ["cream", creamy.test(text) ? 30 : 0],
        ["oil", coconut.test(text) ? 4 : 9],
        ["curry powder", 2],
        ["water", 30],
      ]),
    ],
  };
}
