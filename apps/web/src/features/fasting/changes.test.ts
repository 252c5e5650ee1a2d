import type { FastingSettings } from "@morsel/contract/fasting";
import { emptyDevice } from "@morsel/domain/fasting/device";
import type { FastingSession } from "@morsel/domain/fasting/session";
import { hour } from "@morsel/domain/time";
import { hashKey } from "@tanstack/react-query";
import { expect, test } from "vitest";
import type { Change } from "../../lib/define-change.ts";
import type { ChangeItem } from "../../lib/outbox-store.ts";
import {
  fastCompletion,
  fastEdit,
  fastingSettingsSet,
  fastRemoval,
  fastStart,
  waitingFasts,
} from "./changes.ts";
import { fastsQuery, historyOf, settingsQuery } from "./queries.ts";

const begun = Date.parse("2026-11-20T20:00:00Z");
const fast = (id: string, startTime = begun): FastingSession => ({
  ...{ id, planId: "16-8", planName: "16:8 Method", startTime, targetDuration: 16 * hour },
  ...{ status: "completed", pauses: [], endTime: startTime + 16 * hour },
  ...{ source: "timer", createdAt: startTime },
});
const waiting = <Payload>(change: Change<Payload>, payload: NoInfer<Payload>): ChangeItem =>
  change.make(payload, { id: change.kind, person: "ada", madeAt: 0 });
const unsent = (items: ChangeItem[]) => items.map((item) => ({ item, sent: null }));

test("the server's and this device's fasts are one list, newest first, each once", () => {
  const local = { ...fast("a"), localOnly: true };
  const device = { ...emptyDevice, history: [local, fast("c", begun - 50 * hour)] };
  const merged = historyOf([fast("a"), fast("b", begun + 30 * hour)], device);
  expect(merged.map(({ id, localOnly }) => [id, localOnly])).toEqual([
    ["b", undefined],
    ["a", undefined],
    ["c", undefined],
  ]);
});

test("what is about to be removed is gone, what is about to be edited is as it will be", () => {
  const endTime = begun + 10 * hour;
  const pending = [
    waiting(fastRemoval, { id: "b" }),
    waiting(fastEdit, { id: "a", edit: { endTime } }),
    waiting(fastEdit, { id: "a", edit: { planId: "14-10" } }),
  ];
  const hash = hashKey(fastsQuery.options("ada", undefined).queryKey);
  const history = fastsQuery.shown([fast("a"), fast("b")], hash, unsent(pending));
  expect(history).toMatchObject([{ id: "a", planId: "14-10", endTime, status: "stopped" }]);
});

test("a fast that runs here is not in the history, whatever the server believes", () => {
  const session: FastingSession = { ...fast("a"), status: "paused", endTime: null };
  expect(historyOf([fast("a")], { ...emptyDevice, session })).toEqual([]);
});

test("the settings are those that were saved last", () => {
  const settings = (hideNumbers: boolean) => ({ hideNumbers }) as FastingSettings;
  const pending = [true, false, true].map((on) => waiting(fastingSettingsSet, settings(on)));
  const hash = hashKey(settingsQuery.options("ada", undefined).queryKey);
  const shown = (items: ChangeItem[]) => settingsQuery.shown(settings(false), hash, unsent(items));
  expect(shown(pending)?.hideNumbers).toBe(true);
  expect(shown([])?.hideNumbers).toBe(false);
});

test("a waiting change knows its fast", () => {
  const items = [
    waiting(fastStart, { kind: "start", session: fast("a") }),
    waiting(fastCompletion, { kind: "complete", id: "b", at: 1 }),
    waiting(fastingSettingsSet, {} as FastingSettings),
  ];
  expect(waitingFasts(items)).toEqual(["a", "b"]);
});

test("what was kept is read again, and what is malformed is not", async () => {
  const kept = structuredClone(waiting(fastStart, { kind: "start", session: fast("a") }));
  const read = await fastStart.read(kept);
  expect(read?.payload).toMatchObject({ session: { id: "a", targetDuration: 16 * hour } });
  expect(await fastStart.read({ ...kept, payload: { kind: "start", session: {} } })).toBeNull();
});
