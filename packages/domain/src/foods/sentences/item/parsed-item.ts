import type { Catalogue } from "../../catalogue.ts";
import type { Measures } from "../../measures/measures.ts";
import { readQuantity } from "../../measures/quantity.ts";
import { sizes } from "../../measures/size-words.ts";
import type { Unit } from "../../measures/units.ts";
import { sparing } from "../../sparing-pattern.ts";

/** The text of one food, parsed. */
export interface ParsedItem {
  quantity: number | null;
  unit: string;
  name: string;
  /** The measurement for the engine; empty if there is no amount. */
  measurement: string;
}

/** One order of name and amount; undefined if the text has another. */
export type Reader = (catalogue: Catalogue, text: string) => ParsedItem | undefined;

export const unmeasured = (name: string): ParsedItem => ({
  quantity: null,
  unit: "",
  name,
  measurement: "",
});

/** Also "big" of a big mac: whether it is a name, the catalogue says. */
export const sizeWords = `${sizes}|big|tall(?! (?:glass|stack))|grande|venti|miniature|personal|jumbo|tiny(?! tedd)|(?:fun|king|snack|bite|family|party|share|sharing|personal|child(?:ren)?(?:'?s)?|kids?(?:'?s)?)[ -]sized?`;

export const leadingSize = sparing(`^(?:${sizeWords})\\s+(?=\\p{L})`, "iu");

export const percent = /^\d+(?:[.,]\d+)? ?(?:%|percent|per cent)/i;

/** The unit that a text is, be it with a size: "medium slice". */
export function unitOf({ units }: Measures, text: string): Unit | undefined {
  const read = units.read(text.toLowerCase().replace(leadingSize, ""));
  return read?.rest === "" ? read.unit : undefined;
}

export function amounted(
  measures: Measures,
  amount: string,
  unit: string,
  name: string,
): ParsedItem {
  const label = unitOf(measures, unit)?.label ?? "";
  const quantity = readQuantity(amount)?.value ?? null;
  return { quantity, unit: label, name, measurement: `${amount} ${unit}`.trim() };
}
