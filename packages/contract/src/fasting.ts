import { isTarget } from "@morsel/domain/fasting/plan";
import { isClockTime, isTimeZone } from "@morsel/domain/zone";
import * as z from "zod/mini";
import { route } from "./route.ts";
import { timestamp, uuid, visibleText } from "./scalars.ts";

/** Pauses, summed over all sessions that begin on one day (UTC). */
export const maxPauses = 200;
/** Sessions that begin on one day (UTC), including those deleted or too short to keep. */
export const maxFastsPerDay = 48;
/** Sessions in one person's history: one a day for 27 years. */
export const maxFasts = 10_000;
/** Page size of the history. Streaks and records need all of it, so one page can hold that. */
export const fastingPage = { default: 100, max: maxFasts } as const;

export const fastingCodes = {
  /** Another fast is running; the reply holds it as `session`, next to the error. */
  running: "FASTING_ALREADY_ACTIVE",
  differs: "FASTING_ID_TAKEN",
  overlap: "FASTING_OVERLAP",
  pauses: "FASTING_TOO_MANY_PAUSES",
  /** More than `maxFastsPerDay`. */
  dayFull: "FASTING_DAY_FULL",
  /** More than `maxFasts`. */
  full: "FASTING_HISTORY_FULL",
} as const;

/** When a fast may begin and end (ms): the years 2000 to 2099. */
export const fastingInstants = {
  min: Date.UTC(2000, 0, 1),
  max: Date.UTC(2100, 0, 1) - 1,
} as const;

/** An ISO timestamp or ms since 1970; parsed to ms. */
const instant = z.pipe(
  z.pipe(
    z.union([timestamp, z.number()], { error: "Must be an ISO timestamp." }),
    z.transform((given) => (typeof given === "string" ? Date.parse(given) : given)),
  ),
  z
    .number()
    .check(
      z.int("Must be an ISO timestamp."),
      z.gte(fastingInstants.min, "Must not be before the year 2000."),
      z.lte(fastingInstants.max, "Must not be after the year 2099."),
    ),
);

/** A plan's id; an unknown one means a custom fast. */
const planId = visibleText(50);
export const targetDuration = z
  .number()
  .check(z.refine(isTarget, "Must be from 1 to 168 hours, in milliseconds."));
const status = z.enum(["active", "paused", "completed", "stopped"]);
const source = z.enum(["timer", "manual", "diary"]);

const id = z.object({ id: uuid });

/**
 * One fast. While it runs, `endTime`, `completedAt`, `actualDuration` and `actualHoursFasted` are
 * null, and `remainingHours` is as of the reply.
 */
export const fastingSession = z.object({
  id: z.string(),
  planId: z.string(),
  planName: z.string(),
  startTime: z.string(),
  targetDuration: z.number(),
  status,
  pauses: z.array(z.object({ from: z.string(), to: z.nullable(z.string()) })),
  endTime: z.nullable(z.string()),
  /** When the target was reached; null if it wasn't. */
  completedAt: z.nullable(z.string()),
  actualDuration: z.nullable(z.number()),
  actualHoursFasted: z.nullable(z.number()),
  targetHours: z.number(),
  wasCompleted: z.boolean(),
  remainingHours: z.number(),
  /** Always false from the server; a device sets it on what it hasn't sent yet. */
  localOnly: z.boolean(),
  source,
  createdAt: z.string(),
});
export type FastingSessionReply = z.infer<typeof fastingSession>;

const newSession = z.object({
  id: z.optional(uuid),
  planId,
  /** Ignored: the name follows from the plan's id. */
  planName: z.optional(z.string().check(z.maxLength(100))),
  startTime: instant,
  /** Defaults to the plan's own target, or 16 hours for an unknown plan. */
  targetDuration: z.optional(targetDuration),
  status: z._default(status, "active"),
  /** Required with an ended status, not allowed otherwise. */
  endTime: z.optional(z.nullable(instant)),
  pauses: z.optional(
    z.array(z.object({ from: instant, to: z.nullable(instant) })).check(z.maxLength(maxPauses)),
  ),
  source: z._default(source, "timer"),
});
export type NewFastingSession = z.infer<typeof newSession>;

/**
 * Starts a fast, or records a past one (status completed or stopped, with its end). Idempotent by
 * id. While another fast runs: a 409 with that one as `session`.
 */
export const startFasting = route({
  method: "POST",
  path: "/api/fasting/start",
  access: "person",
  summary: "Start a fast, or record one that is over",
  body: newSession,
  status: 201,
  reply: fastingSession,
});

/** Defaults to now. An instant of the fast before its last event counts as that event's. */
const moment = z.nullish(z.object({ at: z.optional(instant) }));

export const pauseFasting = route({
  method: "PUT",
  path: "/api/fasting/:id/pause",
  access: "person",
  summary: "Pause a fast; its target moves by the pause",
  params: id,
  body: moment,
  status: 200,
  reply: fastingSession,
});

export const resumeFasting = route({
  method: "PUT",
  path: "/api/fasting/:id/resume",
  access: "person",
  summary: "Let a paused fast go on",
  params: id,
  body: moment,
  status: 200,
  reply: fastingSession,
});

/**
 * Ends a fast: completed if its target has passed, otherwise stopped. Idempotent. `byItself` means
 * that the device saw the target pass: if the fast was meanwhile paused or moved on another device,
 * it continues, and the reply shows it as it is.
 */
export const completeFasting = route({
  method: "PUT",
  path: "/api/fasting/:id/complete",
  access: "person",
  summary: "End a fast",
  params: id,
  body: z.nullish(z.object({ endTime: z.optional(instant), byItself: z.optional(z.boolean()) })),
  status: 200,
  reply: fastingSession,
});

/** Corrects a running or past fast. Fields not sent stay as they are. */
export const editFasting = route({
  method: "PATCH",
  path: "/api/fasting/:id",
  access: "person",
  summary: "Correct a fast's plan, target, start or end",
  params: id,
  body: z.object({
    planId: z.optional(planId),
    startTime: z.optional(instant),
    endTime: z.optional(instant),
    targetDuration: z.optional(targetDuration),
  }),
  status: 200,
  reply: fastingSession,
});

/** Deletes a fast for good. Idempotent. */
export const removeFasting = route({
  method: "DELETE",
  path: "/api/fasting/:id",
  access: "person",
  summary: "Delete a fast",
  params: id,
  status: 204,
});

export const readFasting = route({
  method: "GET",
  path: "/api/fasting/:id",
  access: "person",
  summary: "One fast as it stands",
  params: id,
  status: 200,
  reply: fastingSession,
});

/** The running fast, or null. */
export const activeFasting = route({
  method: "GET",
  path: "/api/fasting/active",
  access: "person",
  summary: "The running fast, or null",
  status: 200,
  reply: z.nullable(fastingSession),
});

/**
 * Past fasts, newest first, without those under 5 seconds. The next page is in a `Link: <…>;
 * rel="next"` header.
 */
export const fastingHistory = route({
  method: "GET",
  path: "/api/fasting/history",
  access: "person",
  summary: "Fasts that are over, newest first",
  query: z.object({
    limit: z.optional(
      z.coerce
        .number<string>()
        .check(z.int("Must be a whole number."), z.gte(1), z.lte(fastingPage.max)),
    ),
    cursor: z.optional(z.string().check(z.maxLength(200))),
  }),
  status: 200,
  reply: z.array(fastingSession),
});

export const timeZone = z
  .string()
  .check(z.maxLength(64), z.refine(isTimeZone, "Must be a time zone such as Europe/Berlin."));

export const fastingSummary = route({
  method: "GET",
  path: "/api/fasting/summary",
  access: "person",
  summary: "Streaks, the longest fast and the last 90 days",
  query: z.object({ timeZone: z._default(timeZone, "UTC") }),
  status: 200,
  reply: z.object({
    currentStreak: z.number(),
    longestStreak: z.number(),
    /** ms */
    longestFast: z.number(),
    fasts: z.number(),
    completedFasts: z.number(),
    /** Oldest first. */
    days: z.array(z.object({ date: z.string(), hours: z.number(), reached: z.boolean() })),
  }),
});
export type FastingSummaryReply = z.infer<typeof fastingSummary.reply>;

/** A weekday's fast: its plan and start time. */
const plannedFast = z.nullable(
  z.object({
    planId,
    startAt: z.string().check(z.refine(isClockTime, "Must be a time of day as HH:MM.")),
  }),
);

export const fastingSettings = z.object({
  /** Seven weekdays, Sunday first; null on a day without a fast. */
  week: z.array(plannedFast).check(z.length(7, "Must have seven days, Sunday first.")),
  timeZone,
  reminders: z.object({ start: z.boolean(), milestones: z.boolean(), end: z.boolean() }),
  /** Hides streaks and targets. */
  hideNumbers: z.boolean(),
});
export type FastingSettings = z.infer<typeof fastingSettings>;

export const readFastingSettings = route({
  method: "GET",
  path: "/api/fasting/settings",
  access: "person",
  summary: "The week's plan, reminders and what to hide",
  status: 200,
  reply: fastingSettings,
});

export const saveFastingSettings = route({
  method: "PUT",
  path: "/api/fasting/settings",
  access: "person",
  summary: "Set the week's plan, reminders and what to hide",
  body: fastingSettings,
  status: 200,
  reply: fastingSettings,
});
