import type { Catalogue } from "../catalogue.ts";
import { longestFoodText } from "../limits.ts";

/** "Butter chicken from Uber Eats": where it was bought, not what it was made from. */
const bought =
  /^(.{3,60}?) from (?!(?:last|this|yesterday|today|my weight|the scale|dried|fresh|frozen|raw|(?:an? )?(?:dry )?(?:mix|can|powder|packet|recipe|restaurant)|fast food)\b)\p{L}[^,;]{2,40}$/iu;

/** "Nutrition bar (Clif Bar)": a kind of food, and in brackets which. */
const bracketed = /^([^()]{3,60}) \(([^()]{3,60})\)$/;

/** "Pret tuna baguette": the food without the shop that is named first. */
export const withoutShop = ({ vocabulary }: Catalogue, text: string): string =>
  text.replace(vocabulary.shopBefore, "$1");

/** A food without the place it is from, named first or last. */
export const withoutPlace = (catalogue: Catalogue, text: string): string =>
  bought.exec(text)?.[1] ?? withoutShop(catalogue, text);

/** More epithets than these aren't put to one food. */
const mostEpithets = 3;

/**
 * The name in a text that also says where the food is from, whose it is or how good: "leftover pad
 * thai", "Grandma's gumbo", "Tesco hummus", "ribs (homemade)", "cereal (Cheerios)". None of these
 * makes another food of one that is known by the rest of the text. A text without them, or all of
 * whose words a food has, stays as it is: "homemade apple pie".
 */
export function knownBeside(catalogue: Catalogue, text: string): string {
  if (text.length > longestFoodText || catalogue.isName(text)) return text;
  const product = productInBrackets(catalogue, text);
  if (product !== undefined) return product;
  const name = withoutEpithets(catalogue, text);
  return name === undefined || isHeardWhole(catalogue, text) ? text : name;
}

/** One by one, those in front first: "leftover chips from the chippy" are "chips from the chippy". */
function withoutEpithets(catalogue: Catalogue, text: string): string | undefined {
  const { epithetBefore, epithetAfter } = catalogue.vocabulary;
  let rest = text;
  for (let left = mostEpithets; left > 0; left--) {
    const before = withoutShop(catalogue, rest).replace(epithetBefore, "$1");
    const after = withoutPlace(catalogue, before).replace(epithetAfter, "");
    const name = [before, after].find(catalogue.isName);
    if (name !== undefined || after === rest) return name;
    rest = after;
  }
  return undefined;
}

/**
 * A maker's product in brackets, if the text before them only tells its kind: "energy drink
 * (Monster)", but not "crackers, filled with cheese (Ritz)".
 */
function productInBrackets(catalogue: Catalogue, text: string): string | undefined {
  const [, kind = "", product = ""] = bracketed.exec(text) ?? [];
  if (product === "" || !isKindOnly(catalogue, kind)) return undefined;
  const thing = catalogue.vocabulary.headOf(kind);
  const names = [`${product} ${kind}`, `${product} ${thing}`, product];
  return names.find((name) => catalogue.isName(name) && isByMaker(catalogue, name, product));
}

/** A kind of food before a bracket has at most so many words. */
const longestKind = 3;

/** A text of several foods with products instead of their kinds: "1 cup cereal (Cheerios), milk". */
export function withProductsSaid(catalogue: Catalogue, text: string): string {
  return text.replace(
    /([^,;()\n]{3,60}) \(([^()]{3,60})\)/g,
    (said, before: string, product: string) => {
      const words = before.split(" ");
      for (let count = Math.min(longestKind, words.length); count > 0; count--) {
        const kind = words.slice(-count).join(" ");
        const name = catalogue.isName(kind) && productInBrackets(catalogue, `${kind} (${product})`);
        if (name) return [...words.slice(0, -count), name].join(" ");
      }
      return said;
    },
  );
}

function isKindOnly({ vocabulary: { wordsOf, usual } }: Catalogue, text: string): boolean {
  const [kind = "", ...further] = text.split(",");
  const said = new Set(wordsOf(kind));
  return further.flatMap(wordsOf).every((word) => said.has(word) || usual.has(word));
}

/** Whether a name's food is a maker's, of which a text says something. */
function isByMaker({ vocabulary, saysProduct, search }: Catalogue, name: string, text: string) {
  if (vocabulary.wordsOf(text).some((word) => vocabulary.brands.has(word))) return true;
  const [found] = search(name, 1);
  return found !== undefined && saysProduct(text, found.id);
}

/** A name that fits worse than this isn't of the whole text, though all of its words may be known. */
const leastFit = 0.75;

/** Whether the food that is found for a text is called so with all of its words. */
function isHeardWhole(catalogue: Catalogue, text: string): boolean {
  const [found] = catalogue.search(text, 1);
  const food = found && found.score >= leastFit ? catalogue.food(found.id) : undefined;
  return food !== undefined && catalogue.heardIn(food, catalogue.vocabulary.wordsOf(text)) >= 1;
}
