import type { Kitchen } from "../kitchen.ts";
import { saidIn } from "../named.ts";
import { type FilledDish, weighFillings } from "./filled-dish.ts";
import type { Lookup } from "./filling.ts";

const onBun =
  /^(.*?\b(?:\w*burger|patty|(\w*dog|frank|frankfurter|wiener)|(?<=\w )sausage|brat|bratwurst|kielbasa)s?\b[^(]{0,30}?),? (?:on|in|with)(?: an?)? (?:[\w-]+ ){0,2}(?:buns?|rolls?|bread)\b(.*)$/;
/** Words that tell nothing of what lies on it. */
const unsaid = /\bsandwich\b,?|\bnfs\b|\bor [a-z]+/g;
/** What is sold with its bun. */
const isWhole = /\bsandwich|\bbuns?\b|\brolls?\b|fast food|condiments|restaurant/i;
/** Grams in 100 g: a patty of beans has fewer carbohydrates than a whole burger, and more protein than a sauce. */
const mostCarbs = 28;
const leastProtein = 9;
/** How sure it must be what lies on the bun. */
const likely = 0.75;
/** Grams as cooked. */
const pattyGrams = 85;
const dogGrams = 50;

/** "Turkey burger on a wheat bun, with cheese": the data has what lies on the bun, or the bun. */
export function readBurger(kitchen: Kitchen, text: string, lookup: Lookup): FilledDish | undefined {
  const [, name = "", dog, rest = ""] = onBun.exec(saidIn(text)) ?? [];
  const patty = name === "" ? undefined : lookup(name.replace(unsaid, " "), likely);
  if (!patty || isWhole.test(patty.name)) return undefined;
  const { carbs, protein } = patty.per100g;
  if ((carbs ?? mostCarbs) >= mostCarbs || (protein ?? 0) < leastProtein) return undefined;
  const [bun] = kitchen.choose("sandwich bread", text)?.items ?? [];
  return {
    template: "sandwich",
    surely: true,
    parts: [
      ...(bun ? [bun] : []),
      { id: patty.id, grams: dog === undefined ? pattyGrams : dogGrams },
      ...weighFillings(kitchen, rest, kitchen.fillingGrams("sandwich")),
    ],
  };
}
