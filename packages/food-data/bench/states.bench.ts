/**
 * Asks for the names that we know in each state that their food has in the data:
 *
 *     npx tsx packages/food-data/bench/states.bench.ts [--misses 30]
 *
 * "Bluegill" leads to a cooked sunfish, and "bluegill, raw" must lead to the raw one. Needs no rows, as
 * variants.bench.ts: which foods are another state of a food is read off the data's names, apart from
 * the engine. Names of foods in cans, that somebody asks for raw, can't be right.
 */
import { parseArgs } from "node:util";
import { loadKnowledge, openEmbeddedCatalogue } from "../src/knowledge.ts";
import { loadStandardReference } from "../src/standard-reference.ts";
import { printScore } from "./score.ts";

const { values } = parseArgs({ options: { misses: { type: "string", default: "0" } } });
const table = loadStandardReference();
const catalogue = openEmbeddedCatalogue();

/** What of a name tells its state, and how that is asked for. */
interface Change {
  name: string;
  /** The data's words, as a part of its names; $1 is what stands before them. */
  pattern: RegExp;
  said: readonly string[];
}
const changes: readonly Change[] = [
  { name: "raw", pattern: /^(.*?), raw\b/, said: ["raw", "uncooked"] },
  { name: "cooked", pattern: /^(.*?), cooked\b/, said: ["cooked"] },
  { name: "canned", pattern: /^(.*?), canned\b/, said: ["canned"] },
  { name: "dry", pattern: /^(.*?), dry\b/, said: ["dry", "uncooked"] },
];
/** What of a food is eaten: the same name but for these words. */
const parts: readonly [said: readonly string[], is: string, not: string][] = [
  [["skinless", "no skin"], "meat only", "meat and skin"],
  [["with skin", "skin on"], "meat and skin", "meat only"],
  [["lean only", "trimmed of fat"], "separable lean only", "separable lean and fat"],
];
/** A name that says its state itself is asked for no other. */
const saysState =
  /\b(?:raw|dry|cooked|canned|tinned|fried|boiled|baked|roast|grilled|frozen|dried|smoked|steamed|stewed|mashed|poached|skin|lean|fat)/;

const familyOf = (row: number) =>
  changes.map(({ pattern }) => pattern.exec(table.names[row] ?? "")?.[1]).find(Boolean);
/** The ids of each family's foods, by their state. */
const families = new Map<string, Set<string>>();
for (let row = 0; row < table.firstImported; row++) {
  if (table.isRetired(row)) continue;
  for (const { name, pattern } of changes) {
    const family = pattern.exec(table.names[row] ?? "")?.[1];
    if (family === undefined) continue;
    const key = `${name} ${family}`;
    families.set(key, (families.get(key) ?? new Set()).add(table.ids[row] ?? ""));
  }
}

const scores = new Map<string, { right: number; of: number; misses: string[] }>();
function ask(state: string, text: string, isRight: (id: string) => boolean): void {
  const score = scores.get(state) ?? { right: 0, of: 0, misses: [] };
  scores.set(state, score);
  const [found] = catalogue.search(text, 1);
  score.of++;
  if (found && isRight(found.id)) score.right++;
  else score.misses.push(`${text} → ${found?.name ?? "nothing"}`);
}

for (const [id, names] of loadKnowledge().names) {
  const row = table.rowOf(id);
  if (row < 0) continue;
  const own = table.names[row] ?? "";
  for (const name of names.split("; ").filter((one) => !saysState.test(one))) {
    const family = familyOf(row);
    for (const { name: state, said } of changes) {
      const foods = families.get(`${state} ${family}`);
      if (!foods) continue;
      for (const way of said) ask(state, `${name}, ${way}`, (found) => foods.has(found));
    }
    for (const [said, is, not] of parts) {
      const other = own.includes(not) ? table.names.indexOf(own.replace(not, is)) : -1;
      if (other < 0) continue;
      for (const way of said) ask(is, `${name}, ${way}`, (found) => found === table.ids[other]);
    }
  }
}
for (const [name, score] of scores) printScore({ name, ...score }, Number(values.misses));
