import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { hour } from "../time.ts";
import {
  dueAt,
  endSession,
  type FastingSession,
  fastedFor,
  isLive,
  isRecorded,
  momentOf,
  pauseSession,
  resumeSession,
  settle,
  startSession,
  timeRemaining,
} from "./session.ts";

const begun = Date.parse("2026-11-20T20:00:00Z");
const start = (targetDuration = 16 * hour): FastingSession =>
  startSession(
    {
      id: "a",
      planId: "16-8",
      planName: "16:8 Method",
      startTime: begun,
      targetDuration,
      source: "timer",
    },
    begun,
  );

describe("the clock of a fast", () => {
  test("runs from its start and is due after its target", () => {
    const session = start();
    expect(fastedFor(session, begun + 5 * hour)).toBe(5 * hour);
    expect(timeRemaining(session, begun + 5 * hour)).toBe(11 * hour);
    expect(dueAt(session)).toBe(begun + 16 * hour);
  });

  test("stands still in a pause, and the target moves with it", () => {
    const paused = pauseSession(start(), begun + 4 * hour);
    expect(paused.status).toBe("paused");
    expect(fastedFor(paused, begun + 9 * hour)).toBe(4 * hour);
    expect(dueAt(paused)).toBeNull();
    const resumed = resumeSession(paused, begun + 6 * hour);
    expect(resumed.status).toBe("active");
    expect(dueAt(resumed)).toBe(begun + 18 * hour);
    expect(fastedFor(resumed, begun + 7 * hour)).toBe(5 * hour);
    expect(momentOf(resumed, 4 * hour)).toBe(begun + 4 * hour);
    expect(momentOf(resumed, 5 * hour)).toBe(begun + 7 * hour);
  });

  test("never goes negative or past a known moment when the device's clock is set back", () => {
    expect(fastedFor(start(), begun - hour)).toBe(0);
    const paused = pauseSession(start(), begun - hour);
    expect(paused.pauses).toEqual([{ from: begun, to: null }]);
    const resumed = resumeSession(pauseSession(start(), begun + 2 * hour), begun + hour);
    expect(resumed.pauses).toEqual([{ from: begun + 2 * hour, to: begun + 2 * hour }]);
    expect(endSession(resumed, begun).endTime).toBe(begun + 2 * hour);
  });
});

describe("the end of a fast", () => {
  test("is completed by itself at the very moment its target passes", () => {
    const settled = settle(start(), begun + 40 * hour);
    expect(settled).toMatchObject({ status: "completed", endTime: begun + 16 * hour });
    expect(settle(settled, begun + 50 * hour)).toBe(settled);
    expect(settle(start(), begun + 16 * hour - 1).status).toBe("active");
  });

  test("before the target is stopped, at it completed", () => {
    expect(endSession(start(), begun + 16 * hour - 1).status).toBe("stopped");
    expect(endSession(start(), begun + 16 * hour).status).toBe("completed");
  });

  test("in a pause is when the pause began", () => {
    const ended = endSession(pauseSession(start(), begun + 3 * hour), begun + 9 * hour);
    expect(ended).toMatchObject({ status: "stopped", endTime: begun + 3 * hour, pauses: [] });
  });

  test("is recorded from 5 seconds on", () => {
    expect(isRecorded(endSession(start(), begun + 4_999))).toBe(false);
    expect(isRecorded(endSession(start(), begun + 5_000))).toBe(true);
    expect(isRecorded(start())).toBe(false);
  });

  test("twice is once", () => {
    const ended = endSession(start(), begun + hour);
    expect(endSession(ended, begun + 2 * hour)).toBe(ended);
    expect(pauseSession(ended, begun + 2 * hour)).toBe(ended);
    expect(resumeSession(ended, begun + 2 * hour)).toBe(ended);
  });
});

/** Actions at moments that jump back and forth, as a device's clock may. */
const steps = fc.array(
  fc.record({
    action: fc.constantFrom("pause", "resume", "settle", "look"),
    jump: fc.oneof(
      fc.integer({ min: 0, max: 3 * hour }),
      fc.integer({ min: -3 * hour, max: 3 * hour }),
    ),
  }),
  { maxLength: 40 },
);

test("whatever is pressed while clocks jump: time is never negative and never runs back", () => {
  fc.assert(
    fc.property(steps, fc.integer({ min: hour, max: 168 * hour }), (actions, target) => {
      let session = start(target);
      let now = begun;
      for (const { action, jump } of actions) {
        now += jump;
        if (action === "pause") session = pauseSession(session, now);
        if (action === "resume") session = resumeSession(session, now);
        if (action === "settle") session = settle(session, now);
        const [before, after] = [fastedFor(session, now), fastedFor(session, now + Math.abs(jump))];
        expect(before).toBeGreaterThanOrEqual(0);
        expect(after).toBeGreaterThanOrEqual(before);
        expect(after - before).toBeLessThanOrEqual(Math.abs(jump));
        expect(timeRemaining(session, now)).toBeGreaterThanOrEqual(0);
        if (session.status === "paused") expect(after).toBe(before);
        for (const { from, to } of session.pauses) expect(to ?? from).toBeGreaterThanOrEqual(from);
      }
      const ended = endSession(session, now);
      expect(isLive(ended)).toBe(false);
      expect(fastedFor(ended, now)).toBeLessThanOrEqual(target);
      expect(ended.status === "completed").toBe(fastedFor(ended, now) >= target);
    }),
  );
});

test("with a clock that only goes on, the fasted time is exactly what wasn't paused", () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.boolean(), fc.integer({ min: 1, max: 2 * hour })), { maxLength: 60 }),
      (turns) => {
        let session = start(168 * hour);
        let now = begun;
        let fasted = 0;
        for (const [pause, passing] of turns) {
          session = pause ? pauseSession(session, now) : resumeSession(session, now);
          now += passing;
          if (!pause) fasted += passing;
          expect(fastedFor(session, now)).toBe(fasted);
          expect(dueAt(session)).toBe(pause ? null : now + 168 * hour - fasted);
        }
      },
    ),
  );
});
