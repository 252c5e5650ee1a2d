import type { Catalogue } from "../catalogue.ts";

/** "Nutrition bar (Clif Bar)": a kind of food, and in brackets which. */
const bracketed = /^([^()]{3,60}) \(([^()]{3,60})\)$/;

/**
 * A maker's product in brackets, if the text before them only tells its kind: "energy drink
 * (Monster)", but not "crackers, filled with cheese (Ritz)".
 */
export function productInBrackets(catalogue: Catalogue, text: string): string | undefined {
  const [, kind = "", product = ""] = bracketed.exec(text) ?? [];
  return product === "" ? undefined : productOf(catalogue, kind, product);
}

/** The name of a product whose kind is told apart from it. */
function productOf(catalogue: Catalogue, kind: string, product: string): string | undefined {
  if (!isKindOnly(catalogue, kind)) return undefined;
  const thing = catalogue.vocabulary.headOf(kind);
  const names = [`${product} ${kind}`, `${product} ${thing}`, product];
  // "Taco (crunchy)" is a crunchy taco, and no Crunchie.
  const name = names.find(catalogue.isName);
  return name !== undefined && isByMaker(catalogue, name, product) ? name : undefined;
}

/** A kind of food before a bracket has at least so many letters, and at most so many words. */
const shortestKind = 3;
const longestKind = 3;

/** A text of several foods with products instead of their kinds: "1 cup cereal (Cheerios), milk". */
export function withProductsSaid(catalogue: Catalogue, text: string): string {
  return text.replace(
    /([^,;()\n]{3,60}) \(([^()]{3,60})\)/g,
    (said, before: string, product: string) => {
      const words = before.split(" ");
      for (let count = Math.min(longestKind, words.length); count > 0; count--) {
        const kind = words.slice(-count).join(" ");
        const mayBe = kind.length >= shortestKind && catalogue.isName(kind);
        const name = mayBe ? productOf(catalogue, kind, product) : undefined;
        if (name) return [...words.slice(0, -count), name].join(" ");
        if (catalogue.isName(`${product} ${kind}`)) return said;
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
