import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { loadStandardReference } from "../../src/standard-reference.ts";
import { compileTables, jsonText, readTableFiles } from "./compile.ts";

const reference = loadStandardReference();
const folder = fileURLToPath(new URL("../../tables", import.meta.url));
const files = readTableFiles(folder);

test("data/ is what tables/ say: else npm run build:tables -w packages/food-data", () => {
  for (const [name, tables] of Object.entries(compileTables(files, reference))) {
    const kept = readFileSync(new URL(`../../data/${name}.json`, import.meta.url), "utf8");
    expect(jsonText(tables) === kept, name).toBe(true);
  }
});

/** Compiles the tables with one of them replaced. */
const compileWith = (path: string, text: string) =>
  compileTables(new Map([...files, [path, text]]), reference);

describe("what can't be is refused by file and line", () => {
  const names = (...rows: string[]) => `food  names\n${rows.join("\n")}\n`;
  const dishes = (row: string) => `dish  names  recipe  cooked  measures\n${row}\n`;

  const kinds = (traits: string, words: string) =>
    `kind  cup  reference  piece  traits  pattern\nnew  1  1  ${traits}  ${words}\n`;
  const pieces = (row: string) => `pattern  thing  small  medium  large  except\n${row}\n`;

  const forms = (...rows: string[]) => `form  cost  against  stands in\n${rows.join("\n")}\n`;
  const units = (...rows: string[]) =>
    `unit  kind  size  label  traits  names\n${rows.join("\n")}\n`;
  const labelColumns =
    "food  kcal  protein  carbs  sugars  fiber  polyols  fat  saturated  sodium  alcohol  caffeine";
  const labels = (...rows: string[]) =>
    `${labelColumns}  source  measures  names\n${rows.join("\n")}\n`;
  const label = (kcal: number, rest = "oatly  cup 240  Newest", food = "new") =>
    `${food}  ${kcal}  3  16  7  2  -  5  0.5  100  -  -  ${rest}`;
  const kindsOf = (row: string) => `kind  foods\n${row}\n`;
  const sizes = (row: string) => `size  medium  one  three  measures  pattern\n${row}\n`;

  test.each([
    [
      "names/new.txt",
      names("99999  unheard of"),
      "names/new.txt:2: there is no food or dish 99999.",
    ],
    ["names/new.txt", names("01077"), "names/new.txt:2: no names."],
    ["names/new.txt", names("01077  of the"), 'names/new.txt:2: "of the" has no word'],
    ["names/new.txt", names("01077  newest", "01079  newest"), "01077's in names/new.txt:2"],
    ["names/new.txt", names("01079  whole milk"), "\"whole milk\" is 01079's here and 01077's in"],
    ["dishes/new.txt", dishes("new  New dish  stone 5"), 'there is no "stone" in the pantry'],
    ["dishes/new.txt", dishes("new  New dish  egg"), 'dishes/new.txt:2: "egg" has no grams.'],
    ["dishes/new.txt", dishes("new  New dish  egg 0"), 'dishes/new.txt:2: "egg 0" has no grams.'],
    ["dishes/new.txt", dishes("new  New dish"), "dishes/new.txt:2: no recipe."],
    [
      "dishes/new.txt",
      dishes("scotch-egg  Egg  egg 5"),
      "dish:scotch-egg is in dishes/home-classics",
    ],
    ["kitchen/pantry.txt", "word  food\negg  99999\n", "pantry.txt:2: there is no food 99999."],
    ["kitchen/pantry.txt", "word  food\negg  01123\n", 'pantry.txt: the engine needs "american".'],
    ["kitchen/fillings.txt", "role  item  words\nmeat  egg  (\n", "fillings.txt:2: words: Invalid"],
    ["kitchen/fillings.txt", "role  item  words\nstone  egg  egg\n", '"stone" is no role: meat, '],
    ["kinds.txt", kinds("-  deep 0", "egg"), 'kinds.txt:2: there is no trait "deep 0".'],
    ["kinds.txt", kinds("-  flat", "egg"), 'kinds.txt:2: there is no trait "flat".'],
    ["kinds-of-foods.txt", kindsOf("gravel  label:oatly"), "2: there is no kind gravel."],
    ["kinds-of-foods.txt", kindsOf("cracker  01077"), "2: there is no label or dish 01077."],
    ["kinds-of-foods.txt", kindsOf("cracker  dish:naan; dish:naan"), "dish:naan is there already."],
    [
      "usual-pieces.txt",
      pieces("egg  one  3  2  4"),
      "usual-pieces.txt:2: the sizes aren't in order.",
    ],
    [
      "usual-pieces.txt",
      pieces("egg  one  -  4  -  @any dish"),
      'usual-pieces.txt:2: piece-exceptions.txt has no "@any dish".',
    ],
    ["usual-pieces.txt", pieces("egg  one  3  4"), "usual-pieces.txt:2: one size has no grams."],
    ["kitchen/words.txt", "list  words\nspirit  gin; (\n", "words.txt:2: words: Invalid"],
    ["words/plurals.txt", "plural  singular\nmice\n", "plurals.txt:2: no singular."],
    [
      "words/lists.txt",
      "list  words\nodd  a\n",
      '"odd" is no list: empty, usual, cooked, shelf, unsaid, animal, spoken, shape, lighter, shop, chain, epithet, trifle, part, state, passing, claim.',
    ],
    ["words/signs.txt", "reads as  pattern\nwith  (\n", "signs.txt:2: pattern: Invalid"],
    ["words/forms.txt", forms("dry", "dry"), "forms.txt:3: dry is there already."],
    ["words/forms.txt", forms("dry  0.1  -  wet"), 'forms.txt:2: "wet" has no grams.'],
    ["measures/units.txt", units("vat  count  10 l"), '"10 l" is neither grams nor millilitres.'],
    ["measures/units.txt", units("vat  count  -  -  huge"), 'there is no trait "huge".'],
    ["measures/units.txt", units("vat  volume  9  vat  -  tub"), "vat is none of its names."],
    ["measures/units.txt", units("vat  count", "vats  count"), '"vats" is vat already.'],
    ["measures/sizes.txt", sizes("small  1  1  tiny x1  small  s"), '"tiny x1" is none of three.'],
    ["measures/sizes.txt", sizes("small  1  1  small x1  small  s"), "no row for personal."],
    [
      "sentences/meanings.txt",
      "said  beside  meant  not in\nchips  tea  crisps\n",
      'company.txt has no "tea".',
    ],
    ["labels/new.txt", labels(label(210)), "Newest: 210 kcal, but at most 121 by its macros."],
    ["labels/new.txt", labels(label(120, "oatly  -  Newest")), "labels/new.txt:2: no measures."],
    ["labels/new.txt", labels(label(120, "oatly  cup 0  Newest")), '"cup 0" has no grams.'],
    ["labels/new.txt", labels(label(120, "-  cup 240  Newest")), "labels/new.txt:2: no source."],
    ["labels/new.txt", labels(label(120, "me  cup 240  Newest")), "there is no source me."],
    ["labels/new.txt", labels(label(120, "oatly  cup 240")), "labels/new.txt:2: no names."],
    ["labels/new.txt", labels(label(120, "oatly  cup 240  A", "A b")), "label:A b is no id."],
    ["labels/new.txt", labels(label(120), label(120)), "label:new is in labels/new.txt:2 already."],
    [
      "labels/new.txt",
      labels(label(120), label(120, "oatly  cup 240  newest", "other")),
      "\"newest\" is label:other's here and label:new's in labels/new.txt:2.",
    ],
    [
      "labels/new.txt",
      labels(label(120, "oatly  cup 240  Whole milk")),
      "is label:new's here and 01077's in",
    ],
    [
      "labels/sources.txt",
      "source  released  brand  name\noatly  lately  Oatly  Oatly, label\n",
      'labels/sources.txt:2: "lately" is no year.',
    ],
    ["other.txt", "what\n", "other.txt: nothing reads this table."],
  ])("%s: %j", (path, text, message) => {
    expect(() => compileWith(path, text)).toThrow(message);
  });
});
