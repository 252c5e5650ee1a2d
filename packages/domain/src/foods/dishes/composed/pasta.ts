import { type PantryItem, pantry } from "../pantry.ts";
import type { Lookup } from "./component.ts";
import { type Composition, namedParts, partsOf } from "./composition.ts";

/** Beside a cup of pasta. */
const inside = {
  meat: 45,
  bacon: 12,
  fish: 45,
  egg: 30,
  cheese: 15,
  beans: 40,
  vegetable: 45,
  tomato: 40,
  greens: 25,
  cream: 20,
  nuts: 6,
};
const pasta =
  /\b(?:pasta|spaghetti|penne|fettuccine|tagliatelle|linguine|fusilli|rigatoni|farfalle|macaroni|orzo|noodles)\b/;
const sauces: readonly (readonly [RegExp, readonly (readonly [PantryItem, number])[]])[] = [
  [
    /\bcreamy?\b|\balfredo\b|\bwhite sauce\b|\bcream sauce\b/,
    [
      ["cream", 18],
      ["milk", 35],
    ],
  ],
  [/\bcheese sauce\b/, [["whiteSauce", 55]]],
  [
    /\bpesto\b/,
    [
      ["oliveOil", 9],
      ["parmesan", 6],
    ],
  ],
  [/\btomato sauce\b|\bmarinara\b|\bred sauce\b|\bpomodoro\b/, [["marinara", 80]]],
  [/\bsoy\b/, [["soySauce", 8]]],
];

/** "Pasta with chicken, broccoli and cream sauce": pasta, two things or more, and a sauce. */
export function readPasta(text: string, lookup: Lookup): Composition | undefined {
  if (!pasta.test(text) || !/\bwith\b/.test(text) || /\bsalad\b|\bsoup\b|\bbake\b/.test(text)) {
    return undefined;
  }
  const sauce = sauces.find(([said]) => said.test(text));
  const said = text
    .replace(pasta, " ")
    .replace(sauce?.[0] ?? "", " ")
    .replace(/\bsauce\b/g, " ");
  const named = namedParts(said, inside, lookup);
  if (named.length < (sauce || / and |,/.test(text) ? 1 : 2)) return undefined;
  const isNoodles = /\bnoodles\b/.test(text);
  return {
    kind: "pasta",
    parts: [
      { id: isNoodles ? pantry.eggNoodles : pantry.pasta, grams: 130 },
      ...named.filter(({ id }) => id !== pantry.macaroni),
      ...partsOf([...(sauce?.[1] ?? []), ["oil", sauce ? 2 : 5]]),
    ],
  };
}
