import type { Catalogue } from "../../catalogue.ts";
import { numeral } from "../../measures/number-words.ts";
import { spoons } from "../../measures/weight-words.ts";
import type { Part } from "../parting/parts.ts";
import { partOfDish } from "./part-of-dish.ts";
import { parseNamed } from "./whole-name.ts";

/**
 * How much of its own a dish had: "bulletproof coffee with a tablespoon of MCT oil and one of butter",
 * "caesar salad with 30 g parmesan". The dish has these already, so it is read without them, and they
 * are eaten by their own amounts.
 */

/** What is poured or weighed; "pho with 2 eggs" and "an orange" may come on top. */
const measured = new RegExp(
  String.raw`^(?:\d[\d./]*|an?|${numeral}|half an?)(?: \d\/\d)? ?(?:g|grams?|oz|ounces?|ml|cups?|${spoons}|spoons?|spoonfuls?|scoops?|knobs?|splash|glass)(?: of)? (\p{L}.*)$`,
  "iu",
);

/** The parts with a dish read without what is told of it by the measure. */
export function withOwnAmounts(catalogue: Catalogue, parts: readonly Part[]): Part[] {
  const added = parts.flatMap(({ text, to }) => {
    const [, name] = to === undefined ? [] : (measured.exec(text) ?? []);
    return name === undefined ? [] : [{ name, to }];
  });
  if (added.length === 0) return [...parts];
  return parts.map((part) => {
    const told = added.flatMap(({ name, to }) => (to === part.text ? [name] : []));
    const own = told.length > 0 ? ownOf(catalogue, part, told) : [];
    return own.length > 0 ? { ...part, text: `${part.text} without ${own.join(" and ")}` } : part;
  });
}

/** What has more of it is mostly that, and nothing without: Greek yogurt is no dish with milk in it. */
const mostOfDish = 0.7;

function ownOf(catalogue: Catalogue, { text }: Part, told: readonly string[]): string[] {
  const { name } = parseNamed(catalogue, text);
  const [found] = catalogue.isName(name) ? catalogue.search(name, 1) : [];
  const dish = found && catalogue.dish(found.id);
  if (!dish) return [];
  const { kitchen, vocabulary } = catalogue;
  return told.filter((thing) => {
    const part = partOfDish(catalogue, dish.id, thing);
    const said = new Set(vocabulary.wordsOf(thing));
    // Coconut milk is no milk, and mozzarella of skim milk neither.
    const isCalledSo = part?.ids.every((id) =>
      vocabulary.wordsOf(kitchen.wordFor(id) ?? "").every((word) => said.has(word)),
    );
    return part !== undefined && isCalledSo === true && part.share > 0 && part.share < mostOfDish;
  });
}
