import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Linter } from "eslint";
import { sql } from "kysely";
import ts from "typescript";
import tseslint from "typescript-eslint";
import { beforeAll, expect, test, vi } from "vitest";
import { openDatabase } from "../apps/server/src/platform/database/open.ts";
import { ownership } from "./lint/ownership.mjs";
import { root } from "./steps.mjs";

// The query builder's types take long to load.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 240_000 });

const server = join(root, "apps/server");
const preamble = `
import type { Day } from "@morsel/domain/day";
import { asPerson } from "../../platform/database/as-person.ts";
import type { Db } from "../../platform/database/database.ts";
import type { Person } from "../../platform/person.ts";
import { findGlasses } from "./repository.ts";
declare const db: Db;
declare const person: Person;
declare const text: string;
declare const date: Day;
const mine = asPerson(db, person.userId);
export const query = `;

const right = {
  "a person's own rows": `mine.selectFrom("meals").selectAll().where("date", "=", date)`,
  "a person's new row": `mine.insertInto("water_days")
    .values({ user_id: person.userId, date, glasses: 1, updated_at: 0 })`,
  "what is nobody's": `db.selectFrom("central_foods").select("food").where("id", "=", text)`,
  "a call that passes the person on": `findGlasses(db, person.userId, date)`,
};

const byAuthentication = "by authentication, see platform/person.ts";
/** Code that must not compile, and what the compiler should say. */
const wrong: Record<string, [code: string, says: string]> = {
  "a query that isn't bound": [`db.selectFrom("meals").selectAll()`, "SharedTables"],
  "a change that isn't bound": [`db.updateTable("meals").set({ calories: 0 })`, "SharedTables"],
  "a deletion that isn't bound": [`db.deleteFrom("fasting_sessions")`, "SharedTables"],
  "tables that the repository names": [
    `db.withTables<{ meals: { id: string } }>().selectFrom("meals")`,
    "'withTables' does not exist",
  ],
  "another table beside the person's own": [
    `mine.selectFrom("meals").innerJoin("profiles", "profiles.user_id", "meals.user_id")`,
    '"profiles"',
  ],
  "what signs people in": [`mine.selectFrom("sessions")`, "keyof PersonTables"],
  "an owner who is only a text": [`asPerson(db, text).selectFrom("meals")`, byAuthentication],
  "a repository that is handed a text": [`findGlasses(db, text, date)`, byAuthentication],
  "a new row of somebody who is only a text": [
    `mine.insertInto("water_days").values({ user_id: text, date, glasses: 1, updated_at: 0 })`,
    `"water_days", UserId>`,
  ],
  "a row that is given to somebody": [
    `mine.updateTable("meals").set({ user_id: person.userId })`,
    `"meals", never>`,
  ],
  "a person out of nowhere": [
    `((made: Person) => made)({ userId: text, sessionId: "", email: "", aal: "aal1" })`,
    byAuthentication,
  ],
};

const planted = new Map(
  [...Object.entries(right), ...Object.entries(wrong).map(([name, [code]]) => [name, code])].map(
    ([name = "", code = ""], at) => [
      name,
      { path: join(server, `src/features/water/planted-${at}.repository.ts`), code },
    ],
  ),
);

const described = {
  path: join(server, "src/platform/database/planted.ts"),
  code: `import type { Row, Tables } from "./tables.ts";
    export type Described = { [Table in keyof Tables]: Row<Table> };`,
};

let program: ts.Program;
/** The compiler's messages for each, as if it were in the water room. */
const complaints = new Map<string, string>();
beforeAll(() => {
  const { options } = ts.parseJsonConfigFileContent(
    ts.readConfigFile(join(server, "tsconfig.json"), (path) => ts.sys.readFile(path)).config,
    ts.sys,
    server,
  );
  const texts = new Map([...planted.values()].map(({ path, code }) => [path, preamble + code]));
  texts.set(described.path, described.code);
  const host = ts.createCompilerHost(options);
  const { fileExists, readFile, getSourceFile } = host;
  host.fileExists = (path) => texts.has(path) || fileExists(path);
  host.readFile = (path) => texts.get(path) ?? readFile(path);
  host.getSourceFile = (path, language, ...rest) => {
    const text = texts.get(path);
    return text === undefined
      ? getSourceFile(path, language, ...rest)
      : ts.createSourceFile(path, text, language);
  };
  program = ts.createProgram([...texts.keys()], options, host);
  for (const [name, { path }] of planted) {
    const found = program.getSemanticDiagnostics(program.getSourceFile(path));
    const lines = found.map(({ messageText }) =>
      ts.flattenDiagnosticMessageText(messageText, "\n"),
    );
    complaints.set(name, lines.filter((line) => !line.includes("never read")).join("\n"));
  }
});

test.each(Object.keys(right))("compiles: %s", (name) => {
  expect(complaints.get(name)).toBe("");
});

test.each(Object.entries(wrong))("doesn't compile: %s", (name, [, says]) => {
  expect(complaints.get(name)).toContain(says);
});

/** Columns as "name", or "name?" if nullable. */
function describedTables(): Record<string, string[]> {
  const checker = program.getTypeChecker();
  const file = program.getSourceFile(described.path);
  const exported =
    file && checker.getSymbolAtLocation(file)?.exports?.get("Described" as ts.__String);
  if (!exported) throw new Error("The description isn't there.");
  const fields = (type: ts.Type) =>
    checker
      .getPropertiesOfType(type)
      .map((field) => [field.name, checker.getTypeOfSymbol(field)] as const);
  const isNullable = (type: ts.Type) =>
    type.isUnion() && type.types.some(({ flags }) => (flags & ts.TypeFlags.Null) !== 0);
  return Object.fromEntries(
    fields(checker.getDeclaredTypeOfSymbol(exported)).map(([table, row]) => [
      table,
      fields(row)
        .map(([name, type]) => (isNullable(type) ? `${name}?` : name))
        .sort(),
    ]),
  );
}

test("the tables are described as the migrations leave them", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "morsel-tables-"));
  const { db, close } = await openDatabase({ databaseUrl: null, databasePool: 1, dataDir });
  try {
    const found: Record<string, string[]> = {};
    for (const { name } of await db.introspection.getTables()) {
      const columns = await sql<{ name: string; filled: number }>`
        select name, "notnull" or pk > 0 as filled from pragma_table_info(${name})`.execute(db);
      found[name] = columns.rows.map((row) => (row.filled ? row.name : `${row.name}?`)).sort();
    }
    // Only the disk check writes to it.
    delete found["write_checks"];
    expect(describedTables()).toEqual(found);
  } finally {
    await close();
    rmSync(dataDir, { recursive: true });
  }
});

test.each([
  ["a person who is claimed by a cast", "text as UserId"],
  ["a person who is claimed by two", "text as unknown as Person"],
  ["raw SQL", "sql`delete from meals`.execute(db)"],
])("is refused by lint, with the place where it belongs: %s", (_name, code) => {
  const found = new Linter().verify(code, {
    languageOptions: { parser: tseslint.parser },
    rules: { "no-restricted-syntax": ["error", ...ownership] },
  });
  expect(found.map(({ message }) => message).join()).toMatch(/platform\/person\.ts|asPerson/);
});
