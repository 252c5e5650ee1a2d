import {
  type FormRow,
  type WordList,
  type WordTables,
  wordLists,
} from "@morsel/domain/foods/names/vocabulary";
import { patternIn } from "./patterns.ts";
import { amountIn, readTable, type TableRow } from "./table-text.ts";

/** words/one-idea.txt and words/regional.txt: phrases that mean one word. */
export function readPhrases(
  file: string,
  text: string,
  columns: readonly [word: string, said: string],
): WordTables["phrases"] {
  const [word, said] = columns;
  return readTable(file, text, columns).map((row) => [
    row.optional(word),
    row.list(said).join("; "),
  ]);
}

/** words/signs.txt: replacements made before a text is split into words. */
export function readSigns(file: string, text: string): WordTables["signs"] {
  return readTable(file, text, ["reads as", "pattern"]).map((row) => [
    patternIn(row, "pattern"),
    row.optional("reads as"),
  ]);
}

/** words/kind-words.txt: what people call kinds of food. */
export function readKindWords(
  file: string,
  text: string,
  kindNames: ReadonlySet<string>,
): WordTables["kindWords"] {
  return readTable(file, text, ["words", "exact", "kinds"]).map((row) => {
    const kinds = row.list("kinds");
    for (const kind of kinds) if (!kindNames.has(kind)) row.fail(`there is no kind ${kind}.`);
    const isExact = row.oneOf("exact", ["yes", "no"]) === "yes";
    return { words: row.list("words"), isExact, kinds };
  });
}

/** words/plurals.txt */
export function readPlurals(file: string, text: string): WordTables["plurals"] {
  return readTable(file, text, ["plural", "singular"]).map((row) => [
    row.text("plural"),
    row.text("singular"),
  ]);
}

/** Rows of `list  words`; a list may have several. */
export function readLists<List extends string>(
  file: string,
  text: string,
  lists: readonly List[],
  wordsIn: (row: TableRow<"words">) => string[] = (row) => row.list("words"),
): Record<List, string[]> {
  const rows = readTable(file, text, ["list", "words"]).map((row) => ({
    list: row.oneOf("list", lists),
    words: wordsIn(row),
  }));
  const entries = lists.map((list) => [
    list,
    rows.filter((row) => row.list === list).flatMap(({ words }) => words),
  ]);
  return Object.fromEntries(entries) as Record<List, string[]>;
}

/** words/lists.txt */
export const readWordLists = (file: string, text: string): Record<WordList, string[]> =>
  readLists(file, text, wordLists);

/** words/brands.txt */
export function readBrands(file: string, text: string): string[] {
  return readTable(file, text, ["words"]).flatMap((row) => row.list("words"));
}

/** words/forms.txt: words for the form a food comes in. */
export function readForms(file: string, text: string): FormRow[] {
  const seen = new Set<string>();
  return readTable(file, text, ["form", "cost", "against", "stands in"]).map((row) => {
    const form = row.text("form");
    if (seen.has(form)) row.fail(`${form} is there already.`);
    seen.add(form);
    const cost = row.optionalNumber("cost");
    return {
      form,
      ...(cost === undefined ? {} : { cost }),
      against: row.list("against"),
      standsIn: row.list("stands in").map((part) => amountIn(row, part)),
    };
  });
}

/** words/weak.txt: words that rarely decide which food is meant. */
export function readWeakWords(file: string, text: string): WordTables["weak"] {
  return readTable(file, text, ["share", "words"]).flatMap((row) => {
    const share = row.number("share");
    return row.list("words").map((word) => [word, share] as const);
  });
}
