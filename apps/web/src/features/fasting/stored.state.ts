import type { Device } from "@morsel/domain/fasting/device";
import { emptyDevice } from "@morsel/domain/fasting/device";
import { customPlanId, defaultTarget, isTarget, planName } from "@morsel/domain/fasting/plan";
import { type FastingSession, isLive } from "@morsel/domain/fasting/session";
import * as z from "zod/mini";
import {
  forget,
  readList,
  readStored,
  readText,
  storageKeys,
  writeStored,
  writeText,
} from "../../lib/storage.ts";

/** ms since 1970 */
export const instant = z.number().check(z.int(), z.gte(0));

/** A session as stored here and in the outbox; fields unknown to older versions get defaults. */
export const storedSession = z.pipe(
  z.object({
    id: z.string().check(z.minLength(1)),
    planId: z._default(z.string(), customPlanId),
    startTime: instant,
    targetDuration: z._default(z.number().check(z.refine(isTarget)), defaultTarget),
    status: z.enum(["active", "paused", "completed", "stopped"]),
    pauses: z._default(z.array(z.object({ from: instant, to: z.nullable(instant) })), []),
    endTime: z._default(z.nullable(instant), null),
    source: z._default(z.enum(["timer", "manual", "diary"]), "timer"),
    createdAt: z._default(instant, 0),
    localOnly: z._default(z.boolean(), false),
  }),
  z.transform((kept): FastingSession => ({ ...kept, planName: planName(kept.planId) })),
);

const isSound = (session: FastingSession) =>
  isLive(session) === (session.endTime === null) &&
  (session.pauses.at(-1)?.to === null) === (session.status === "paused");

/**
 * A person's fasting data in this browser (null: a visitor's); empty if it belongs to someone else.
 * Malformed parts are left out.
 */
export function readDevice(person: string | null): { device: Device; isVisitors: boolean } {
  const owner = readText(storageKeys.fastingOwner);
  if (owner !== null && owner !== person) return { device: emptyDevice, isVisitors: false };
  const session = readStored(storageKeys.fastingStatus, storedSession);
  const history = readList(storageKeys.fastingHistory, storedSession);
  const device: Device = {
    session: session && isLive(session) && isSound(session) ? session : null,
    history: history.filter((one) => !isLive(one) && isSound(one)),
    announced: readList(storageKeys.fastingMilestones, z.number()),
  };
  return { device, isVisitors: owner === null };
}

/** Stores the fasting data as that person's. */
export function writeDevice(device: Device, person: string | null): void {
  if (person === null) forget(storageKeys.fastingOwner);
  else writeText(storageKeys.fastingOwner, person);
  if (device.session) writeStored(storageKeys.fastingStatus, device.session);
  else forget(storageKeys.fastingStatus);
  writeStored(storageKeys.fastingHistory, device.history);
  writeStored(storageKeys.fastingMilestones, device.announced);
}
