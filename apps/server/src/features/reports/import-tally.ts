import { type ImportReading, maxProblems } from "@morsel/contract/imports";
import type { Day } from "@morsel/domain/day";
import type { UserId } from "../../platform/person.ts";
import type { GivingWay } from "../../platform/turns.ts";
import type { FilledDays } from "../meals/imported.service.ts";
import { dayOf, type ImportSource, type Thing } from "./import-found.ts";
import { byKind, type Writers, writerFor } from "./import-writers.ts";

type Tally = Omit<ImportReading, "id" | "fileName">;

/** Reads a whole file and says what it holds, without writing anything. */
export async function tallyOf(
  source: ImportSource,
  userId: UserId,
  { writers, givingWay }: { writers: Writers; givingWay: Pick<GivingWay, "begin"> },
): Promise<Tally & { total: number; headers: readonly string[] }> {
  const { format, headers, needsMapping } = source;
  const counts = new Map<string, number>();
  const ignored = new Map<string, number>();
  const conflicts = new Map<string, Tally["conflicts"][number]>();
  const problems: Tally["problems"] = [];
  const filled: FilledDays = { entries: new Map(), beyond: new Map() };
  let problemCount = 0;
  let total = 0;
  let span: { from: Day; to: Day } | null = null;

  async function meet(things: readonly Thing[]): Promise<void> {
    for (const [kind, some] of byKind(things)) {
      const met = await writerFor(writers, kind).meet(userId, some, filled);
      for (const [meets, count] of Object.entries(met) as [Meets, number][]) {
        if (count === 0) continue;
        const known = conflicts.get(`${kind} ${meets}`) ?? { kind, meets, count: 0 };
        conflicts.set(`${kind} ${meets}`, { ...known, count: known.count + count });
      }
    }
  }

  const giveWay = givingWay.begin();
  if (needsMapping) await source.found.return(undefined);
  for await (const some of source.found) {
    const things: Thing[] = [];
    for (const one of some) {
      if ("thing" in one) {
        things.push(one.thing);
        more(counts, one.thing.kind);
        const date = dayOf(one.thing);
        if (date === null) continue;
        if (!span) span = { from: date, to: date };
        else if (date < span.from) span.from = date;
        else if (date > span.to) span.to = date;
      } else if ("ignored" in one) more(ignored, one.ignored, one.count);
      else {
        problemCount += 1;
        if (problems.length < maxProblems) problems.push({ row: one.row, reason: one.problem });
      }
    }
    total += things.length;
    await meet(things);
    await giveWay();
  }
  return {
    ...{ format, headers, needsMapping, span, problems, problemCount, total },
    counts: Object.fromEntries(counts),
    ignored: Object.fromEntries(ignored),
    conflicts: [...conflicts.values()],
    noRoom: {
      count: [...filled.beyond.values()].reduce((sum, count) => sum + count, 0),
      days: [...filled.beyond.keys()].sort().slice(0, maxProblems),
    },
  };
}

type Meets = Tally["conflicts"][number]["meets"];

const more = (counts: Map<string, number>, name: string, by = 1) =>
  counts.set(name, (counts.get(name) ?? 0) + by);
