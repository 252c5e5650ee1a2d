import type { Catalogue } from "../catalogue.ts";
import type { Kind } from "../measures/kinds.ts";
import type { Food } from "../table.ts";

/** What a name is found as. */
export function foodFound({ search, food }: Catalogue, name: string): Food | undefined {
  const [match] = search(name, 1);
  return match && food(match.id);
}

/** The kind of what a name is found as. */
export function kindOf(catalogue: Catalogue, name: string): Kind | undefined {
  const found = foodFound(catalogue, name);
  return found && catalogue.known(found).kind;
}
