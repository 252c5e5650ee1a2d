import { ESLint } from "eslint";
import { expect, test, vi } from "vitest";
import { root } from "../steps.mjs";

// The types of a whole workspace are loaded first.
vi.setConfig({ testTimeout: 240_000 });

const declared = `
type Kind = "meal" | "glass";
interface Row { a: number }
declare const text: string;
declare const brand: string & { readonly day: true };
declare const kind: Kind;
declare const at: number;
declare const table: Record<string, number>;
declare const perhaps: Record<string, number> | undefined;
declare const row: Row;
declare const kinds: Record<Kind, number>;
declare const list: readonly number[];
declare const map: Map<string, number>;
`;
const wrong = [
  "table[text]",
  "table[brand]",
  "perhaps?.[text]",
  "table[`${text}`]",
  "text in table",
  "row[text as keyof Row]",
  "kinds[text as unknown as Kind]",
  "(() => { const { [text]: found } = table; return found; })()",
  "(table[text] = 1)",
  "delete table[text]",
  "Reflect.get(table, text)",
  "(<Name extends string>(name: Name) => table[name])(text)",
  "Object.hasOwn(kinds, text) ? table[text] : 0",
  "Object.hasOwn(table, text) ? 0 : table[text]",
];
const right = [
  "kinds[kind]",
  'kinds["meal"]',
  "list[at]",
  "list[text.length]",
  "text[at]",
  "map.get(text)",
  '"a" in row',
  "kind in kinds",
  "Object.hasOwn(table, text) ? table[text] : 0",
  "Object.hasOwn(table, text) && table[text]",
];

const rule = "morsel/text-lookup";
const eslint = new ESLint({ cwd: root, ruleFilter: ({ ruleId }) => ruleId === rule });

test("a text is not looked up in a plain object", async () => {
  const expressions = [...wrong, ...right];
  const code = `${declared}${expressions.map((one, i) => `export const x${i} = ${one};`).join("\n")}\n`;
  const [result] = await eslint.lintText(code, { filePath: "packages/domain/src/day.ts" });
  const found = result?.messages.filter(({ ruleId }) => ruleId === rule) ?? [];
  const before = declared.split("\n").length;
  expect(found.map(({ line }) => expressions[line - before] ?? line)).toEqual(wrong);
});

test.each([
  "apps/server/src/app.ts",
  "apps/web/src/app/app.tsx",
  "packages/contract/src/route.ts",
  "packages/food-data/src/food-file.ts",
])("… in %s neither", async (file) => {
  const { rules } = (await eslint.calculateConfigForFile(file)) as { rules: object };
  expect(rules).toHaveProperty([rule, 0], 2);
});
