import type { Catalogue } from "../../catalogue.ts";

/** "Double cheeseburger with bacon" begins with what is one; a double espresso is two of them. */
export function beginsWithOneOfTwo({ isName, search }: Catalogue, name: string): boolean {
  const [begun = "", thing = ""] = /^(?:double|triple) (\p{L}+)(?= )/iu.exec(name) ?? [];
  if (begun === "" || !isName(begun)) return false;
  const [one] = search(thing, 1);
  return one !== undefined && search(begun, 1)[0]?.id !== one.id;
}
