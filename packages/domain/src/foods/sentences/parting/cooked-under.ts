import type { Catalogue } from "../../catalogue.ts";
import { cookedSo } from "../../names/cooking-words.ts";
import { isVegetable } from "../../reference-group.ts";
import { parseItem } from "../item/item.ts";
import type { Part } from "./parts.ts";

/** What nobody has on raw vegetables. */
const onCooked =
  /^(?:some |a bit of |melted )?(?:butter|margarine|butter sauce|cheese sauce|cream sauce|white sauce|hollandaise(?: sauce)?|breadcrumbs)$/i;
const saysHow = new RegExp(
  String.raw`\b(?:raw|fresh|${cookedSo}|stir[- ]fried|canned|frozen|salad)\b`,
  "i",
);

/** "Carrots with butter", which alone would be raw ones, are cooked, as are those under a sauce. */
export function withCookedUnder(catalogue: Catalogue, parts: readonly Part[]): Part[] {
  const under = new Set(parts.flatMap(({ text, to }) => (to && onCooked.test(text) ? [to] : [])));
  if (under.size === 0) return [...parts];
  return parts.map((part) =>
    under.has(part.text) ? { ...part, text: cooked(catalogue, part.text) } : part,
  );
}

function cooked(catalogue: Catalogue, text: string): string {
  const { measurement, name } = parseItem(catalogue, text);
  if (saysHow.test(text) || !catalogue.isName(`cooked ${name}`)) return text;
  const [found] = catalogue.search(name, 1);
  if (!found || !isVegetable(found.id) || !/, raw\b/i.test(found.name)) return text;
  return `${measurement} cooked ${name}`.trim();
}
