import * as z from "zod/mini";
import { route } from "./route.ts";
import { dayOrTimestamp } from "./scalars.ts";

const waterDay = z.object({ date: z.string(), waterGlasses: z.number() });

/** A day of the history. */
export const glassesOfDay = z.object({ date: z.string(), glasses: z.number() });
export type GlassesOfDay = z.infer<typeof glassesOfDay>;

/** One glass more on a day, as a device keeps it until it can ask for the day's count. */
export const keptPour = z.pick(glassesOfDay, { date: true });
export type KeptPour = z.infer<typeof keptPour>;

/** Sets the glasses of one day, clamped to 0 to 8; sending it again changes nothing. */
export const putWater = route({
  method: "POST",
  path: "/api/daily-stats",
  access: "person",
  summary: "Set the glasses of water of a day",
  body: z.object({ waterGlasses: z.number(), date: dayOrTimestamp }),
  status: 200,
  reply: waterDay,
});

/** The days with water, newest first; an anonymous visitor's are on the device only. */
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
