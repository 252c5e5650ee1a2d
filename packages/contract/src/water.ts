import * as z from "zod/mini";
import { route } from "./route.ts";
import { dayOrTimestamp } from "./scalars.ts";

const waterDay = z.object({ date: z.string(), waterGlasses: z.number() });

export const glassesOfDay = z.object({ date: z.string(), glasses: z.number() });
export type GlassesOfDay = z.infer<typeof glassesOfDay>;

/** One more glass, waiting on a device that doesn't yet know the day's count. */
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
