import * as z from "zod/mini";
import { fastingSession, fastingSettings } from "./fasting.ts";
import { keptValue } from "./kept.ts";
import { meal } from "./meals.ts";
import { user } from "./profile.ts";
import { route } from "./route.ts";
import { day } from "./scalars.ts";
import { glassesOfDay } from "./water.ts";

/** Changes in one reply of the feed. */
export const changesPage = { default: 500, max: 1000 } as const;

export const syncCodes = {
  /** The cursor is unknown or too old: forget what the device has and begin without one. */
  startOver: "START_OVER",
} as const;

/**
 * Everything that devices keep in step, by kind, as the room's own call presents it. A change's id
 * is the thing's own: a meal's or a fast's id, a day for water, the person's id for what each
 * person has one of.
 */
export const syncKinds = {
  meal,
  water: glassesOfDay,
  fast: fastingSession,
  fastingSettings,
  user,
  kept: keptValue,
} as const;
export type SyncKind = keyof typeof syncKinds;
export type SyncData<Kind extends SyncKind> = z.infer<(typeof syncKinds)[Kind]>;

const change = z.object({
  /** One of `syncKinds`, or a kind that only newer clients know: skip it. */
  kind: z.string(),
  id: z.string(),
  /** Grows with each change of anything this person has. */
  revision: z.number(),
  deleted: z.boolean(),
  /** As `syncKinds` has it; null if deleted. */
  data: z.unknown(),
});
export type SyncChange = z.infer<typeof change>;

/**
 * What was made, edited and deleted since a cursor, oldest change first; each thing once, as it is
 * now. Without a cursor from the beginning. Ask again with the reply's cursor while there is more.
 */
export const syncChanges = route({
  method: "GET",
  path: "/api/sync/changes",
  access: "person",
  summary: "What has changed since a cursor",
  query: z.object({
    since: z.optional(z.string()),
    limit: z.optional(
      z.coerce
        .number<string>()
        .check(z.int("Must be a whole number."), z.gte(1), z.lte(changesPage.max)),
    ),
    /**
     * Without `since`: leaves out what is dated before this day and what is deleted, for a device
     * that begins. The cursors of its further pages remember it.
     */
    from: z.optional(day),
  }),
  status: 200,
  reply: z.object({ changes: z.array(change), cursor: z.string(), more: z.boolean() }),
});
export type SyncPage = z.infer<typeof syncChanges.reply>;

/**
 * Server-sent events: `change`, whose data is the cursor that the feed has reached, after each
 * change of the person's data; comments in between keep the connection open.
 */
export const syncEvents = route({
  method: "GET",
  path: "/api/sync/events",
  access: "person",
  summary: "Tells when something has changed",
  status: 200,
  stream: "text/event-stream",
});
