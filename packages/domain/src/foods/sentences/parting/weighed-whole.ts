import type { Catalogue } from "../../catalogue.ts";
import { weighedBy } from "../../measures/weight-words.ts";
import { isMeatOrFish, referenceGroup, referenceGroups } from "../../reference-group.ts";
import { parseItem } from "../item/item.ts";
import { isInside } from "./listed.ts";

/**
 * What is in a dish was weighed with it: "a 240 g sandwich with ham, cheese, and lettuce". What is
 * served beside meat or fish wasn't: "150 g chicken breast with rice".
 */

/** "200 g" at the start of a food. */
export const weighed = new RegExp(String.raw`^\d[\d.,]* ?${weighedBy}\b`, "i");
const weighedWhole = new RegExp(
  String.raw`^\s*(?:an? |the )?(\d[\d.,]* ?${weighedBy}\b\D+?) with (\D+)$`,
  "i",
);
const and = /(?:^| )(?:and|&) /i;

const { bakedFoods, grains, pulses, vegetables } = referenceGroups;
/** Groups of what is served beside meat or fish. */
const sides: ReadonlySet<string> = new Set([vegetables, pulses, bakedFoods, grains]);

/** Whether a food is served beside the meat or fish of `main`. */
export function isSide(catalogue: Catalogue, main: string, side: string): boolean {
  const idOf = (said: string) => catalogue.search(said, 1)[0]?.id ?? "";
  if (!catalogue.isName(side) || !sides.has(referenceGroup(idOf(side)))) return false;
  return isMeatOrFish(idOf(parseItem(catalogue, main).name));
}

/** Joins the list of what is in a weighed dish, which ends at its "and", where commas split it. */
export function joinWeighed(catalogue: Catalogue, chunks: readonly string[]): string[] {
  const joined: string[] = [];
  for (let at = 0; at < chunks.length; at++) {
    const chunk = chunks[at] ?? "";
    const [, whole, first] = weighedWhole.exec(chunk) ?? [];
    const isWhole = whole !== undefined && first !== undefined && !isSide(catalogue, whole, first);
    const end = isWhole ? endOfList(catalogue, chunks, at) : at + 1;
    const things = chunks.slice(at, end).map((part) => part.trim().replace(/^(?:and|&) /i, ""));
    joined.push(end > at + 1 ? things.join(" and ") : chunk);
    at = end - 1;
  }
  return joined;
}

/** The end of the list that goes on with `chunks[from]`; without an "and" it is none. */
function endOfList(catalogue: Catalogue, chunks: readonly string[], from: number): number {
  const dish = chunks[from] ?? "";
  for (let end = from + 1; end < chunks.length; end++) {
    const said = (chunks[end] ?? "").trim();
    const things = said.replace(/^(?:and|&) /i, "").split(/ (?:and|&) /i);
    if (!things.every((thing) => isInside(catalogue, thing, dish))) return from + 1;
    if (and.test(said)) return end + 1;
  }
  return from + 1;
}
