import {
  healthFormat,
  healthIgnored,
  healthMeal,
  healthProblem,
  healthVersion,
  healthWater,
} from "@morsel/contract/apple-health";
import type { Day } from "@morsel/domain/day";
import type { IgnoredKind } from "@morsel/domain/reports/import-format";
import type { JsonElement } from "@morsel/domain/reports/json-elements";
import type { UserId } from "../../platform/person.ts";
import { importMessages } from "./import.messages.ts";
import { checked, foundInElements } from "./import-element.ts";
import { entryMaker } from "./import-entries.ts";
import { type ImportSource, type Thing, unreadable } from "./import-found.ts";

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
  return {
    format: healthFormat,
    headers: [],
    needsMapping: null,
    found: foundInElements(text, { maxLetters, read: reader(userId) }),
  };
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

  return ({ name, isOfList }: Pick<JsonElement, "name" | "isOfList">, value: unknown): One[] => {
    if (isOfList) return lists.get(name)?.(value) ?? [];
    if (name === "version" && value !== healthVersion)
      throw unreadable(importMessages.otherVersion);
    if (name !== "ignored") return [];
    return checked("ignored", healthIgnored, value, (counts) =>
      Object.entries(counts).map(([kind, count]) => ({ ignored: kind as IgnoredKind, count })),
    );
  };
}
