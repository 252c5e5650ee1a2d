import type { Catalogue } from "../../catalogue.ts";
import { ofChain } from "./chains.ts";

/**
 * "Big Mac, medium fries": what only one chain sells tells whose the rest is, though nobody names the
 * chain.
 */
const soldBy: readonly (readonly [chain: string, products: string])[] = [
  [
    "mcdonalds",
    "big macs?|(?:chicken )?mcnuggets|mcchickens?|filet[- ]?o[- ]?fish|(?:\\p{L}+ )?(?:\\p{L}+ )?mcmuffins?|mcdoubles?|mcgriddles?|mc ?flurry|quarter pounders?(?: with cheese)?",
  ],
  ["burger king", "(?:double |impossible |triple )?whoppers?(?: jr| junior| with cheese)?"],
  ["wendys", "(?:\\p{L}+ of )?baconators?|dave'?s (?:single|double|triple)"],
  ["kfc", "zinger(?: burger| tower)?|kfc zinger"],
  ["in n out", "double[- ]double"],
];
const products = soldBy.map(([chain, names]) => ({
  chain,
  pattern: new RegExp(`^(?:an? |one |two |three |\\d )?(?:${names})(?: meal)?$`, "iu"),
}));
const joint = /(, ?(?:and )?| \+ | & | and | w\/? | with )/;

/** A text with the chain's own of what was eaten beside what it alone sells. */
export function withChainsOfProducts(catalogue: Catalogue, text: string): string {
  if (!/mac\b|\bmc|pounder|filet|whopper|baconator|dave|zinger|double/iu.test(text)) return text;
  return text
    .split(/(?<=[.;\n])/u)
    .map((sentence) => {
      const parts = sentence.split(joint);
      const soldHere = (part: string) =>
        products.find(({ pattern }) => pattern.test(part.trim().replace(/\.$/, "")));
      const chain = parts.map(soldHere).find(Boolean)?.chain;
      if (chain === undefined) return sentence;
      return parts
        .map((part) =>
          joint.test(part) || soldHere(part) ? part : ofChain(catalogue, chain, part),
        )
        .join("");
    })
    .join("");
}
