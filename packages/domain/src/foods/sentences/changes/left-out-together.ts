import type { Catalogue } from "../../catalogue.ts";
import { leaving } from "../../dishes/left-out.ts";
import { sparing } from "../../sparing-pattern.ts";
import { type DishNamed, dishNamed, isUsualIn } from "../item/part-of-dish.ts";
import { parseNamed } from "../item/whole-name.ts";
import { isTrifle } from "./modifications.ts";

/**
 * Things that one word leaves out are each left out: "ham sandwich without lettuce or mayo" is one
 * "without lettuce no mayo". What the food has none of isn't worth a word: "tea without milk or sugar".
 * Behind "and" the next food may stand as well ("burger without bun and fries"), so there the others must
 * be what such a food has, or what is spooned on it: "toast without butter and jam".
 */

const word = String.raw`(?!(?:${leaving}|and|or|nor|with|an?|some|the|plus|my|added)\b)\p{L}[\p{L}'-]*`;
const thing = String.raw`(?:the |any )?${word}(?: ${word})?`;
const together = sparing(
  String.raw`(?<=\p{L})(,?) ((?:${leaving}|neither) ${thing})((?:, ${thing}){0,4}),? (or|nor|and) (${thing})(?=$|[,;.\n)]| (?:and|with|on|for) )`,
  "giu",
);
/** The food that stands before. */
const foodBefore = /(?:^|[,;:.\n(] ?|\b(?:and|with|had) )(?!(?:and|with) )([^,;:.\n()]*)$/iu;
/** What is put on a food in so little is hardly a food beside it: "1 tsp", "15 g", "1 slice". */
const spooned = /(?:tsp|tbsp|pinch| g)$/;
const sliced = /slice$/;
const leftFirst = new RegExp(`^(?:${leaving}|neither) (?:the |any )?`, "i");

export function withLeftOutEach(catalogue: Catalogue, text: string): string {
  return text.replace(
    together,
    (
      said,
      mark: string,
      first: string,
      between: string,
      joint: string,
      last: string,
      at: number,
    ) => {
      const [, food = ""] = foodBefore.exec(text.slice(0, at)) ?? [];
      const { name } = parseNamed(catalogue, food);
      if (catalogue.isName(`${name}${said}`)) return said;
      const dish = dishNamed(catalogue, name);
      const of = { name, dish };
      const others = [...between.split(", "), last].filter((other) => other !== "");
      const isAnd = joint.toLowerCase() === "and";
      const things = [first.replace(leftFirst, ""), ...others];
      if (isAnd && !areOfFood(catalogue, of, things)) return said;
      const had = others.filter((other) => isKnownWithout(catalogue, of, other));
      return `${mark} ${[first.replace(/^neither/i, "no"), ...had].join(" no ")}`;
    },
  );
}

/** The food that things are left out of, as it was named and as it is found. */
interface Left {
  name: string;
  dish: DishNamed | undefined;
}

/** Whether it is told what a food has of something as it is sold. */
const isListed = ({ kitchen }: Catalogue, name: string, other: string): boolean =>
  kitchen.leftOut.some(
    ({ of, words }) => of.test(name.toLowerCase()) && words.test(other.toLowerCase()),
  );

const isKnownWithout = (catalogue: Catalogue, { name, dish }: Left, other: string): boolean =>
  isListed(catalogue, name, other) ||
  (dish !== undefined && catalogue.dishWithout(dish.id, [other]) !== undefined);

/** Whether all but the first of the things may be left out of a food, too, rather than eaten beside it. */
function areOfFood(catalogue: Catalogue, { name, dish }: Left, things: readonly string[]): boolean {
  const { company, vocabulary } = catalogue;
  const isAdded = (pattern: RegExp) => (thing: string) =>
    pattern.test(company.usualAddition(thing, name) ?? "");
  if (things.every(isAdded(sliced))) return true;
  return things
    .slice(1)
    .every(
      (thing) =>
        isTrifle(catalogue, thing) ||
        vocabulary.isPart.test(thing) ||
        isAdded(spooned)(thing) ||
        isListed(catalogue, name, thing) ||
        (dish !== undefined && isUsualIn(catalogue, dish, thing)),
    );
}
