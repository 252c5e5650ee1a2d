import { plainText } from "../names/plain-text.ts";
import { ownServing } from "../our-food.ts";
import type { Food } from "../table.ts";
import { judgePortion } from "./portion-check.ts";
import type { ReferencePortion } from "./reference-portion.ts";

/**
 * The reference portion to compare a food with: that of the exact name typed, or of the food
 * itself. Never that of an ingredient: "fish and chips" isn't too many chips, nor a cheese sandwich
 * too much cheese, nor a personal pan pizza.
 */
export type PortionOf = (
  food: Pick<Food, "id" | "name" | "measures">,
  typed: string,
) => ReferencePortion | undefined;

export function openPortions(
  rows: readonly ReferencePortion[],
  stem: (word: string) => string,
): PortionOf {
  const stemsOf = (text: string): string[] =>
    plainText(text)
      .split(/[^a-z-]+/)
      .filter((word) => word !== "")
      .map(stem);
  // Longest first: peanut butter isn't butter.
  const portions = rows
    .map((portion) => ({ portion, words: stemsOf(portion.name) }))
    .sort((a, b) => b.words.length - a.words.length);

  /** The portion whose name ends a text: in English the last word says what a thing is. */
  function endingOf(
    text: string,
    fits: (portion: ReferencePortion) => boolean = () => true,
  ): ReferencePortion | undefined {
    const last = stemsOf(text);
    return portions.find(
      ({ portion, words }) =>
        fits(portion) && words.every((word, at) => word === last[last.length - words.length + at]),
    )?.portion;
  }

  function named({ name: called }: Pick<Food, "name">, typed: string) {
    const asked = stemsOf(typed).join(" ");
    const exact = portions.find(({ words }) => words.join(" ") === asked);
    const name = plainText(called);
    const [family = "", kind = ""] = name
      .split(/, ?/)
      .map((part) => part.replace("ready-to-eat", ""));
    if (dried.test(name) || otherUse.test(name)) return undefined;
    if (joined.test(family) || name.includes(" + ")) return undefined;
    if (exact) return exact.portion;
    if (cookedCereal.test(name)) {
      return portions.find(({ words }) => words[0] === "oatmeal")?.portion;
    }
    if (family === "snacks") return endingOf(kind, ({ category }) => category === "Snacks");
    return shelves.has(family)
      ? (endingOf(kind) ?? endingOf(family))
      : (endingOf(`${kind} ${family}`) ?? endingOf(family));
  }

  return (food, typed) => {
    const portion = named(food, typed);
    const served = ownServing(food);
    // What a maker serves as one is no portion of something else that its name ends with.
    const isOther = portion && served && !judgePortion(portion, served.grams).reasonable;
    return isOther ? undefined : portion;
  };
}

/** Compared with its ready form, such a food weighs too little, and a meal made of it too much. */
const dried =
  /\b(?:dry|dried|powder(?:ed)?|uncooked|unprepared|condensed|dehydrated|crust)\b|^(?:rice|beans|pasta)\b.*\braw\b/;

/** Several foods in one, of which the name ends with only one. */
const joined = /\b(?:and|with|on)\b/;

/** Not eaten like the rest of their family: nobody drinks a cup of lemon juice. */
const otherUse =
  /^(?:lemon|lime) juice\b|^nuts, coconut (?:milk|water|cream)\b|^cheese, ricotta\b|^pretzels, soft\b/;

/** Cooked cereal weighs six times as much as its flakes. */
const cookedCereal = /^cereals?\b.*\b(?:cooked|prepared)\b/;

/** First words of the reference's names that are a supermarket shelf rather than a food. */
const shelves = new Set(["beverages", "fast foods", "nuts"]);
