import { oneOf, type ParsedItem } from "./item.ts";

/** "2 take 5 bars", "a B-52": the count of what a name is of. */
const counted = /^(?:(an?|one|[1-9]\d?)(?: ?x)? )?(.+)$/is;
/** What is eaten with each other is told as several foods: "ham and eggs", "coffee with 2 sugars". */
const joints = / (?:and|&|with|w\/) (?:an? |one |two |\d{1,2} )?/i;

interface Names {
  isName(text: string): boolean;
  /** Those of the foods that the text was read as. */
  read: readonly string[];
}

/**
 * A text that is a name we know, and so means one food, whatever its words mean elsewhere: "Steak n
 * Shake Frisco melt" is no steak, "7 and 7" isn't fourteen, "she crab soup" tells of nobody.
 * Undefined if it isn't one, or is made of names for several foods.
 */
export function wholeName(text: string, { isName, read }: Names): ParsedItem | undefined {
  const said = text.trim().replace(/[.!]$/, "");
  const isWhole = !/^an? /i.test(said) && isName(said);
  const [, count = "", rest = ""] = isWhole ? [said, "", said] : (counted.exec(said) ?? []);
  // "1" isn't A.1. sauce.
  if (!/\p{L}/u.test(rest) || !isName(rest)) return undefined;
  const names = rest.split(joints);
  const isOfNames = [...names, ...read].every((name) => isName(name));
  if (names.length > 1 && names.length === read.length && isOfNames) return undefined;
  if (count === "") return { quantity: null, unit: "", name: rest, measurement: oneOf(rest) };
  const quantity = Number(count) || 1;
  return { quantity, unit: "", name: rest, measurement: `${quantity}` };
}
