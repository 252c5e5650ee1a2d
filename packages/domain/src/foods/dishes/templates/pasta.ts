import type { Kitchen } from "../kitchen.ts";
import { type FilledDish, pantryParts, weighFillings } from "./filled-dish.ts";
import type { Lookup } from "./filling.ts";

const pasta =
  /\b(?:pasta|spaghetti|penne|fettuccine|tagliatelle|linguine|fusilli|rigatoni|farfalle|macaroni|orzo|noodles)\b/;
/** What is cut or pressed into the shape of noodles, and is none: "zucchini noodles". */
export const cutLikePasta =
  "(?:zucchini|courgette|squash|shirataki|konjac|kelp|carrot|sweet potato|vegetable|veggie|palm)";
const ofVegetables = new RegExp(
  String.raw`\b${cutLikePasta} (?:noodles|spaghetti|pasta|linguine)\b`,
);
/** Restaurants cook with more fat than people do at home. */
const served = /\brestaurant\b|\bfast food\b/;
const fatWhenServed = 8;
/** Pasta is a small part of these. */
const otherDish =
  /\bsalad\b|\bsoup\b|\bbake\b|\bstew\b|\bchow mein\b|\bchop suey\b|^[^,]*\bsauce with\b/;

/** "Pasta with chicken, broccoli and cream sauce": pasta, two things or more, and a sauce. */
export function readPasta(kitchen: Kitchen, text: string, lookup: Lookup): FilledDish | undefined {
  if (
    !pasta.test(text) ||
    !/\bwith\b/.test(text) ||
    otherDish.test(text) ||
    ofVegetables.test(text)
  ) {
    return undefined;
  }
  const sauce = kitchen.choose("pasta sauce", text);
  const said = text
    .replace(pasta, " ")
    .replace(sauce?.words ?? "", " ")
    .replace(/\bsauce\b/g, " ");
  const named = weighFillings(kitchen, said, kitchen.fillingGrams("pasta"), lookup);
  if (named.length < (sauce || / and |,/.test(text) ? 1 : 2)) return undefined;
  const isNoodles = /\bnoodles\b/.test(text);
  return {
    template: "pasta",
    parts: [
      { id: kitchen.id(isNoodles ? "egg noodles" : "pasta"), grams: 130 },
      ...named.filter(({ id }) => id !== kitchen.id("macaroni")),
      ...(sauce?.items ?? []),
      ...pantryParts(kitchen, [["oil", (sauce ? 2 : 5) + (served.test(text) ? fatWhenServed : 0)]]),
    ],
  };
}
