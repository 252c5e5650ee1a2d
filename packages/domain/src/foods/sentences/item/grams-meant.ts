import { isPlural } from "../../measures/plural.ts";
import type { Said } from "./energy-meant.ts";

/**
 * Who reads numbers off scales writes them behind each food: "greek yogurt 170, blueberries 80, honey
 * 10". One alone may count pieces ("blueberries 20"), but beside a weight that nobody counts to, all are
 * grams, and beside one in grams what isn't counted is.
 */

/** Nobody counts to the first; the least of what may be counted, and of what is poured or spooned. */
const leastGrams = { surely: 100, ofPieces: 10, ofOthers: 3 };
/** Larger pieces are counted all the same: "eggs 12". */
const smallPiece = 10;

const isBareNumber = ({ quantity, unit }: Said): boolean => quantity !== null && unit === "";

const isWeighed = (item: Said): boolean =>
  isBareNumber(item) &&
  (item.quantity ?? 0) >= leastGrams.surely &&
  item.outcome.ok &&
  item.outcome.calculation.grams === item.quantity;

const isInGrams = ({ unit }: Said): boolean => unit === "gram";

/** The foods of these whose bare number counts grams, though it isn't read so by itself. */
export function areGrams<Item extends Said & { name: string }>(items: readonly Item[]): Item[] {
  if (items.some(isWeighed)) return items.filter(isBareNumber).filter(mayBeGrams);
  if (!items.some(isInGrams)) return [];
  // "Rice 150 g, cheese 15"; but "grapes 15" may be counted beside it.
  return items.filter((item) => isBareNumber(item) && !isPlural(item.name) && mayBeGrams(item));
}

function mayBeGrams({ text, name, quantity, outcome }: Said & { name: string }): boolean {
  const number = quantity ?? 0;
  if (!outcome.ok) return outcome.failed === "measurement" && number >= leastGrams.ofOthers;
  const { grams } = outcome.calculation;
  // "20 grapes" are counted, "grapes 20" and "20 cheese" aren't.
  const isCounted = isPlural(name) && text.startsWith(`${number} `);
  if (number < leastGrams.ofPieces || grams === number || isCounted) return false;
  return !isPlural(name) || grams / number < smallPiece;
}
