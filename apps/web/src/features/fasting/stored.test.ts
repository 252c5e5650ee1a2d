import { emptyDevice, startFast } from "@morsel/domain/fasting/device";
import { hour } from "@morsel/domain/time";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forget, personalKeys } from "../../lib/storage.ts";
import { readDevice, writeDevice } from "./stored.state.ts";

const stored = new Map<string, string>();
beforeEach(() => {
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});
afterEach(() => {
  stored.clear();
  vi.unstubAllGlobals();
});

const begun = Date.parse("2026-11-20T20:00:00Z");
const running = startFast(
  emptyDevice,
  {
    ...{ id: "a", planId: "18-6", planName: "18:6 Method", startTime: begun },
    ...{ targetDuration: 18 * hour, source: "timer" as const },
  },
  begun,
).device;
const over = { id: "b", startTime: begun - 40 * hour, status: "stopped", endTime: begun - hour };

test("what was kept is read again", () => {
  writeDevice({ ...running, announced: [8, 12] }, "ada");
  expect(readDevice("ada")).toMatchObject({
    device: { session: { id: "a", status: "active", planName: "18:6 Method" }, announced: [8, 12] },
    visitors: null,
  });
  writeDevice(emptyDevice, "ada");
  expect(readDevice("ada").device).toEqual(emptyDevice);
});

test("what another person kept here is nobody else's; a visitor's is the next one's", () => {
  writeDevice(running, "ada");
  expect(readDevice("bob").device).toEqual(emptyDevice);
  expect(readDevice(null).device).toEqual(emptyDevice);
  writeDevice(running, null);
  expect(readDevice("bob")).toMatchObject({
    device: { session: { id: "a" } },
    visitors: { session: { id: "a" } },
  });
});

test("a fast that the server has refused is there again after its session has ended", () => {
  stored.set("fastingOwner", "ada");
  stored.set(
    "fastingHistory",
    JSON.stringify([
      { ...over, localOnly: true },
      { ...over, id: "c" },
    ]),
  );
  const { device } = readDevice("ada");
  writeDevice(device, "ada");
  // What the end of a session forgets (sessions/personal-data.ts).
  for (const key of Object.values(personalKeys)) forget(key);

  expect(readDevice(null).device, "nobody else sees it").toEqual(emptyDevice);
  expect(readDevice("bob").device).toEqual(emptyDevice);
  writeDevice(running, null);
  const back = readDevice("ada");
  expect(back.device.history).toMatchObject([{ id: "b", localOnly: true }]);
  expect(back.visitors, "it isn't a visitor's, to be sent once more").toEqual(running);

  writeDevice({ ...back.device, history: [] }, "ada");
  expect(readDevice("ada").device.history, "thrown away, or saved").toEqual([]);
  expect([...stored.keys()].filter((key) => key.includes("unsaved"))).toEqual([]);
});

test("an older version's session gets the usual values, 16 hours among them", () => {
  stored.set("fastingStatus", JSON.stringify({ id: "a", startTime: begun, status: "active" }));
  expect(readDevice(null).device.session).toMatchObject({
    planName: "Custom",
    targetDuration: 16 * hour,
    pauses: [],
  });
});

test.each([
  "{",
  "[]",
  "7",
  JSON.stringify({ id: "a", startTime: "yesterday", status: "active" }),
  JSON.stringify({ id: "a", startTime: begun, status: "sleeping" }),
  JSON.stringify({ id: "a", startTime: begun, status: "active", targetDuration: 0 }),
  JSON.stringify({ id: "a", startTime: begun, status: "paused" }),
  JSON.stringify({ id: "a", startTime: begun, status: "active", endTime: begun + 1 }),
  JSON.stringify(over),
])("a malformed running session %s is none, and the history stays", (text) => {
  stored.set("fastingStatus", text);
  stored.set("fastingHistory", JSON.stringify([null, { id: "c" }, over]));
  const { device } = readDevice(null);
  expect(device.session).toBeNull();
  expect(device.history).toMatchObject([{ id: "b" }]);
});
