import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { KitchenTables } from "@morsel/domain/foods/dishes/kitchen";
import type { CalculatorTables, Knowledge } from "@morsel/domain/foods/knowledge";
import type { MeasureTables } from "@morsel/domain/foods/measures/measures";
import { openVocabulary, type WordTables } from "@morsel/domain/foods/names/vocabulary";
import type { CompanyTables } from "@morsel/domain/foods/sentences/item/company";
import type { FoodTable } from "@morsel/domain/foods/table";
import type { TongueTables } from "@morsel/domain/foods/tongues/tongue";
import { readAdditions, readBeside, readMeanings, readUnsaid } from "./company.ts";
import { readConfidence } from "./confidence.ts";
import { readDishes } from "./dishes.ts";
import { readIngredients } from "./ingredients.ts";
import { readKinds, readKindsOfFoods } from "./kinds.ts";
import {
  readChoices,
  readFillingGrams,
  readFillings,
  readGroundMeats,
  readKitchenWords,
  readLeftOut,
  readLighterForms,
  readMadeOf,
  readMeats,
  readPantry,
  readPartShares,
  readPlateParts,
  readRawForms,
  readTemplates,
  readWraps,
} from "./kitchen.ts";
import { readLabelSources, readLabels } from "./labels.ts";
import { readEdible, readMeasureLists, readSizes, readUnits } from "./measures.ts";
import { openNameClaims, readNames } from "./names.ts";
import { readPortions } from "./portions.ts";
import { readTable, TableError } from "./table-text.ts";
import { readPictures, readTongueEndings, readTongueRows } from "./tongues.ts";
import { readPieceExceptions, readUsualPieces } from "./usual-pieces.ts";
import {
  readBrands,
  readForms,
  readKindWords,
  readPhrases,
  readPlurals,
  readSigns,
  readWeakWords,
  readWordLists,
} from "./words.ts";

/** Each table's text by its path, such as "names/fruit.txt". */
export type TableFiles = ReadonlyMap<string, string>;

/** Keyed by the names of the files in data/. */
export interface CompiledTables {
  knowledge: Knowledge;
  calculator: CalculatorTables;
}

/** Every table in a folder, ordered by path. */
export function readTableFiles(folder: string): TableFiles {
  const paths = readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => path.endsWith(".txt"))
    .sort();
  return new Map(paths.map((path) => [path, readFileSync(join(folder, path), "utf8")]));
}

/**
 * Compiles the tables for the foods of the embedded reference. Throws a `TableError` with file and
 * line for anything invalid.
 */
export function compileTables(files: TableFiles, reference: FoodTable): CompiledTables {
  const left = new Map(files);
  /** Removes a table from those left to read. */
  const take = (path: string): [path: string, text: string] => {
    const text = left.get(path);
    if (text === undefined) throw new TableError(path, "this table is missing.");
    left.delete(path);
    return [path, text];
  };
  const takeAll = (folder: string) =>
    [...left.keys()].filter((path) => path.startsWith(`${folder}/`)).map(take);

  const isReferenceFood = (id: string) => reference.rowOf(id) >= 0;
  const pantry = readPantry(...take("kitchen/pantry.txt"), isReferenceFood);
  const dishRows = takeAll("dishes").flatMap((file) => readDishes(...file, pantry));
  const byId = new Map<string, (typeof dishRows)[number]>();
  for (const one of dishRows) {
    const other = byId.get(one.dish.id);
    if (other) one.row.fail(`${one.dish.id} is in ${other.row.at} already.`);
    byId.set(one.dish.id, one);
  }

  const kindRows = readKinds(...take("kinds.txt"));
  const kindNames = new Set(kindRows.map(({ name }) => name));
  const words: WordTables = {
    signs: readSigns(...take("words/signs.txt")),
    phrases: [
      ...readPhrases(...take("words/one-idea.txt"), ["word", "phrases"]),
      ...readPhrases(...take("words/regional.txt"), ["word", "said"]),
    ],
    plurals: readPlurals(...take("words/plurals.txt")),
    lists: readWordLists(...take("words/lists.txt")),
    brands: readBrands(...take("words/brands.txt")),
    forms: readForms(...take("words/forms.txt")),
    weak: readWeakWords(...take("words/weak.txt")),
    kindWords: readKindWords(...take("words/kind-words.txt"), kindNames),
    sounds: readPhrases(...take("words/sounds.txt"), ["sound", "letters"]),
  };
  const labelsById = new Map<string, { at: string }>();
  const claims = openNameClaims(openVocabulary(words));
  const isFood = (id: string) => byId.has(id) || isReferenceFood(id);
  const names = takeAll("names").flatMap((file) => readNames(...file, claims, isFood));
  for (const { dish, row } of dishRows) {
    // The dish's first name, which is displayed, may also be a food's; its other names find the
    // dish.
    for (const name of dish.names) claims.claim(row, name, dish.id);
  }
  const sources = readLabelSources(...take("labels/sources.txt"));
  const labelRows = takeAll("labels").flatMap((file) => readLabels(...file, sources));
  for (const { label, row } of labelRows) {
    const other = labelsById.get(label.id);
    if (other) row.fail(`${label.id} is in ${other.at} already.`);
    labelsById.set(label.id, row);
    for (const name of [label.name, ...label.names]) claims.claim(row, name, label.id);
  }
  const usualNames = readTable(...take("usual-names.txt"), ["names"]).flatMap((row) =>
    row.list("names"),
  );
  const usualKinds = readTable(...take("usual-kinds.txt"), ["names"]).flatMap((row) => {
    const named = row.list("names");
    for (const name of named)
      if (!usualNames.includes(name)) row.fail(`“${name}” isn't in usual-names.txt.`);
    return named;
  });
  const standIns = readTable(...take("stand-ins.txt"), ["names"]).flatMap((row) =>
    row.list("names"),
  );
  const confidence = readConfidence(...take("confidence.txt"));
  const kinds = readKindsOfFoods(
    ...take("kinds-of-foods.txt"),
    kindRows,
    (id) => labelsById.has(id) || byId.has(id),
  );
  const kitchen: KitchenTables = {
    pantry: pantry.rows,
    fillings: readFillings(...take("kitchen/fillings.txt"), pantry),
    fillingGrams: readFillingGrams(...take("kitchen/filling-grams.txt")),
    templates: readTemplates(...take("kitchen/templates.txt")),
    wraps: readWraps(...take("kitchen/wraps.txt"), pantry),
    choices: readChoices(...take("kitchen/choices.txt"), pantry),
    plateParts: readPlateParts(...take("kitchen/plate-parts.txt"), pantry),
    lighterForms: readLighterForms(
      ...take("kitchen/lighter-forms.txt"),
      isReferenceFood,
      kindNames,
    ),
    rawForms: readRawForms(...take("kitchen/raw-forms.txt"), isFood),
    groundMeats: readGroundMeats(...take("kitchen/ground-meats.txt"), isFood),
    leftOut: readLeftOut(...take("kitchen/left-out.txt"), pantry),
    partShares: readPartShares(...take("kitchen/part-shares.txt")),
    madeOf: readMadeOf(...take("kitchen/made-of.txt"), pantry),
    meats: readMeats(...take("kitchen/meats.txt"), pantry),
    words: readKitchenWords(...take("kitchen/words.txt")),
  };
  const measures: MeasureTables = {
    units: readUnits(...take("measures/units.txt")),
    sizes: readSizes(...take("measures/sizes.txt")),
    lists: readMeasureLists(...take("measures/words.txt")),
    edible: readEdible(...take("measures/edible.txt")),
  };
  const beside = readBeside(...take("sentences/company.txt"));
  const company: CompanyTables = {
    meanings: readMeanings(...take("sentences/meanings.txt"), beside),
    additions: readAdditions(...take("sentences/additions.txt"), beside),
    unsaid: readUnsaid(...take("sentences/unsaid.txt"), kindNames),
  };
  const tongueRows = (path: string) => readTongueRows(...take(`tongues/${path}.txt`));
  const tongues: TongueTables = {
    words: {
      food: [...left.keys()]
        .filter((path) => path.startsWith("tongues/foods-"))
        .flatMap((path) => readTongueRows(...take(path))),
      measure: tongueRows("measures"),
      form: tongueRows("forms"),
      word: tongueRows("words"),
    },
    endings: readTongueEndings(...take("tongues/endings.txt")),
    pictures: readPictures(...take("tongues/pictures.txt")),
    english: readTable(...take("tongues/english.txt"), ["words"]).flatMap((row) =>
      row.list("words"),
    ),
  };
  const portions = readPortions(...take("portions.txt"));
  const ingredients = readIngredients(...take("ingredients.txt"));
  const excepted = readPieceExceptions(...take("piece-exceptions.txt"));
  const usualPieces = readUsualPieces(...take("usual-pieces.txt"), excepted);
  const servedPieces = ["served-pieces.txt", "served-sweets.txt"].flatMap((file) =>
    readUsualPieces(...take(file), excepted),
  );

  const [unread] = left.keys();
  if (unread !== undefined) throw new TableError(unread, "nothing reads this table.");
  const dishes = dishRows.map(({ dish }) => dish);
  return {
    knowledge: {
      names,
      dishes,
      labels: { sources: [...sources.values()], foods: labelRows.map(({ label }) => label) },
      usualNames,
      usualKinds,
      standIns,
      confidence,
      kinds,
      usualPieces,
      servedPieces,
      portions,
      ingredients,
      kitchen,
      words,
      measures,
      company,
      tongues,
    },
    calculator: {
      portions,
      ingredients,
      units: measures.units.filter(({ kind }) => kind !== "count"),
    },
  };
}

/** The compiled file: JSON with a line for each fact, so that diffs are readable. */
export function jsonText(tables: CompiledTables[keyof CompiledTables]): string {
  return `${textOf(tables)}\n`;
}

function textOf(tables: object): string {
  if (Array.isArray(tables)) {
    return `[\n${tables.map((row) => JSON.stringify(row)).join(",\n")}\n]`;
  }
  const parts = Object.entries(tables as Record<string, object>).map(
    ([name, part]) => `${JSON.stringify(name)}:${textOf(part)}`,
  );
  return `{\n${parts.join(",\n")}\n}`;
}
