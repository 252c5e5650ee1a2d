import { wordsOf } from "../names/words.ts";
import type { HouseholdMeasure } from "../table.ts";
import { readQuantity } from "./quantity.ts";
import { readUnit, type Unit } from "./units.ts";

/** One of a food's own measures, taken apart. */
export interface ReadMeasure {
  measure: HouseholdMeasure;
  gramsEach: number;
  unit?: Unit | undefined;
  words: readonly string[];
  size?: string | undefined;
  /** Part of a whole ("1/8 of 9" dia"), or what remains of a raw amount. */
  derived: boolean;
  /** One of the pieces that such a measure holds. */
  inside?: true;
}

export function readMeasure(measure: HouseholdMeasure): ReadMeasure {
  const name = measure.name.toLowerCase();
  const read = readUnit(name);
  const plain = (read?.rest ?? name).replace(/\([^)]*\)?/g, " ");
  const size = name.match(
    /extra small|extra large|jumbo|king size|small|medium|large|fun size|snack size|bite size|mini|regular|thin|thick/,
  )?.[0];
  return {
    measure,
    gramsEach: measure.grams / measure.amount,
    ...(read ? { unit: read.unit } : {}),
    words: wordsOf(plain.replace(measureTalk, " ")),
    ...(size ? { size } : {}),
    derived:
      /sum of|yield (?:from|after)|without refuse|excluding refuse|nlea|^[^(]*\b(?:yields?|of)\b/.test(
        name,
      ),
  };
}

/** Parts of a measure's name that don't say what is measured. */
const measureTalk =
  /\d+(?:[./-]\d+)*"?|\b(?:extra|jumbo|small|medium|large|mini(?:ature)?|regular|thin|thick|(?:fun|snack|king) size|without (?:refuse|seeds|skin and seeds?)|fluid|oz|fl|each)\b/g;

/** "serving 2 tbsp" is a measure by the tablespoon as well; "oz (23 whole kernels)" one by the nut. */
export function readMeasures(measure: HouseholdMeasure): ReadMeasure[] {
  const read = readMeasure(measure);
  const inner = measure.name.match(/^serving (\d+(?:[./]\d+)?) (.*)$/i);
  const unit = inner && readUnit((inner[2] ?? "").toLowerCase())?.unit;
  const amount = readQuantity(inner?.[1] ?? "")?.value;
  if (unit?.kind === "volume" && amount) {
    const gramsEach = read.gramsEach / amount;
    return [read, { ...read, unit, gramsEach, words: [] }];
  }
  const other = measure.name.toLowerCase().match(/ or (\d+) (\w+)/);
  const otherUnit = readUnit(other?.[2] ?? "")?.unit;
  if (otherUnit?.kind === "count") {
    const each = { ...read, unit: otherUnit, gramsEach: read.gramsEach / Number(other?.[1]) };
    return [read, { ...each, words: [], size: undefined }];
  }
  const inside = measure.name.match(piecesInside);
  if (!inside) return [read];
  const from = Number(inside[1]);
  const pieces = (from + Number(inside[2] ?? from)) / 2;
  return [
    {
      ...read,
      unit: undefined,
      gramsEach: read.gramsEach / pieces,
      words: [],
      derived: false,
      inside: true,
    },
    read,
  ];
}

const piecesInside =
  /^(?:oz|portion|serving) \((\d+)(?:-(\d+))? (?:whole |shelled |medium |onion )?(?:kernels|nuts|halves|rings|pieces)\)/i;
