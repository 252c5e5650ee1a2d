import fc from "fast-check";
import { expect, test } from "vitest";
import { hour } from "../time.ts";
import { mergeHistory, recordOnDevice } from "./history.ts";
import type { FastingSession } from "./session.ts";

const session = (over: Partial<FastingSession> = {}): FastingSession => ({
  id: "a",
  planId: "16-8",
  planName: "16:8 Method",
  startTime: 0,
  targetDuration: 16 * hour,
  status: "completed",
  pauses: [],
  endTime: 16 * hour,
  source: "timer",
  createdAt: 0,
  ...over,
});

test("the same session is one by its id, and the server's word wins", () => {
  const server = session({ endTime: 17 * hour });
  expect(mergeHistory([server], [session({ localOnly: true, startTime: 5 })])).toEqual([server]);
});

test("without a common id, plan, start and status tell the same session", () => {
  expect(mergeHistory([session()], [session({ id: "b" })])).toHaveLength(1);
  expect(mergeHistory([session()], [session({ id: "b", status: "stopped" })])).toHaveLength(2);
  expect(mergeHistory([session()], [session({ id: "b", planId: "18-6" })])).toHaveLength(2);
  expect(mergeHistory([session()], [session({ id: "b", startTime: 1 })])).toHaveLength(2);
});

const anySession = fc
  .record({
    id: fc.constantFrom("a", "b", "c", "d", "e", "f"),
    startTime: fc.integer({ min: 0, max: 4 }),
    planId: fc.constantFrom("16-8", "18-6"),
    status: fc.constantFrom("completed" as const, "stopped" as const),
  })
  .map(session);

test("merging is newest first, without repeats, loses nobody, and again changes nothing", () => {
  fc.assert(
    fc.property(fc.array(anySession), fc.array(anySession), (server, local) => {
      const merged = mergeHistory(server, local);
      const starts = merged.map(({ startTime }) => startTime);
      expect(starts).toEqual([...starts].sort((a, b) => b - a));
      expect(new Set(merged.map(({ id }) => id)).size).toBe(merged.length);
      for (const one of [...server, ...local])
        expect(
          merged.some(
            (kept) =>
              kept.id === one.id ||
              (kept.planId === one.planId &&
                kept.startTime === one.startTime &&
                kept.status === one.status),
          ),
        ).toBe(true);
      expect(mergeHistory(merged, local)).toEqual(merged);
    }),
  );
});

test("a device keeps the newest", () => {
  let history: FastingSession[] = [];
  for (let n = 0; n < 30; n++)
    history = recordOnDevice(history, session({ id: `${n}`, startTime: n }), 10);
  expect(history.map(({ id }) => id)).toEqual("29 28 27 26 25 24 23 22 21 20".split(" "));
});
