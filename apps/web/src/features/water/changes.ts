import type { GlassesOfDay, KeptPour, KeptStep } from "@morsel/contract/water";
import { shortcutSource } from "@morsel/domain/meals/source";
import { clampGlasses, isGlassOfWater } from "@morsel/domain/water/glasses";
import { answerNow } from "../../lib/answer-now.ts";
import { outbox } from "../../lib/changes.ts";
import { contract } from "../../lib/contract.ts";
import { defineChange, on } from "../../lib/define-change.ts";
import type { AppEvents } from "../../lib/events.ts";
import type { ChangeItem } from "../../lib/outbox-store.ts";
import { personId } from "../../lib/person.ts";
import { planCall } from "../../lib/planned-call.ts";
import { queryClient } from "../../lib/query-client.ts";
import type { ToastMessage } from "../../lib/toast.ts";
import { waterMessages } from "./messages.ts";
import { glassesOn, waterQuery } from "./queries.ts";

const target = ({ date }: { date: string }) => `water ${date}`;

function refused(): ToastMessage {
  const { title, text } = waterMessages.saveFailed;
  return { title, description: text, tone: "error" };
}

/** The days with one replaced, newest first. */
function withDay(days: readonly GlassesOfDay[], set: GlassesOfDay): GlassesOfDay[] {
  return [...days.filter(({ date }) => date !== set.date), set].sort((a, b) =>
    a.date < b.date ? 1 : -1,
  );
}

/**
 * The days with more or fewer glasses on one of them. An answer may count a step whose own reply is
 * still on its way: then the day already has what it comes to.
 */
function withStep(days: GlassesOfDay[], { date, step, before }: KeptStep): GlassesOfDay[] {
  const now = glassesOn(days, date);
  if (before !== undefined && now === clampGlasses(before + step)) return days;
  return withDay(days, { date, glasses: clampGlasses(now + step) });
}

/** However often it is sent, a change counts once. */
const sendStep = ({ date, step, id }: KeptStep, item: ChangeItem) =>
  planCall(contract.water, "stepWater", { body: { id: id ?? item.id, date, step } });

/** Adds glasses to a day or takes some away: those of several devices add up. */
export const waterStep = defineChange({
  kind: "water.step",
  schema: async () => (await contract.water()).keptStep,
  target,
  send: sendStep,
  // Unknown plus one is unknown.
  overlay: [on(waterQuery, (days, step: KeptStep) => days && withStep(days, step))],
  refused,
});

/** A day's glasses, as an earlier release stored them. */
export const waterSet = defineChange({
  kind: "water.set",
  schema: async () => (await contract.water()).glassesOfDay,
  target,
  send: ({ date, glasses }: GlassesOfDay) =>
    planCall(contract.water, "putWater", { body: { waterGlasses: glasses, date } }),
  overlay: [on(waterQuery, (days, set: GlassesOfDay) => withDay(days ?? [], set))],
  refused,
});

/** One more glass, as an earlier release stored it. */
export const waterPour = defineChange({
  kind: "water.pour",
  schema: async () => (await contract.water()).keptPour,
  target,
  send: ({ date }: KeptPour, item) => sendStep({ date, step: 1 }, item),
  overlay: [
    on(waterQuery, (days, { date }: KeptPour) => days && withStep(days, { date, step: 1 })),
  ],
  refused,
});

/**
 * Adds glasses to a day or takes some away, within 0 to 8; under one id only once. Returns whether
 * that changes the day.
 */
export function addGlasses(date: string, by: number, id?: string): boolean {
  const days = answerNow(waterQuery, undefined);
  const before = days && glassesOn(days, date);
  const step = before === undefined ? by : clampGlasses(before + by) - before;
  if (step !== 0)
    void outbox.add(waterStep, {
      ...{ date, step },
      ...(before !== undefined && { before }),
      ...(id !== undefined && { id }),
    });
  return step !== 0;
}

/** How long (ms) a glass waits until it is known how many the day has. */
const patience = 5_000;

/**
 * Waits until the day's glasses are known, while the page is open. If a full day had already got
 * one more, undoing that would take one of the eight.
 */
async function untilKnown(): Promise<void> {
  if (answerNow(waterQuery, undefined)) return;
  const options = waterQuery.options(personId(), undefined);
  const asked = queryClient.query({ ...options, staleTime: "static" });
  await new Promise<void>((resolve) => {
    const goOn = () => {
      clearTimeout(timer);
      window.removeEventListener("pagehide", goOn);
      resolve();
    };
    const timer = setTimeout(goOn, patience);
    window.addEventListener("pagehide", goOn);
    asked.then(goOn, goOn);
  });
}

/** Whether an entry that was logged or taken out on this page has changed its day's glasses. */
const hasCounted = new Map<string, Promise<boolean>>();

async function addOne(date: string, by: number, id?: string): Promise<boolean> {
  const person = personId();
  await untilKnown();
  return person === personId() && addGlasses(date, by, id);
}

/** Adds a glass to the day if a logged entry is water without calories. */
export function pourLogged(entry: AppEvents["calories-logged"]): void {
  if (personId() === null || !isGlassOfWater(entry)) return;
  const { id, date, replaces } = entry;
  const pour = async () => {
    // One that is put back has the glass back that went with it, if one did.
    if (replaces !== undefined && !(await hasCounted.get(replaces))) return false;
    return addOne(date, 1);
  };
  hasCounted.set(id, pour());
}

/**
 * Takes the glass back that came with an entry. A full day got none from it, as far as this page
 * knows; what a script or an import has logged never got one.
 */
export function takeBackPoured(entry: AppEvents["entry-removed"]): void {
  if (personId() === null || !isGlassOfWater(entry)) return;
  const { id, date, source } = entry;
  const isFromApp = source !== null && source !== shortcutSource;
  const poured = hasCounted.get(id);
  const takeBack = async () =>
    // Under the entry's id: of two devices that delete it, one takes the glass.
    (poured ? await poured : isFromApp) && addOne(date, -1, id);
  hasCounted.set(id, takeBack());
}
