import type { FastingSessionReply } from "@morsel/contract/fasting";
import {
  adopt,
  type Device,
  dropRemoved,
  reconcile,
  tellMilestones,
} from "@morsel/domain/fasting/device";
import { planName } from "@morsel/domain/fasting/plan";
import { plannedBetween } from "@morsel/domain/fasting/schedule";
import { dueAt, type FastingSession, isLive } from "@morsel/domain/fasting/session";
import { day } from "@morsel/domain/time";
import { useEffect } from "react";
import { isCalm } from "../../../lib/calm.ts";
import { outbox } from "../../../lib/changes.ts";
import { onEvent } from "../../../lib/events.ts";
import { personId, usePersonId } from "../../../lib/person.ts";
import { replica } from "../../../lib/things.ts";
import { toast } from "../../../lib/toast.ts";
import { queueChange, waitingFasts } from "../changes.ts";
import { currentDevice, onClaim, setDevice, useDevice } from "../device.state.ts";
import { fastingMessages as texts } from "../messages.ts";
import { checkTime } from "../mutations.ts";
import { readPushState, renewPush, switchPushOff } from "../push.ts";
import { fetchActive, fetchSession, sessionOf, useSettings } from "../queries.ts";
import { keptSettings } from "../settings.state.ts";

/** How often milestones and the whole state are checked (ms): specification 2, section 9. */
const milestonesEvery = 30_000;
const stateEvery = 120_000;
/** The longest delay setTimeout takes (ms). */
const maxTimeout = 2 ** 31 - 1;

/** The person's fasts as this device holds them; the server is asked where it holds none. */
const heldFasts = (): FastingSession[] =>
  (replica.all("fast") as readonly FastingSessionReply[]).map(sessionOf);

async function runningFast(person: string): Promise<FastingSession | null> {
  if (!replica.covers(person)) return fetchActive(person);
  return heldFasts().find(isLive) ?? null;
}

/**
 * Forgets those of the fasts that this device had from the server which are no longer held: deleted
 * on another device, one by one or with everything else.
 */
function forgetRemoved({ session, history }: Device): void {
  // Those of earlier days aren't held. A day of the person's may begin earlier than the feed's.
  const from = Date.parse(replica.from() ?? "") + day;
  const left = new Set([...heldFasts().map(({ id }) => id), ...waitingFasts(outbox.pending())]);
  const removed = [...(session ? [session] : []), ...history]
    .filter(({ id, startTime, localOnly }) => !localOnly && startTime >= from && !left.has(id))
    .map(({ id }) => id);
  setDevice(dropRemoved(currentDevice(), (id) => removed.includes(id)));
}

/** Syncs the current fast with the server: it may have been started or edited elsewhere. */
async function meetServer(person: string): Promise<void> {
  // What is held may be older than what was sent from here.
  if (replica.covers(person)) {
    // What the server accepts meanwhile may not be held yet.
    const before = currentDevice();
    await replica.inStep();
    if (personId() === person && replica.covers(person)) forgetRemoved(before);
  }
  const { session } = currentDevice();
  if (!session) {
    const active = await runningFast(person);
    if (active && personId() === person) setDevice(adopt(currentDevice(), active, Date.now()));
    return;
  }
  const isWaiting = () => waitingFasts(outbox.pending()).includes(session.id);
  if (isWaiting()) return;
  const fasts = replica.covers(person) ? heldFasts() : [];
  const stored = fasts.find(({ id }) => id === session.id) ?? (await fetchSession(session.id));
  if (personId() === person && !isWaiting())
    setDevice(reconcile(currentDevice(), stored, Date.now()));
}

function checkMilestones(): void {
  const { device, hours } = tellMilestones(currentDevice(), Date.now());
  setDevice(device);
  const highest = hours.at(-1);
  // One toast for the highest milestone passed meanwhile, not several.
  if (highest !== undefined && !isCalm())
    toast({ ...texts.milestone(highest), tone: "success", duration: 6_000 });
}

let startsTold = Date.now();

/** Announces a planned fast in the app if push notices don't. */
async function checkPlannedStart(): Promise<void> {
  const settings = keptSettings();
  const now = Date.now();
  const [from, isFree] = [startsTold, currentDevice().session === null];
  startsTold = now;
  if (!settings?.reminders.start || !isFree) return;
  const planned = plannedBetween(settings.week, settings.timeZone, from, now).at(-1);
  if (planned && (await readPushState()) !== "on")
    toast({ ...texts.plannedStart(planName(planned.planId)), tone: "info", duration: 8_000 });
}

/** Keeps the running fast up to date on every view. Renders nothing. */
export function FastingKeeper() {
  const person = usePersonId();
  const { session } = useDevice();
  const due = session && dueAt(session);
  // Loaded here, so that reminders and hidden numbers work on every view.
  useSettings();

  useEffect(
    () =>
      onClaim(({ session: running, history }) => {
        for (const over of [...history].reverse()) queueChange({ kind: "start", session: over });
        if (running) queueChange({ kind: "start", session: running });
      }),
    [],
  );

  useEffect(() => {
    if (person === null) return;
    // Sends this device's notices to whoever signs in, and to nobody after signing out.
    renewPush().catch(() => undefined);
    return onEvent("signing-out", () => void switchPushOff().catch(() => undefined));
  }, [person]);

  useEffect(() => {
    const look = () => {
      checkTime();
      if (person !== null) meetServer(person).catch(() => undefined);
    };
    const looked = () => document.visibilityState === "visible" && look();
    look();
    checkMilestones();
    const state = setInterval(look, stateEvery);
    const stopReplica = replica.subscribe((kinds) => {
      if (person !== null && kinds.has("fast")) meetServer(person).catch(() => undefined);
    });
    const milestones = setInterval(() => {
      checkMilestones();
      void checkPlannedStart();
    }, milestonesEvery);
    document.addEventListener("visibilitychange", looked);
    window.addEventListener("focus", looked);
    window.addEventListener("online", looked);
    return () => {
      clearInterval(state);
      stopReplica();
      clearInterval(milestones);
      document.removeEventListener("visibilitychange", looked);
      window.removeEventListener("focus", looked);
      window.removeEventListener("online", looked);
    };
  }, [person]);

  useEffect(() => {
    if (due === null) return;
    const timer = setTimeout(checkTime, Math.min(maxTimeout, Math.max(0, due - Date.now())));
    return () => clearTimeout(timer);
  }, [due]);

  return null;
}
