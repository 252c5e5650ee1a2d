import {
  healthFormat,
  healthIgnored,
  healthMeal,
  healthProblem,
  healthVersion,
  healthWater,
} from "@morsel/contract/apple-health";
import { maxImport } from "@morsel/contract/imports";
import type { Day } from "@morsel/domain/day";
import type { IgnoredKind } from "@morsel/domain/reports/import-format";
import { createJsonElements, type JsonElement } from "@morsel/domain/reports/json-elements";
import { Failure } from "../../platform/http/failure.ts";
import type { UserId } from "../../platform/person.ts";
import { importMessages } from "./import.messages.ts";
import { checked, valueOf } from "./import-element.ts";
import { entryMaker } from "./import-entries.ts";
import { type Found, type ImportSource, type Thing, unreadable } from "./import-found.ts";

/** Letters of one element. */
const maxLetters = 20_000;

/** Whether a document is what a browser has read in Apple Health's export. */
export const isHealth = (beginning: string): boolean =>
  new RegExp(`^\\s*\\{\\s*"format"\\s*:\\s*"${healthFormat}"`).test(beginning);

/** Without `row`, it is the element's own place. */
type One = { row?: number } & (
  | { thing: Thing }
  | { problem: string }
  | { ignored: IgnoredKind; count: number }
);

/** Opens what a browser has read in Apple Health's export. */
export function openHealth(text: AsyncGenerator<string>, userId: UserId): ImportSource {
  return { format: healthFormat, headers: [], needsMapping: null, found: foundIn(text, userId) };
}

async function* foundIn(text: AsyncGenerator<string>, userId: UserId): AsyncGenerator<Found[]> {
  const read = reader(userId);
  const elements = createJsonElements(maxLetters);
  let row = 0;
  try {
    for await (const part of text) {
      const some: Found[] = [];
      for (const element of elements.push(part)) {
        row += 1;
        if (row > maxImport.rows) throw unreadable(importMessages.manyRows(maxImport.rows));
        some.push(...read(element).map((one) => ({ row, ...one })));
      }
      if (some.length > 0) yield some;
    }
    elements.end();
  } catch (error) {
    if (error instanceof Failure || (error instanceof Error && "syscall" in error)) throw error;
    yield [{ row: row + 1, problem: importMessages.brokenDocument }];
  }
}

/** Reads elements in their order. */
function reader(userId: UserId) {
  const entryOf = entryMaker(userId, healthFormat);

  const lists = new Map<string, (value: unknown) => One[]>([
    [
      "meals",
      (value) =>
        checked("meals", healthMeal, value, ({ key, date, ...meal }) => {
          const whole = { ...meal, date: date as Day, measurement: null, grams: null };
          return [{ thing: { kind: "meal", entry: entryOf(whole, key) } }];
        }),
    ],
    [
      "water",
      (value) =>
        checked("water", healthWater, value, ({ date, glasses }) => [
          { thing: { kind: "water", day: { date: date as Day, glasses } } },
        ]),
    ],
    [
      "problems",
      (value) =>
        checked("problems", healthProblem, value, ({ row, code, text }) => [
          { row, problem: importMessages.problem({ code, text }) },
        ]),
    ],
  ]);

  return (element: JsonElement): One[] => {
    const parsed = valueOf(element);
    if ("problem" in parsed) return [parsed];
    const { name, isOfList } = element;
    const { value } = parsed;
    if (isOfList) return lists.get(name)?.(value) ?? [];
    if (name === "version" && value !== healthVersion)
      throw unreadable(importMessages.otherVersion);
    if (name !== "ignored") return [];
    return checked("ignored", healthIgnored, value, (counts) =>
      Object.entries(counts).map(([kind, count]) => ({ ignored: kind as IgnoredKind, count })),
    );
  };
}
