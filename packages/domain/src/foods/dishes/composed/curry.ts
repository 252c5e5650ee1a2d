import type { Lookup } from "./component.ts";
import { type Composition, inPieces, namedParts, partsOf } from "./composition.ts";

/** In a cup of curry. */
const inside = {
  meat: 95,
  fish: 95,
  egg: 75,
  cheese: 60,
  beans: 90,
  vegetable: 70,
  greens: 50,
  potato: 60,
  tomato: 20,
  fruit: 30,
  nuts: 8,
};
const curry =
  /\bcurr(?:y|ied)\b|\bbhuna\b|\bmadras\b|\bjalfrezi\b|\bvindaloo\b|\brogan josh\b|\bbalti\b|\bdopiaza\b|\bkarahi\b|\bkadai\b|\bdhansak\b|\bmasala\b|\bkorma\b|\bpasanda\b|\brendang\b|\bkatsu curry\b/;
const creamy = /\bkorma\b|\bpasanda\b|\bcream/;
const coconut =
  /\bthai\b|\bgreen curry\b|\bred curry\b|\bcoconut\b|\bmassaman\b|\bpanang\b|\brendang\b|\bgoan\b/;
const notDish =
  /\bpowder\b|\bpaste\b|\bsauce\b|\bleaf\b|\bleaves\b|\bmix\b|\bspice|\btea\b|\bchai\b|\bdosa\b|\bsandwich|\bsoup\b|\bsalad\b/;

const minced = /\bmince|\bkeema\b|\bground\b/;

/** "Lamb bhuna", "thai green curry with prawns", "mushroom and spinach curry". */
export function readCurry(text: string, lookup: Lookup): Composition | undefined {
  if (!curry.test(text) || notDish.test(text)) return undefined;
  const said = text
    .replace(new RegExp(curry, "g"), " ")
    .replace(/\bcoconut\b|\b(?:thai|green|red|yellow|indian)\b/g, " ");
  const named = namedParts(said, inside, lookup);
  if (named.length === 0) return undefined;
  return {
    kind: "curry",
    parts: [
      ...inPieces(named, minced.test(text)),
      ...partsOf([
        ["cookedOnion", 30],
        ["cannedTomato", coconut.test(text) ? 0 : 50],
        ["coconutMilk", coconut.test(text) ? 60 : 0],
        ["cream", creamy.test(text) ? 30 : 0],
        ["oil", coconut.test(text) ? 4 : 9],
        ["curryPowder", 2],
        ["water", 30],
      ]),
    ],
  };
}
