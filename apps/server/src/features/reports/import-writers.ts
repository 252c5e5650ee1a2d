import type { ImportReading } from "@morsel/contract/imports";
import type { Db } from "../../platform/database/database.ts";
import type { UserId } from "../../platform/person.ts";
import type { ImportedMealService } from "../meals/imported.service.ts";
import type { Thing } from "./import-found.ts";

type Kind = Thing["kind"];
type Of<One extends Kind> = Extract<Thing, { kind: One }>;

/** How things of a kind are written and taken back. A new kind joins here. */
export interface Writer<One extends Kind> {
  /** What the things meet that is there already, for the preview. */
  meet(
    userId: UserId,
    things: readonly Of<One>[],
  ): Promise<Partial<Record<ImportReading["conflicts"][number]["meets"], number>>>;
  /** In a transaction that holds the person's lock. Doing it again changes nothing. */
  add(
    tx: Db,
    userId: UserId,
    importId: string,
    things: readonly Of<One>[],
  ): Promise<{ added: number; skipped: number }>;
  /** Takes back at most `limit` things that weren't edited since; returns how many. */
  remove(tx: Db, userId: UserId, importId: string, limit: number): Promise<number>;
}

export type Writers = { [One in Kind]: Writer<One> };

export const importWriters = ({ meals }: { meals: ImportedMealService }): Writers => ({
  meal: {
    meet: (userId, things) => meals.meet(userId, things.map(entryOf)),
    add: (tx, userId, importId, things) => meals.add(tx, userId, importId, things.map(entryOf)),
    remove: meals.remove,
  },
});

const entryOf = ({ entry }: Of<"meal">) => entry;

/** Things by kind; each kind's in their order. */
export function byKind(things: readonly Thing[]): Map<Kind, Thing[]> {
  const sorted = new Map<Kind, Thing[]>();
  for (const thing of things) {
    const same = sorted.get(thing.kind);
    if (same) same.push(thing);
    else sorted.set(thing.kind, [thing]);
  }
  return sorted;
}
