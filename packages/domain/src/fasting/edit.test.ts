import { expect, test } from "vitest";
import { hour, minute } from "../time.ts";
import { editSession, problemWith, type SessionEdit } from "./edit.ts";
import { endSession, type FastingSession, startSession } from "./session.ts";

const begun = Date.parse("2026-11-20T20:00:00Z");
const now = begun + 20 * hour;
const running = startSession(
  {
    id: "a",
    planId: "16-8",
    planName: "16:8 Method",
    startTime: begun,
    targetDuration: 16 * hour,
    source: "timer",
  },
  begun,
);
const ended = endSession(running, begun + 10 * hour);
const kindOf = (session: FastingSession, edit: SessionEdit, others: FastingSession[] = []) =>
  problemWith(editSession(session, edit), others, now)?.kind ?? null;

test("a moved start or end decides anew whether the target was reached", () => {
  expect(ended.status).toBe("stopped");
  expect(editSession(ended, { endTime: begun + 16 * hour }).status).toBe("completed");
  expect(editSession(ended, { startTime: begun - 6 * hour }).status).toBe("completed");
  expect(editSession(ended, { targetDuration: 10 * hour }).status).toBe("completed");
});

test("another plan brings its name and target", () => {
  expect(editSession(running, { planId: "18-6" })).toMatchObject({
    planName: "18:6 Method",
    targetDuration: 18 * hour,
  });
  expect(editSession(running, { planId: "mine", targetDuration: 5 * hour })).toMatchObject({
    planName: "Custom",
    targetDuration: 5 * hour,
  });
});

test("pauses outside of the new span go", () => {
  const paused = { ...ended, pauses: [{ from: begun + hour, to: begun + 3 * hour }] };
  expect(editSession(paused, { startTime: begun + 2 * hour }).pauses).toEqual([
    { from: begun + 2 * hour, to: begun + 3 * hour },
  ]);
  expect(editSession(paused, { startTime: begun + 4 * hour }).pauses).toEqual([]);
  expect(editSession(paused, { endTime: begun + 2 * hour }).pauses).toEqual([
    { from: begun + hour, to: begun + 2 * hour },
  ]);
});

test("what can't be is named", () => {
  expect(kindOf(ended, { endTime: begun + 11 * hour })).toBeNull();
  expect(kindOf(ended, { endTime: begun })).toBe("end-before-start");
  expect(kindOf(ended, { endTime: begun + 4_000 })).toBe("too-short");
  expect(kindOf(ended, { endTime: now + hour })).toBe("future-end");
  expect(kindOf(ended, { startTime: begun - 40 * 24 * hour })).toBe("too-long");
  expect(kindOf(running, { startTime: now + hour })).toBe("future-start");
  expect(kindOf(running, { endTime: now })).toBe("still-running");
  for (const targetDuration of [0, -hour, 365 * 24 * hour, 169 * hour, 1.5])
    expect(kindOf(running, { targetDuration })).toBe("target");
});

test("two fasts can't be at the same time, but may touch or share seconds", () => {
  const before = { ...ended, id: "b", startTime: begun - 12 * hour, endTime: begun };
  expect(kindOf(ended, {}, [before])).toBeNull();
  expect(kindOf(ended, { startTime: begun - minute }, [before])).toBe("overlap");
  expect(kindOf(ended, { startTime: begun - minute + 1 }, [before])).toBeNull();
  expect(kindOf(before, { endTime: begun + minute }, [running])).toBe("overlap");
  expect(kindOf(before, { endTime: begun + minute - 1 }, [running])).toBeNull();
  expect(kindOf(running, { startTime: begun - hour }, [before])).toBe("overlap");
  expect(kindOf(running, {}, [running])).toBeNull();
  const slip = { ...before, startTime: begun + hour, endTime: begun + hour + 8_000 };
  expect(kindOf(running, {}, [slip])).toBeNull();
});

test("pauses that can't be are refused", () => {
  const withPauses = (pauses: FastingSession["pauses"]) =>
    problemWith({ ...ended, pauses }, [], now)?.kind ?? null;
  const [one, two, three, four] = [1, 2, 3, 4].map((hours) => begun + hours * hour);
  if (!one || !two || !three || !four) throw new Error("no hours");
  expect(
    withPauses([
      { from: one, to: two },
      { from: three, to: four },
    ]),
  ).toBeNull();
  expect(withPauses([{ from: two, to: one }])).toBe("pauses");
  expect(
    withPauses([
      { from: one, to: three },
      { from: two, to: four },
    ]),
  ).toBe("pauses");
  expect(withPauses([{ from: begun - 1, to: two }])).toBe("pauses");
  expect(withPauses([{ from: one, to: null }])).toBe("pauses");
  expect(withPauses([{ from: one, to: now }])).toBe("pauses");
  // Longer than the fast itself.
  expect(withPauses([{ from: begun - hour, to: now }])).toBe("pauses");
});
