import type { Kitchen } from "../kitchen.ts";
import { type FilledDish, weighFillings } from "./filled-dish.ts";
import type { Lookup } from "./filling.ts";

/** A single filling gets at most this many times as large. */
const maxFactor = 1.8;

/** "Burrito, pork, with beans and cheese", "chicken wrap with bacon". */
export function readWrap(kitchen: Kitchen, text: string, lookup: Lookup): FilledDish | undefined {
  if (/\bsalad\b(?! bowl)|\btaco shells?\b|\bseasoning\b|\bfilling\b/.test(text)) return undefined;
  const form = kitchen.wraps.find(({ words }) => words.test(text));
  if (!form) return undefined;
  const filled = kitchen.fillingGrams(form.template);
  const named = weighFillings(kitchen, text.replace(form.words, " "), filled, lookup);
  if (named.length === 0) return undefined;
  const shell = /\bflour tortilla|\bsoft taco/.test(text)
    ? { ...form.shell, id: kitchen.id("flour tortilla") }
    : form.shell;
  const weight = named.reduce((sum, { grams }) => sum + grams, 0);
  const factor = weight < form.filled ? Math.min(form.filled / weight, maxFactor) : 1;
  const fillings = named.map(({ id, grams }) => ({ id, grams: Math.round(grams * factor) }));
  const always = form.always.filter(({ id }) => named.every((part) => part.id !== id));
  const parts = [shell, ...fillings, ...always];
  return { template: form.template, parts };
}
