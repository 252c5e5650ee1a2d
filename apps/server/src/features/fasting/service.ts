import { randomUUID } from "node:crypto";
import {
  type FastingSessionReply,
  type FastingSettings,
  fastingCodes,
  fastingPage,
  type NewFastingSession,
} from "@morsel/contract/fasting";
import { dayInUtc } from "@morsel/domain/day";
import {
  clockTolerance,
  editSession,
  overlapTolerance,
  type Problem,
  problemWith,
  type SessionEdit,
} from "@morsel/domain/fasting/edit";
import { planName, planTarget } from "@morsel/domain/fasting/plan";
import { plannedReminders } from "@morsel/domain/fasting/reminder";
import { firstSettings } from "@morsel/domain/fasting/schedule";
import {
  endSession,
  type FastingSession,
  fastedFor,
  fastingStatus,
  isLive,
  isRecorded,
  pauseSession,
  resumeSession,
  settle,
} from "@morsel/domain/fasting/session";
import { calendarStart, type FastingSummary, summarize } from "@morsel/domain/fasting/summary";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/database/database.ts";
import { Failure, notFound } from "../../platform/http/failure.ts";
import { readCursor } from "../../platform/http/paging.ts";
import { invalidRequest } from "../../platform/http/validation.ts";
import type { People } from "../../platform/people.ts";
import type { UserId } from "../../platform/person.ts";
import type { NotificationService } from "../notifications/service.ts";
import { checkBounds } from "./bounds.ts";
import { messages } from "./messages.ts";
import { cursorOf, placeOf, presentFast } from "./presenter.ts";
import { asPush, horizon } from "./reminders.ts";
import {
  findFast,
  findFasts,
  findFastWithin,
  findRunning,
  findSettings,
  insertFast,
  listFasts,
  listFastsEndedAfter,
  markFastDeleted,
  saveSettings,
  sumFastsEndedUntil,
  updateFast,
} from "./repository.ts";

interface Needs {
  db: Db;
  clock: Clock;
  people: People;
  notifications: Pick<NotificationService, "plan">;
}

export type FastingService = ReturnType<typeof createFastingService>;

export function createFastingService({ db, clock, people, notifications }: Needs) {
  /** Changes the person's fasts and updates the reminders that follow from them. */
  function change<T>(userId: UserId, work: (tx: Db) => Promise<T>): Promise<T> {
    return people.change(userId, async (tx) => {
      const result = await work(tx);
      await planReminders(tx, userId, clock());
      return result;
    });
  }

  async function planReminders(tx: Db, userId: UserId, after: number): Promise<void> {
    const settings = (await findSettings(tx, userId)) ?? firstSettings();
    const running = await findRunning(tx, userId);
    const planned = plannedReminders(settings, running ?? null, after, after + horizon);
    await notifications.plan(tx, userId, "fasting", planned.map(asPush));
  }

  /** The session; throws a 404 if there is none. */
  async function existing(tx: Db, userId: UserId, id: string): Promise<FastingSession> {
    const stored = await findFast(tx, userId, id);
    if (!stored || stored.deleted) throw notFound(messages.notFound);
    return stored.session;
  }

  async function store(tx: Db, userId: UserId, session: FastingSession): Promise<FastingSession> {
    await updateFast(tx, userId, session, !isLive(session) && !isRecorded(session), clock());
    return session;
  }

  /** An overlapping session, if there is one. */
  async function inTheWay(tx: Db, userId: UserId, { id, startTime, endTime }: FastingSession) {
    const to = endTime ?? Number.MAX_SAFE_INTEGER;
    const span = { id, from: startTime, to, shared: overlapTolerance };
    const other = await findFastWithin(tx, userId, span);
    return other ? [other] : [];
  }

  /** One step of the state machine; a step that changes nothing leaves the session as it is. */
  function step(
    userId: UserId,
    id: string,
    given: { field: string; at: number | undefined },
    apply: (session: FastingSession, at: number) => FastingSession,
  ): Promise<FastingSession> {
    const at = given.at ?? clock();
    if (at > clock() + clockTolerance)
      throw refused({ path: given.field, message: messages.clockAhead });
    return change(userId, async (tx) => {
      const before = await existing(tx, userId, id);
      // A clock that is wrong by hours would make nothing of the fast.
      if (at < before.startTime - clockTolerance)
        throw refused({ path: given.field, message: messages.clockBehind });
      const after = apply(before, at);
      if (after.pauses.length > before.pauses.length)
        await checkBounds(tx, userId, after, "paused");
      return after === before ? before : store(tx, userId, after);
    });
  }

  /** The running fast; one past its target no longer counts as running. */
  async function active(userId: UserId): Promise<FastingSession | null> {
    const running = await findRunning(db, userId);
    const settled = running && settle(running, clock());
    return settled && isLive(settled) ? settled : null;
  }

  return {
    /** Starts a fast or records a finished one. Repeating the same id returns the same session. */
    start(userId: UserId, sent: NewFastingSession): Promise<FastingSession> {
      const now = clock();
      const session = newSession(sent, now);
      const fingerprint = `${session.planId} ${session.startTime} ${session.targetDuration}`;
      return change(userId, async (tx) => {
        const stored = await findFast(tx, userId, session.id);
        if (stored?.fingerprint === fingerprint) return stored.session;
        if (stored)
          throw new Failure(409, fastingCodes.differs, messages.idTaken, {
            issues: [{ path: "id", message: messages.idTaken }],
          });
        // What the timer ran through did happen, on whatever device, so it is never refused for
        // overlapping another fast. Manual entries are.
        const others = session.source === "timer" ? [] : await inTheWay(tx, userId, session);
        const problem = problemWith(session, others, now);
        if (problem?.kind === "future-start" && session.source === "timer")
          throw refused({ path: problem.field, message: messages.clockAhead });
        if (problem) throw problemFailure(problem, now);
        if (isLive(session)) {
          const running = await findRunning(tx, userId);
          const settled = running && settle(running, now);
          if (settled && isLive(settled))
            throw new Failure(409, fastingCodes.running, messages.running, {
              topLevel: { session: presentFast(settled, now) },
            });
          if (settled) await store(tx, userId, settled);
        }
        await checkBounds(tx, userId, session, "new");
        await insertFast(tx, userId, session, fingerprint);
        return session;
      });
    },

    pause: (userId: UserId, id: string, at?: number) =>
      step(userId, id, { field: "at", at }, pauseSession),

    resume: (userId: UserId, id: string, at?: number) =>
      step(userId, id, { field: "at", at }, resumeSession),

    /** Ends it, or with `byItself` only if its target has passed; repeating it changes nothing. */
    complete: (userId: UserId, id: string, at?: number, byItself = false) =>
      step(userId, id, { field: "endTime", at }, byItself ? settle : endSession),

    edit(userId: UserId, id: string, sent: SessionEdit): Promise<FastingSession> {
      const now = clock();
      return change(userId, async (tx) => {
        const before = settle(await existing(tx, userId, id), now);
        const edited = editSession(before, sent);
        // What overlapped before, as timers of two devices may, still can have another plan.
        const isMoved = sent.startTime !== undefined || sent.endTime !== undefined;
        const others = isMoved ? await inTheWay(tx, userId, edited) : [];
        const problem = problemWith(edited, others, now);
        if (problem) throw problemFailure(problem, now);
        if (dayInUtc(edited.startTime) !== dayInUtc(before.startTime))
          await checkBounds(tx, userId, edited, "moved");
        return store(tx, userId, edited);
      });
    },

    remove(userId: UserId, id: string): Promise<void> {
      return change(userId, async (tx) => {
        if (!(await findFast(tx, userId, id))) throw notFound(messages.notFound);
        await markFastDeleted(tx, userId, id, clock());
      });
    },

    async find(userId: UserId, id: string): Promise<FastingSession> {
      return settle(await existing(db, userId, id), clock());
    },

    /** Those of the sessions that run or count, by id, as the calls show them. */
    async shown(userId: UserId, ids: readonly string[]): Promise<Map<string, FastingSessionReply>> {
      const now = clock();
      const found = await findFasts(db, userId, ids);
      return new Map(found.map((one) => [one.id, presentFast(settle(one, now), now)]));
    },

    active,

    /** One page of finished fasts, newest first, and the next page's cursor. */
    async history(
      userId: UserId,
      {
        limit = fastingPage.default,
        cursor,
      }: { limit?: number | undefined; cursor?: string | undefined },
    ): Promise<{ sessions: FastingSession[]; next?: string }> {
      const after = readCursor(cursor, placeOf);
      // One row more than a page, to see if there is a next; another, as one may still be running.
      const rows = await listFasts(db, userId, { limit: limit + 2, after });
      const over = rows.map((row) => settle(row, clock())).filter((row) => !isLive(row));
      const last = over[limit - 1];
      if (over.length <= limit || !last) return { sessions: over };
      return { sessions: over.slice(0, limit), next: cursorOf(last) };
    },

    async summary(userId: UserId, zone: string): Promise<FastingSummary> {
      const now = clock();
      const begin = calendarStart(zone, now);
      const sessions = await listFastsEndedAfter(db, userId, begin);
      const earlier = await sumFastsEndedUntil(db, userId, begin);
      const running = await findRunning(db, userId);
      const { week } = (await findSettings(db, userId)) ?? firstSettings();
      return summarize(running ? [...sessions, settle(running, now)] : sessions, {
        ...{ zone, now, week, earlier },
      });
    },

    async settings(userId: UserId): Promise<FastingSettings> {
      return (await findSettings(db, userId)) ?? firstSettings();
    },

    saveSettings(userId: UserId, settings: FastingSettings): Promise<FastingSettings> {
      return change(userId, async (tx) => {
        await saveSettings(tx, userId, settings, clock());
        return settings;
      });
    },

    /** Plans the reminders that follow one that is done: some repeat weekly. */
    planReminders,

    /** Fasting's part of the daily totals. */
    async status(userId: UserId) {
      return fastingStatus(await active(userId), clock());
    },
  };
}

const refused = (issue: { path: string; message: string }) => invalidRequest([issue]);

function problemFailure({ kind, field, other }: Problem, now: number): Failure {
  const issue = { path: field, message: messages.problems[kind] };
  if (kind !== "overlap" || !other) return refused(issue);
  return new Failure(409, fastingCodes.overlap, refused(issue).message, {
    issues: [issue],
    topLevel: { session: presentFast(other, now) },
  });
}

function newSession(sent: NewFastingSession, now: number): FastingSession {
  const isOver = sent.status === "completed" || sent.status === "stopped";
  if (isOver && typeof sent.endTime !== "number")
    throw refused({ path: "endTime", message: messages.endNeeded });
  if (!isOver && typeof sent.endTime === "number")
    throw refused({ path: "endTime", message: messages.endUnneeded });
  const session: FastingSession = {
    id: sent.id ?? randomUUID(),
    planId: sent.planId,
    planName: planName(sent.planId),
    startTime: sent.startTime,
    targetDuration: sent.targetDuration ?? planTarget(sent.planId),
    status: sent.status,
    pauses: sent.pauses ?? [],
    endTime: sent.endTime ?? null,
    source: sent.source,
    createdAt: now,
  };
  if (session.endTime === null) return session;
  // Whether the target was reached is calculated here, not taken from the client.
  const reached = fastedFor(session, session.endTime) >= session.targetDuration;
  return { ...session, status: reached ? "completed" : "stopped" };
}
