import type { Device } from "@morsel/domain/fasting/device";
import { emptyDevice } from "@morsel/domain/fasting/device";
import { mergeHistory } from "@morsel/domain/fasting/history";
import { customPlanId, defaultTarget, isTarget, planName } from "@morsel/domain/fasting/plan";
import { type FastingSession, isLive } from "@morsel/domain/fasting/session";
import * as z from "zod/mini";
import {
  forget,
  readList,
  readStored,
  readText,
  storageKeys,
  unsavedFastsKey,
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

const endedUnder = (key: Parameters<typeof readList>[0]): FastingSession[] =>
  readList(key, storedSession).filter((one) => !isLive(one) && isSound(one));

/** What is stored under the common keys, whoever it belongs to. Malformed parts are left out. */
function readStoredDevice(): Device {
  const session = readStored(storageKeys.fastingStatus, storedSession);
  return {
    session: session && isLive(session) && isSound(session) ? session : null,
    history: endedUnder(storageKeys.fastingHistory),
    announced: readList(storageKeys.fastingMilestones, z.number()),
  };
}

/**
 * A person's fasting data in this browser (null: a visitor's); without what belongs to someone else,
 * and with the fasts that an earlier session of theirs left unsaved. `visitors` is the part of it
 * that a visitor left, if no person has taken it yet.
 */
export function readDevice(person: string | null): { device: Device; visitors: Device | null } {
  const owner = readText(storageKeys.fastingOwner);
  const stored = owner === null || owner === person ? readStoredDevice() : emptyDevice;
  const visitors = owner === null ? stored : null;
  const unsaved = person === null ? [] : endedUnder(unsavedFastsKey(person));
  if (unsaved.length === 0) return { device: stored, visitors };
  return { device: { ...stored, history: mergeHistory(stored.history, unsaved) }, visitors };
}

/** Stores the fasting data as that person's. */
export function writeDevice(device: Device, person: string | null): void {
  if (person === null) forget(storageKeys.fastingOwner);
  else writeText(storageKeys.fastingOwner, person);
  if (device.session) writeStored(storageKeys.fastingStatus, device.session);
  else forget(storageKeys.fastingStatus);
  writeStored(storageKeys.fastingHistory, device.history);
  writeStored(storageKeys.fastingMilestones, device.announced);
  if (person !== null) writeUnsaved(device.history, person);
}

/** A fast that the server has refused "stays on this device", also when the session ends. */
function writeUnsaved(history: readonly FastingSession[], person: string): void {
  const unsaved = history.filter(({ localOnly }) => localOnly);
  if (unsaved.length > 0) writeStored(unsavedFastsKey(person), unsaved);
  else forget(unsavedFastsKey(person));
}
