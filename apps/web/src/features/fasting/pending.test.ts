import type { FastingSettings } from "@morsel/contract/fasting";
import { emptyDevice } from "@morsel/domain/fasting/device";
import { hour } from "@morsel/domain/fasting/plan";
import type { FastingSession } from "@morsel/domain/fasting/session";
import { expect, test } from "vitest";
import type { OutboxItem } from "../../lib/outbox.ts";
import {
  changeKinds,
  historyWithPending,
  settingsWithPending,
  subjectOf,
} from "./pending.state.ts";

const begun = Date.parse("2026-11-20T20:00:00Z");
const fast = (id: string, startTime = begun): FastingSession => ({
  ...{ id, planId: "16-8", planName: "16:8 Method", startTime, targetDuration: 16 * hour },
  ...{ status: "completed", pauses: [], endTime: startTime + 16 * hour },
  ...{ source: "timer", createdAt: startTime },
});
const waiting = (kind: string, payload: unknown): OutboxItem => ({
  ...{ id: kind, kind, person: "ada", target: "fasting", payload, madeAt: 0 },
});

test("the server's and this device's fasts are one list, newest first, each once", () => {
  const local = { ...fast("a"), localOnly: true };
  const device = { ...emptyDevice, history: [local, fast("c", begun - 50 * hour)] };
  const merged = historyWithPending([fast("a"), fast("b", begun + 30 * hour)], device, []);
  expect(merged.map(({ id, localOnly }) => [id, localOnly])).toEqual([
    ["b", undefined],
    ["a", undefined],
    ["c", undefined],
  ]);
});

test("what is about to be removed is gone, what is about to be edited is as it will be", () => {
  const endTime = begun + 10 * hour;
  const pending = [
    waiting(changeKinds.remove, { id: "b" }),
    waiting(changeKinds.edit, { id: "a", edit: { endTime } }),
    waiting(changeKinds.edit, { id: "a", edit: { planId: "14-10" } }),
  ];
  const history = historyWithPending([fast("a"), fast("b")], emptyDevice, pending);
  expect(history).toMatchObject([{ id: "a", planId: "14-10", endTime, status: "stopped" }]);
});

test("a fast that runs here is not in the history, whatever the server believes", () => {
  const session: FastingSession = { ...fast("a"), status: "paused", endTime: null };
  expect(historyWithPending([fast("a")], { ...emptyDevice, session }, [])).toEqual([]);
});

test("the settings are those that were saved last", () => {
  const settings = (hideNumbers: boolean) => ({ hideNumbers }) as FastingSettings;
  const pending = [true, false, true].map((on) => waiting(changeKinds.settings, settings(on)));
  expect(settingsWithPending(settings(false), pending).hideNumbers).toBe(true);
  expect(settingsWithPending(settings(false), []).hideNumbers).toBe(false);
});

test("a waiting change knows its fast", () => {
  expect(subjectOf(waiting(changeKinds.start, { kind: "start", session: fast("a") }))).toBe("a");
  expect(subjectOf(waiting(changeKinds.complete, { kind: "complete", id: "b", at: 1 }))).toBe("b");
  expect(subjectOf(waiting(changeKinds.settings, {}))).toBeNull();
  expect(subjectOf(waiting("meal.log", { id: "m" }))).toBeNull();
});
