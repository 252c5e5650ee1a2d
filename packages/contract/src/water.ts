import { glassBounds } from "@morsel/domain/water/glasses";
import * as z from "zod/mini";
import { route } from "./route.ts";
import { dayOrTimestamp, uuid } from "./scalars.ts";

/** Steps of one day whose ids are kept, so that repeating one changes nothing. */
export const maxStepsPerDay = 200;

export const waterCodes = {
  /** More than `maxStepsPerDay`. */
  dayFull: "WATER_DAY_FULL",
} as const;

const waterDay = z.object({ date: z.string(), waterGlasses: z.number() });

export const glassesOfDay = z.object({ date: z.string(), glasses: z.number() });
export type GlassesOfDay = z.infer<typeof glassesOfDay>;

/** One more glass, as an earlier release stored it. */
export const keptPour = z.pick(glassesOfDay, { date: true });
export type KeptPour = z.infer<typeof keptPour>;

/** Sets the glasses of one day, clamped to 0 to 8. Idempotent. */
export const putWater = route({
  method: "POST",
  path: "/api/daily-stats",
  access: "person",
  summary: "Set the glasses of water of a day",
  body: z.object({ waterGlasses: z.number(), date: dayOrTimestamp }),
  status: 200,
  reply: waterDay,
});

const { max } = glassBounds;
const waterStep = z.object({
  id: uuid,
  date: dayOrTimestamp,
  step: z
    .number()
    .check(
      z.int("Must be a whole number."),
      z.gte(-max, `Must be at least ${-max}.`),
      z.lte(max, `Must be at most ${max}.`),
    ),
});

/** A step waiting on a device to be sent; its id is the change's, unless it has its own. */
export const keptStep = z.object({
  date: z.string(),
  step: z.number(),
  /** The day's glasses as the device knew them. */
  before: z.optional(z.number()),
  id: z.optional(z.string()),
});
export type KeptStep = z.infer<typeof keptStep>;

/**
 * Adds glasses to a day, or takes some away, so that those of several devices add up; the day stays
 * within 0 to 8. Repeating an id changes nothing.
 */
export const stepWater = route({
  method: "POST",
  path: "/api/water/steps",
  access: "person",
  summary: "Add or take away glasses of water",
  body: waterStep,
  status: 200,
  reply: glassesOfDay,
});

/** Days with water, newest first. An anonymous visitor's stay on the device. */
export const waterHistory = route({
  method: "GET",
  path: "/api/water-history",
  access: "perhaps",
  summary: "Glasses of water by day",
  query: z.object({
    days: z._default(
      z.coerce.number<string>().check(z.int("Must be a whole number."), z.gte(1), z.lte(366)),
      30,
    ),
  }),
  status: 200,
  reply: z.object({ data: z.array(glassesOfDay) }),
});
