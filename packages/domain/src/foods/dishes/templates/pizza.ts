import type { Kitchen } from "../kitchen.ts";
import { type FilledDish, weighFillings } from "./filled-dish.ts";
import type { Lookup } from "./filling.ts";

/** "Pizza with ham and pineapple", "goat cheese and spinach pizza". */
export function readPizza(kitchen: Kitchen, text: string, lookup: Lookup): FilledDish | undefined {
  if (
    !/\bpizzas?\b/.test(text) ||
    /\brolls?\b|\bbagel|\bsauce\b|\bdough\b|\bsandwich|\bcrust only/.test(text)
  ) {
    return undefined;
  }
  const named = weighFillings(kitchen, text, kitchen.fillingGrams("pizza"), lookup);
  if (named.length === 0) return undefined;
  const base = kitchen.choose("pizza base", text)?.items ?? [];
  return { template: "pizza", parts: [...base, ...named] };
}
