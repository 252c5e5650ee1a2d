import type { CompanyTables } from "@morsel/domain/foods/sentences/item/company";
import { patternIn } from "./patterns.ts";
import { readTable, type TableRow } from "./table-text.ts";

/** Finds, by name, the pattern of foods beside which another thing is meant. */
type Beside = (row: Pick<TableRow<string>, "fail">, name: string) => string;

/** sentences/company.txt */
export function readBeside(file: string, text: string): Beside {
  const patterns = new Map(
    readTable(file, text, ["beside", "pattern"]).map((row) => [
      row.text("beside"),
      patternIn(row, "pattern"),
    ]),
  );
  return (row, name) => patterns.get(name) ?? row.fail(`company.txt has no "${name}".`);
}

/** sentences/meanings.txt: what an ambiguous name means beside other foods. */
export function readMeanings(
  file: string,
  text: string,
  beside: Beside,
): CompanyTables["meanings"] {
  return readTable(file, text, ["said", "beside", "meant", "not in"]).map((row) => {
    const units = row.list("not in");
    return {
      said: row.text("said"),
      beside: beside(row, row.text("beside")),
      ...(units.length === 0 ? {} : { notIn: units.join("|") }),
      meant: row.text("meant"),
    };
  });
}

/** sentences/unsaid.txt: how much of a food by itself is meant. */
export function readUnsaid(
  file: string,
  text: string,
  kindNames: ReadonlySet<string>,
): CompanyTables["unsaid"] {
  return readTable(file, text, ["measure", "kind", "pattern"]).map((row) => {
    const [measure, kind] = [row.text("measure"), row.text("kind")];
    if (!kindNames.has(kind)) row.fail(`there is no kind "${kind}".`);
    return row.optional("pattern") === ""
      ? { measure, kind }
      : { measure, kind, words: patternIn(row, "pattern") };
  });
}

/** sentences/additions.txt: how much of an addition is meant. */
export function readAdditions(
  file: string,
  text: string,
  beside: Beside,
): CompanyTables["additions"] {
  return readTable(file, text, ["measure", "to", "pattern"]).map((row) => {
    const [measure, to] = [row.text("measure"), row.optional("to")];
    const words = patternIn(row, "pattern");
    if (to === "") return { measure, words };
    return to.startsWith("not ")
      ? { measure, words, notTo: beside(row, to.slice("not ".length)) }
      : { measure, words, to: beside(row, to) };
  });
}
