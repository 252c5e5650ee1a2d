import type { Catalogue } from "../catalogue.ts";
import type { DescribedDish } from "./described-dish.ts";

const saysRaw = /(?:^|[\s,(])(?:dry|dried|uncooked|raw)(?: weight)?\)?(?=$|[\s,])/i;
/** What was dried or roasted, rather than not cooked yet, or is cooked after all: "beans, from dried". */
const otherwise =
  /\b(?:dry|oil)[- ](?:roasted|fried|cured|aged)\b|\b(?:cooked|boiled|canned)\b|\bfrom (?:dried|dry|raw)\b/i;
/** How surely the rest of a name must be a food by itself. */
const sure = 0.85;

/**
 * "Penne, dry", "raw ribeye": people weigh what they cook before they do, and the data has the raw
 * form by another name, or by that of another cut.
 */
export function readUncooked(catalogue: Catalogue, text: string): DescribedDish | undefined {
  if (!saysRaw.test(text) || otherwise.test(text)) return undefined;
  const base = text.replace(saysRaw, " ").replace(/\s+/g, " ").trim();
  const [found] = catalogue.isName(base) ? catalogue.search(base, 1) : [];
  const raw = found && found.score >= sure ? catalogue.kitchen.rawForm(found.id) : undefined;
  const food = raw === undefined ? undefined : catalogue.food(raw);
  return found && food && { food, score: found.score };
}
