import {
  type DishPart,
  dishChoices,
  fillingRoles,
  type KitchenTables,
  kitchenLists,
  lessOf,
  pantryItems,
  plateRoles,
  type TemplateMeasure,
} from "@morsel/domain/foods/dishes/kitchen";
import { patternIn, patternsIn, wordsIn } from "./patterns.ts";
import { amountIn, readTable, TableError, type TableRow } from "./table-text.ts";
import { readLists } from "./words.ts";

type Fails = Pick<TableRow<string>, "fail">;

/** What dishes are made of, by name. */
export interface Pantry {
  rows: KitchenTables["pantry"];
  /** The id of a pantry item; fails the row if there is none of that name. */
  id(row: Fails, word: string): string;
}

/** kitchen/pantry.txt */
export function readPantry(file: string, text: string, isFood: (id: string) => boolean): Pantry {
  const ids = new Map<string, string>();
  for (const row of readTable(file, text, ["word", "food"])) {
    const [word, food] = [row.text("word"), row.text("food")];
    if (!isFood(food)) row.fail(`there is no food ${food}.`);
    if (ids.has(word)) row.fail(`${word} is there already.`);
    ids.set(word, food);
  }
  for (const item of pantryItems) {
    if (!ids.has(item)) throw new TableError(file, `the engine needs "${item}".`);
  }
  return {
    rows: [...ids],
    id: (row, word) => ids.get(word) ?? row.fail(`there is no "${word}" in the pantry.`),
  };
}

/** "lettuce 20; salsa 25" */
export function partsIn<Column extends string>(
  pantry: Pantry,
  row: TableRow<Column>,
  column: Column,
): DishPart[] {
  return row.list(column).map((part) => {
    const [word, grams] = amountIn(row, part);
    return { id: pantry.id(row, word), grams };
  });
}

/** kitchen/fillings.txt */
export function readFillings(
  file: string,
  text: string,
  pantry: Pantry,
): KitchenTables["fillings"] {
  return readTable(file, text, ["role", "item", "words"]).map((row) => ({
    words: wordsIn(row, "words"),
    role: row.oneOf("role", fillingRoles),
    id: pantry.id(row, row.text("item")),
  }));
}

/** kitchen/filling-grams.txt */
export function readFillingGrams(file: string, text: string): KitchenTables["fillingGrams"] {
  return readTable(file, text, ["dish", "grams"]).map((row) => {
    const grams = row.list("grams").map((part) => {
      const [name, weight] = amountIn(row, part);
      const role = fillingRoles.find((known) => known === name);
      return [role ?? row.fail(`there is no role "${name}".`), weight] as const;
    });
    return { dish: row.text("dish"), grams: Object.fromEntries(grams) };
  });
}

/** "cup 135", "omelet x2", "bowl x2 within 220-350" */
function measureIn(row: Fails, part: string): TemplateMeasure {
  const [, name = "", times, min, max] =
    /^(.+) x(\d+(?:\.\d+)?)(?: within (\d+)-(\d+))?$/.exec(part) ?? [];
  if (times === undefined) {
    const [measure, grams] = amountIn(row, part);
    return { name: measure, grams };
  }
  if (min === undefined) return { name, times: Number(times) };
  return { name, times: Number(times), min: Number(min), max: Number(max) };
}

/** kitchen/templates.txt */
export function readTemplates(file: string, text: string): KitchenTables["templates"] {
  return readTable(file, text, ["template", "label", "measures"]).map((row) => ({
    template: row.text("template"),
    label: row.text("label"),
    measures: row.list("measures").map((part) => measureIn(row, part)),
  }));
}

/** kitchen/wraps.txt */
export function readWraps(file: string, text: string, pantry: Pantry): KitchenTables["wraps"] {
  const columns = ["template", "shell", "filled", "always", "words"] as const;
  return readTable(file, text, columns).map((row) => {
    const [shell = row.fail("no shell.")] = partsIn(pantry, row, "shell");
    return {
      template: row.text("template"),
      words: wordsIn(row, "words"),
      shell,
      filled: row.number("filled"),
      always: partsIn(pantry, row, "always"),
    };
  });
}

/** kitchen/choices.txt */
export function readChoices(file: string, text: string, pantry: Pantry): KitchenTables["choices"] {
  return readTable(file, text, ["choice", "items", "words"]).map((row) => ({
    choice: row.oneOf("choice", dishChoices),
    words: wordsIn(row, "words"),
    items: row.list("items").map((item) => {
      const [word, grams] = /\d$/.test(item) ? amountIn(row, item) : [item, 0];
      return { id: pantry.id(row, word), grams };
    }),
  }));
}

/** kitchen/plate-parts.txt */
export function readPlateParts(
  file: string,
  text: string,
  pantry: Pantry,
): KitchenTables["plateParts"] {
  return readTable(file, text, ["role", "item", "grams", "pattern"]).map((row) => ({
    words: patternIn(row, "pattern"),
    role: row.oneOf("role", plateRoles),
    id: pantry.id(row, row.text("item")),
    grams: row.number("grams"),
  }));
}

/** kitchen/lighter-forms.txt */
export function readLighterForms(
  file: string,
  text: string,
  isFood: (id: string) => boolean,
  kinds: ReadonlySet<string>,
): KitchenTables["lighterForms"] {
  return readTable(file, text, ["less", "food", "kinds", "pattern"]).map((row) => {
    const id = row.text("food");
    if (!isFood(id)) row.fail(`there is no food ${id}.`);
    const names = row.list("kinds");
    for (const name of names) if (!kinds.has(name)) row.fail(`there is no kind "${name}".`);
    return { less: row.oneOf("less", lessOf), kinds: names, words: patternIn(row, "pattern"), id };
  });
}

/** kitchen/raw-forms.txt */
export function readRawForms(
  file: string,
  text: string,
  isFood: (id: string) => boolean,
): KitchenTables["rawForms"] {
  return readTable(file, text, ["cooked", "raw"]).map((row) => {
    const [cooked, raw] = [row.text("cooked"), row.text("raw")];
    for (const id of [cooked, raw]) if (!isFood(id)) row.fail(`there is no food ${id}.`);
    return [cooked, raw];
  });
}

/** kitchen/ground-meats.txt */
export function readGroundMeats(
  file: string,
  text: string,
  isFood: (id: string) => boolean,
): KitchenTables["groundMeats"] {
  return readTable(file, text, ["meat", "lean", "raw", "crumbles", "patty", "loaf"]).map((row) => {
    const crumbles = row.text("crumbles");
    const orCrumbles = (id: string) => (id === "" ? crumbles : id);
    const ids = {
      raw: row.text("raw"),
      crumbles,
      patty: orCrumbles(row.optional("patty")),
      loaf: orCrumbles(row.optional("loaf")),
    };
    for (const id of Object.values(ids)) if (!isFood(id)) row.fail(`there is no food ${id}.`);
    return { meat: row.text("meat"), lean: row.number("lean"), ...ids };
  });
}

/** kitchen/left-out.txt */
export function readLeftOut(file: string, text: string, pantry: Pantry): KitchenTables["leftOut"] {
  return readTable(file, text, ["item", "grams", "without", "of"]).map((row) => ({
    words: `^(?:${patternIn(row, "without")})$`,
    of: patternIn(row, "of"),
    id: pantry.id(row, row.text("item")),
    grams: row.number("grams"),
  }));
}

/** kitchen/part-shares.txt: shares as fractions, "2/3". */
export function readPartShares(file: string, text: string): KitchenTables["partShares"] {
  return readTable(file, text, ["share", "without", "of"]).map((row) => {
    const [, part = "", whole = ""] = /^(\d+)\/(\d+)$/.exec(row.text("share")) ?? [];
    const share = Number(part) / Number(whole);
    if (!(share > 0 && share < 1)) row.fail(`"${row.text("share")}" is no share of it.`);
    return { words: `^(?:${patternIn(row, "without")})$`, of: patternIn(row, "of"), share };
  });
}

/** kitchen/made-of.txt: patterns of the ends of names. */
export const readMadeOf = (file: string, text: string, pantry: Pantry): KitchenTables["madeOf"] =>
  readTable(file, text, ["recipe", "words"]).map((row) => ({
    words: `(?:${wordsIn(row, "words")})$`,
    parts: partsIn(pantry, row, "recipe"),
  }));

/** kitchen/meats.txt */
export function readMeats(file: string, text: string, pantry: Pantry): KitchenTables["meats"] {
  return readTable(file, text, ["words", "item", "minced"]).map((row) => {
    const minced = row.optional("minced");
    return {
      words: row.list("words"),
      id: pantry.id(row, row.text("item")),
      ...(minced !== "" && { minced: pantry.id(row, minced) }),
    };
  });
}

/** kitchen/words.txt: words in a dish's name that aren't its contents. */
export const readKitchenWords = (file: string, text: string): KitchenTables["words"] =>
  readLists(file, text, kitchenLists, (row) => patternsIn(row, "words"));
