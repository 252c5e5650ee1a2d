import type { Catalogue } from "../catalogue.ts";

/** "Butter chicken from Uber Eats": where it was bought. */
const bought =
  /^(.{3,60}?) from (?!(?:last|this|yesterday|today|my weight|the scale)\b)\p{L}[^,;]{2,40}$/iu;

/** "Pret tuna baguette": the food without the shop that is named first. */
export function withoutShop({ vocabulary }: Catalogue, text: string): string {
  const [, article = "", first = "", food = ""] = /^((?:an? )?)(\S+) (\p{L}.*)$/iu.exec(text) ?? [];
  return vocabulary.shops.has(first.toLowerCase().replace(/['’-]/g, "")) ? article + food : text;
}

/** A food without the place it is from, named first or last. */
export const withoutPlace = (catalogue: Catalogue, text: string): string =>
  bought.exec(text)?.[1] ?? withoutShop(catalogue, text);
