import { fillingRoles } from "@morsel/domain/foods/dishes/kitchen";
import { type KindRow, type KindTrait, kindTraits } from "@morsel/domain/foods/measures/kinds";
import { patternIn } from "./patterns.ts";
import { readTable, type TableRow } from "./table-text.ts";

/** Traits with a figure, such as "deep 0.54", and their fields in the row. */
const figures = [
  ["deep", "deep"],
  ["inch", "inch"],
  ["round", "round"],
  ["cooked", "cooked"],
  ["dry cup", "dryCup"],
  ["swells", "swells"],
  ["cooked cup", "cookedCup"],
  ["sauced cup", "saucedCup"],
  ["added", "added"],
  ["on bread", "onBread"],
] as const;

type Traits = Pick<KindRow, "traits" | "group" | "groups" | "role" | (typeof figures)[number][1]>;

function traitsIn(row: TableRow<"traits">): Traits {
  const found: Partial<Traits> = {};
  const traits: KindTrait[] = [];
  for (const said of row.list("traits")) {
    const trait = kindTraits.find((known) => known === said);
    const [, name = "", value = ""] = /^(.+) (\S+)$/.exec(said) ?? [];
    const figure = figures.find(([known]) => known === name)?.[1];
    const role = fillingRoles.find((known) => known === value);
    if (trait) traits.push(trait);
    else if (figure && Number(value) > 0) found[figure] = Number(value);
    else if (name === "group" && /^\d\d$/.test(value)) found.group = value;
    else if (/^in(?: \d\d)+$/.test(said)) found.groups = said.split(" ").slice(1);
    else if (name === "role" && role) found.role = role;
    else row.fail(`there is no trait "${said}".`);
  }
  return { ...found, traits };
}

/** kinds.txt: typical values of each kind of food. */
export function readKinds(file: string, text: string): KindRow[] {
  const rows = readTable(file, text, ["kind", "cup", "reference", "piece", "traits", "pattern"]);
  const seen = new Set<string>();
  return rows.map((row) => {
    const name = row.text("kind");
    if (seen.has(name)) row.fail(`${name} is there already.`);
    seen.add(name);
    const piece = row.optionalNumber("piece");
    return {
      name,
      gramsPerCup: row.number("cup"),
      reference: row.number("reference"),
      ...(piece === undefined ? {} : { piece }),
      ...traitsIn(row),
      words: patternIn(row, "pattern"),
    };
  });
}

/** kinds-of-foods.txt: what kind a label or dish of ours is, where its name doesn't tell. */
export function readKindsOfFoods(
  file: string,
  text: string,
  kinds: readonly KindRow[],
  isOurFood: (id: string) => boolean,
): KindRow[] {
  const foodsOf = new Map<string, string[]>();
  const seen = new Set<string>();
  for (const row of readTable(file, text, ["kind", "foods"])) {
    const kind = row.text("kind");
    if (!kinds.some(({ name }) => name === kind)) row.fail(`there is no kind ${kind}.`);
    const foods = row.list("foods");
    for (const id of foods) {
      if (!isOurFood(id)) row.fail(`there is no label or dish ${id}.`);
      if (seen.has(id)) row.fail(`${id} is there already.`);
      seen.add(id);
    }
    foodsOf.set(kind, [...(foodsOf.get(kind) ?? []), ...foods]);
  }
  return kinds.map((kind) => {
    const foods = foodsOf.get(kind.name);
    return foods ? { ...kind, foods } : kind;
  });
}
