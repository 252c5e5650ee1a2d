import { type DayMarks, noMarks } from "@morsel/domain/achievements/day-marks";
import { goalsOn } from "@morsel/domain/achievements/goals-by-day";
import { reachedDay } from "@morsel/domain/achievements/reached-day";
import { currentStreak } from "@morsel/domain/achievements/runs";
import {
  earnedOn,
  type Known,
  monthAround,
  type Standing,
  standingOn,
  type Totals,
} from "@morsel/domain/achievements/standing";
import { takeInDays } from "@morsel/domain/achievements/taking-in";
import { addDays, type Day } from "@morsel/domain/day";
import type { Db } from "../../platform/database/database.ts";
import type { UserId } from "../../platform/person.ts";
import {
  deleteMarks,
  deleteTaken,
  findSums,
  insertSums,
  listGoals,
  listMarks,
  listRuns,
  markChanged,
  markTakenIn,
  replaceRuns,
  type Sums,
  saveGoals,
  saveMarks,
  startOver,
  takeDays,
  updateSums,
} from "./days.repository.ts";
import { countCompletedFasts, readFacts, readGoals } from "./facts.repository.ts";
import { announceEarned, insertEarned, type LedgerLine, sumLedger } from "./ledger.repository.ts";

/** More than a month's days and the one entry for what has no day. */
const daysAtOnce = 33;
/** More can't begin in a month and the days of its weeks, with the one before. */
const runsOfMonth = 24;
const goalsOfMonth = 45;
/** More complete no achievement. */
const fastsThatCount = 10;
/** Earlier than any entry: the first goals we know count for all that was before. */
const firstDay = "1900-01-01" as Day;

const noTotals: Totals = { entries: 0, calories: 0, goalDays: 0, analyses: 0, fasts: 0 };

export interface Check {
  /** The day that the device says it is. */
  said: Day | undefined;
  /** The day of the entry that was just logged. */
  loggedOn?: Day | undefined;
  now: number;
  /**
   * In which reply a device is told what none was told of: an entry's id, or empty for a check's.
   * Undefined if nobody is told.
   */
  tellIn?: string | undefined;
}

/**
 * Judges one month's worth of what has changed; `more` if something still waits. Days are taken in
 * first, and what they earn is judged only once all are in: halfway through a move of entries from
 * one month to another, they would count in both.
 */
export async function judgeNext(
  tx: Db,
  userId: UserId,
  { said, loggedOn, now, tellIn }: Check,
): Promise<{ more: boolean; told: LedgerLine[] }> {
  const before = (await findSums(tx, userId)) ?? (await begin(tx, userId, { said, now }));
  const sums: Sums = { ...before, ...reachedDay(before, said, now) };
  // Just after midnight, goals that have changed aren't those of the day before: they wait for a
  // device to say which day it is.
  const isDayKnown = said !== undefined || loggedOn === sums.reached || sums.toldAt === null;
  const more = await judgeBatch(tx, userId, { sums, now, from: isDayKnown ? "" : firstDay });
  const isTold = tellIn !== undefined && !more && sums.unannounced > 0;
  const told = isTold ? await announceEarned(tx, userId, tellIn) : [];
  if (isTold) sums.unannounced = 0;
  await updateSums(tx, userId, sums);
  return { more, told };
}

interface Batch {
  /** Updated. */
  sums: Sums;
  now: number;
  /** The earliest day to take; empty: also what has no day. */
  from: Day | "";
}

/** Returns whether more waits. */
async function judgeBatch(tx: Db, userId: UserId, { sums, now, from }: Batch): Promise<boolean> {
  const { changed, earlier } = await takeDays(tx, userId, {
    from,
    until: sums.reached,
    limit: daysAtOnce,
  });
  const month = firstMonth(changed);
  const isRenewed = changed.includes("") && (await renewUndated(tx, userId, sums));
  const known = await knownAround(tx, userId, month[0] ?? sums.reached, sums);
  const after = month.length > 0 ? await takeIn(tx, userId, month, known) : known;
  sums.totals = after.totals;

  const waits = isRenewed || isMore(changed, month);
  if (changed.length > 0 && (waits || earlier.length > 0)) {
    await markTakenIn(tx, userId, ofBatch(changed, month));
    return true;
  }
  if (changed.length > 0) {
    await judge(tx, userId, { days: month, known: after, sums, now });
    await deleteTaken(tx, userId, ofBatch(changed, month));
    return false;
  }
  if (earlier.length === 0) return false;
  const days = firstMonth(earlier);
  const around = await knownAround(tx, userId, days[0] ?? sums.reached, sums);
  await judge(tx, userId, { days, known: around, sums, now });
  await deleteTaken(tx, userId, ofBatch(earlier, days));
  return isMore(earlier, days);
}

/** Goals and fasts; returns whether a day changes with them. */
async function renewUndated(tx: Db, userId: UserId, sums: Sums): Promise<boolean> {
  const fasts = await countCompletedFasts(tx, userId, fastsThatCount);
  sums.totals = { ...sums.totals, fasts };
  if (!(await noteGoals(tx, userId, sums.reached))) return false;
  await markChanged(tx, userId, sums.reached);
  return true;
}

interface Judged {
  /** All of them taken in. */
  days: readonly Day[];
  known: Known;
  /** Updated. */
  sums: Sums;
  now: number;
}

/** Adds to the ledger what days, their weeks and months, and the totals have earned. */
async function judge(tx: Db, userId: UserId, { days, known, sums, now }: Judged): Promise<void> {
  const earned = earnedOn(days.length > 0 ? days : [sums.reached], known);
  const worth = await insertEarned(tx, userId, earned, now);
  sums.points += worth.reduce((sum, points) => sum + points, 0);
  sums.unannounced += worth.length;
}

/** How far a person has come on a day; by default on the latest they have come to. */
export async function standing(
  db: Db,
  userId: UserId,
  sums: Sums | undefined,
  date?: Day,
): Promise<Standing> {
  if (!sums) {
    const nothing = { marks: new Map(), runs: [], goals: [], totals: noTotals };
    return standingOn(firstDay, { ...nothing, reached: firstDay });
  }
  const day = date ?? sums.reached;
  const known = await knownAround(db, userId, day, sums);
  return { ...standingOn(day, known), streak: currentStreak(known.runs, day) };
}

/**
 * A person's first check, or the first after an operator deleted their sums: all that was derived
 * is derived again, and only the ledger stays.
 */
async function begin(
  tx: Db,
  userId: UserId,
  { said, now }: Pick<Check, "said" | "now">,
): Promise<Sums> {
  const sums = {
    ...reachedDay(null, said, now),
    ...(await sumLedger(tx, userId)),
    totals: noTotals,
  };
  await startOver(tx, userId);
  await insertSums(tx, userId, sums);
  return sums;
}

const isDated = (day: Day | ""): day is Day => day !== "";

/** The days of the first one's month. */
function firstMonth(taken: readonly (Day | "")[]): Day[] {
  const days = taken.filter(isDated);
  return days.filter((day) => day.slice(0, 7) === days[0]?.slice(0, 7));
}

const isMore = (taken: readonly (Day | "")[], days: readonly Day[]): boolean =>
  taken.filter(isDated).length > days.length;

/** These days out of all that were taken, and what has no day. */
const ofBatch = (taken: readonly (Day | "")[], days: readonly Day[]): (Day | "")[] =>
  taken.filter((day) => !isDated(day) || days.includes(day));

/** Has goals be in force from a day on, if they have changed; returns whether they have. */
async function noteGoals(tx: Db, userId: UserId, from: Day): Promise<boolean> {
  const known = await listGoals(tx, userId, from, 1);
  const goals = await readGoals(tx, userId);
  const before = goalsOn(known, from);
  const names = Object.keys(goals) as (keyof typeof goals)[];
  if (known.length > 0 && names.every((name) => goals[name] === before[name])) return false;
  await saveGoals(tx, userId, known.length > 0 ? from : firstDay, goals);
  return known.length > 0;
}

/** Takes in days of one month; returns what is known then. */
async function takeIn(tx: Db, userId: UserId, days: readonly Day[], before: Known): Promise<Known> {
  const facts = await readFacts(tx, userId, days);
  const after = takeInDays(before, facts, before.goals);
  const isEmpty = (its: DayMarks) => its.entries === 0 && !its.waterMet;
  const marked = days.map((day) => [day, after.marks.get(day) ?? noMarks] as const);
  const emptied = marked.filter(([day, its]) => isEmpty(its) && before.marks.has(day));
  await saveMarks(
    tx,
    userId,
    marked.filter(([, its]) => !isEmpty(its)),
  );
  await deleteMarks(
    tx,
    userId,
    emptied.map(([day]) => day),
  );
  await replaceRuns(tx, userId, before.runs, after.runs);
  return { ...before, ...after };
}

async function knownAround(
  db: Db,
  userId: UserId,
  day: Day,
  { reached, totals }: Pick<Sums, "reached" | "totals">,
): Promise<Known> {
  const span = monthAround(day);
  return {
    marks: await listMarks(db, userId, span),
    runs: await listRuns(db, userId, addDays(span.to, 1), runsOfMonth),
    goals: await listGoals(db, userId, span.to, goalsOfMonth),
    totals,
    reached,
  };
}
