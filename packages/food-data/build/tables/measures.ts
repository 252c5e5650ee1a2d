import {
  type EdibleRow,
  type MeasureTables,
  measureLists,
  refuses,
  type SizeRow,
  sizeNames,
} from "@morsel/domain/foods/measures/measures";
import { type Unit, unitKinds, unitTraits } from "@morsel/domain/foods/measures/units";
import { patternIn } from "./patterns.ts";
import { readTable, TableError, type TableRow } from "./table-text.ts";
import { readLists } from "./words.ts";

/** A counted unit's regular plural: "boxes", "patties". */
function pluralOf(name: string): string {
  if (/(?:s|sh|ch|x)$/.test(name)) return `${name}es`;
  return /[^aeiou]y$/.test(name) ? `${name.slice(0, -1)}ies` : `${name}s`;
}

/** "240 ml" that one holds, or "30 g" that it weighs. */
function sizeIn(row: TableRow<"size">): Pick<Unit, "holds" | "weighs"> {
  if (row.optional("size") === "") return {};
  const [, number, unit] = /^(\d+(?:\.\d+)?) (g|ml)$/.exec(row.text("size")) ?? [];
  const size = Number(number);
  if (!(size > 0)) row.fail(`"${row.text("size")}" is neither grams nor millilitres.`);
  return unit === "g" ? { weighs: size } : { holds: size };
}

/** measures/units.txt: the units of a measurement. */
export function readUnits(file: string, text: string): Unit[] {
  const columns = ["unit", "kind", "size", "label", "traits", "names"] as const;
  const owners = new Map<string, string>();
  return readTable(file, text, columns).map((row) => {
    const id = row.text("unit");
    const kind = row.oneOf("kind", unitKinds);
    const names = row.list("names");
    const traits = row.list("traits").map((said) => {
      const trait = unitTraits.find((known) => known === said);
      return trait ?? row.fail(`there is no trait "${said}".`);
    });
    const unit: Unit =
      kind === "count"
        ? {
            id,
            kind,
            size: 0,
            label: id,
            names: names.length > 0 ? names : [id, pluralOf(id)],
            traits,
            ...sizeIn(row),
          }
        : { id, kind, size: row.number("size"), label: row.text("label"), names, traits };
    if (!unit.names.includes(id)) row.fail(`${id} is none of its names.`);
    for (const name of unit.names) {
      const owner = owners.get(name);
      if (owner !== undefined) row.fail(`"${name}" is ${owner} already.`);
      owners.set(name, id);
    }
    return unit;
  });
}

/** measures/sizes.txt: named sizes. */
export function readSizes(file: string, text: string): SizeRow[] {
  const columns = ["size", "medium", "one", "three", "measures", "pattern"] as const;
  const rows = readTable(file, text, columns).map((row): SizeRow => {
    const [, of = "", times] = /^(\w+) x(\S+)$/.exec(row.text("three")) ?? [];
    if (of !== "small" && of !== "medium" && of !== "large") {
      return row.fail(`"${row.text("three")}" is none of three.`);
    }
    return {
      size: row.oneOf("size", sizeNames),
      medium: row.number("medium"),
      one: row.number("one"),
      three: [of, Number(times)],
      measures: row.list("measures"),
      words: patternIn(row, "pattern"),
    };
  });
  for (const size of sizeNames) {
    if (!rows.some((row) => row.size === size)) throw new TableError(file, `no row for ${size}.`);
  }
  return rows;
}

/** measures/edible.txt: what is eaten of food weighed with its shell, bone or peel. */
export const readEdible = (file: string, text: string): EdibleRow[] =>
  readTable(file, text, ["left", "eaten", "pattern"]).map((row) => {
    const eaten = row.number("eaten");
    if (!(eaten > 0 && eaten <= 1)) row.fail("what is eaten is no share.");
    return { left: row.oneOf("left", refuses), eaten, words: patternIn(row, "pattern") };
  });

/** measures/words.txt: words beside a measurement or in a recipe's line. */
export const readMeasureLists = (file: string, text: string): MeasureTables["lists"] =>
  readLists(file, text, measureLists);
