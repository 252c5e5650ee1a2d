import { describe, expect, test } from "vitest";
import { hour } from "../time.ts";
import {
  adopt,
  continueFast,
  type Device,
  emptyDevice,
  endFast,
  isOnlyHere,
  letTimePass,
  pauseFast,
  reconcile,
  recordAgain,
  resumeFast,
  startFast,
  takeBack,
  tellMilestones,
  yieldTo,
} from "./device.ts";
import { endSession, type FastingSession } from "./session.ts";

const begun = Date.parse("2026-11-20T20:00:00Z");
const given = (id: string, startTime = begun) => ({
  id,
  planId: "16-8",
  planName: "16:8 Method",
  startTime,
  targetDuration: 16 * hour,
  source: "timer" as const,
});

function running(device: Device): FastingSession {
  if (!device.session) throw new Error("nothing runs");
  return device.session;
}

const started = (id = "a", device = emptyDevice) => startFast(device, given(id), begun).device;

describe("a fast on one device", () => {
  test("starts once: a second start changes nothing", () => {
    const device = started();
    expect(startFast(device, given("b"), begun + hour)).toEqual({ device, changes: [] });
  });

  test("tells the server each thing once, at the moment it happened", () => {
    const paused = pauseFast(started(), begun + hour);
    expect(paused.changes).toEqual([{ kind: "pause", id: "a", at: begun + hour }]);
    expect(pauseFast(paused.device, begun + 2 * hour).changes).toEqual([]);
    const resumed = resumeFast(paused.device, begun + 2 * hour);
    expect(resumed.changes).toEqual([{ kind: "resume", id: "a", at: begun + 2 * hour }]);
    const ended = endFast(resumed.device, begun + 3 * hour);
    expect(ended.changes).toEqual([{ kind: "complete", id: "a", at: begun + 3 * hour }]);
    expect(endFast(ended.device, begun + 3 * hour)).toEqual({ device: ended.device, changes: [] });
  });

  test("completes by itself, at its target even when the device slept through it", () => {
    const { device, changes } = letTimePass(started(), begun + 30 * hour);
    expect(changes).toEqual([{ kind: "complete", id: "a", at: begun + 16 * hour, byItself: true }]);
    expect(device.session).toBeNull();
    expect(device.history).toMatchObject([{ id: "a", status: "completed", localOnly: true }]);
  });

  test("whose end is undone goes on as it was, with its pause, under a new id", () => {
    const before = running(pauseFast(started(), begun + 9 * hour).device);
    const ended = endFast(started(), begun + 10 * hour).device;
    const { device, changes } = continueFast(ended, before, "b", begun + 10 * hour);
    expect(device.session).toEqual({ ...before, id: "b" });
    expect(device.history).toEqual([]);
    expect(changes).toEqual([{ kind: "start", session: device.session }]);
    // What was announced before isn't announced again.
    expect(tellMilestones(device, begun + 10 * hour).hours).toEqual([]);
    const other = started("c", ended);
    expect(continueFast(other, before, "b", begun + 11 * hour)).toEqual({
      device: other,
      changes: [],
    });
  });

  test("under 5 seconds leaves nothing behind, but the server hears of it", () => {
    const { device, changes } = endFast(started(), begun + 4_999);
    expect(device).toEqual(emptyDevice);
    expect(changes).toHaveLength(1);
  });

  test("keeps 10 sessions on completion and 20 on an end", () => {
    let device = emptyDevice;
    for (let n = 0; n < 25; n++) {
      const at = begun + n * 24 * hour;
      device = startFast(device, given(`${n}`, at), at).device;
      device = endFast(device, at + hour).device;
    }
    expect(device.history).toHaveLength(20);
    device = startFast(device, given("last", begun + 1000 * hour), begun + 1000 * hour).device;
    expect(letTimePass(device, begun + 2000 * hour).device.history).toHaveLength(10);
  });

  test("milestones are told once; what a start in the past has passed isn't told", () => {
    const first = tellMilestones(started(), begun + 12.5 * hour);
    expect(first.hours).toEqual([8, 12]);
    expect(tellMilestones(first.device, begun + 13 * hour).hours).toEqual([]);
    const past = startFast(emptyDevice, given("a", begun - 9 * hour), begun).device;
    expect(tellMilestones(past, begun + 3 * hour).hours).toEqual([12]);
    expect(endFast(first.device, begun + 13 * hour).device.announced).toEqual([]);
  });
});

describe("a fast on two devices", () => {
  test("the second adopts the first one's, where time remains and it hasn't ended it itself", () => {
    const session = running(started());
    expect(adopt(emptyDevice, session, begun + hour).session).toBe(session);
    expect(adopt(emptyDevice, session, begun + 16 * hour).session).toBeNull();
    expect(adopt(started("b"), session, begun + hour).session?.id).toBe("b");
    const ended = endFast(started(), begun + hour).device;
    expect(adopt(ended, session, begun + hour)).toBe(ended);
  });

  test("what was ended elsewhere moves to the history, what was paused elsewhere is paused", () => {
    const device = started();
    const elsewhere = endSession(running(device), begun + hour);
    const after = reconcile(device, elsewhere, begun + 2 * hour);
    expect(after.session).toBeNull();
    expect(after.history).toEqual([elsewhere]);
    const paused = running(pauseFast(device, begun + hour).device);
    expect(reconcile(device, paused, begun + 2 * hour).session).toBe(paused);
    expect(reconcile(emptyDevice, elsewhere, begun + 2 * hour)).toEqual(emptyDevice);
  });

  test("goes on to its target by a clock that is behind: the server's, a day ahead, has it ended", () => {
    const device = started();
    const overThere = endSession(running(device), begun + 24 * hour);
    expect(overThere.status).toBe("completed");
    expect(reconcile(device, overThere, begun + hour)).toBe(device);
    expect(reconcile(device, overThere, begun + 16 * hour).history).toEqual([overThere]);
    // A clock that is a little behind takes an end as it is.
    const ended = endSession(running(device), begun + hour + 60_000);
    expect(reconcile(device, ended, begun + hour).history).toEqual([ended]);
  });

  test("the server's answer takes the place of what was only local", () => {
    const device = endFast(started(), begun + hour).device;
    const stored = endSession(running(started()), begun + hour);
    expect(device.history[0]?.localOnly).toBe(true);
    expect(reconcile(device, stored, begun + hour).history).toEqual([stored]);
  });

  test("what completed here while it was paused elsewhere goes on as paused", () => {
    const paused = running(pauseFast(started(), begun + 15 * hour).device);
    const device = letTimePass(started(), begun + 17 * hour).device;
    expect(device.history).toHaveLength(1);
    const after = reconcile(device, paused, begun + 18 * hour);
    expect(after.session).toBe(paused);
    expect(after.history).toEqual([]);
    expect(after.announced).toEqual([8, 12]);
  });

  test("what the other device had ended too early to keep leaves the history again", () => {
    const device = letTimePass(started(), begun + 17 * hour).device;
    const tooShort = endSession(running(started()), begun + 1_000);
    expect(reconcile(device, tooShort, begun + 18 * hour).history).toEqual([]);
  });

  test("a fast that was paused before this one began gives way to it", () => {
    const theirs = running(pauseFast(started("theirs"), begun + hour).device);
    const mine = startFast(emptyDevice, given("mine", begun + 2 * hour), begun + 2 * hour).device;
    const { device, changes } = yieldTo(mine, theirs, begun + 3 * hour);
    expect(device).toBe(mine);
    expect(changes).toEqual([
      { kind: "complete", id: "theirs", at: begun + hour },
      { kind: "start", session: mine.session },
    ]);
    const earlier = yieldTo(started("mine"), theirs, begun + 3 * hour);
    expect(earlier.device.session).toBe(theirs);
  });

  test("both started without a network: the server's goes on, the time before it is kept", () => {
    const theirs = { ...running(started("theirs")), startTime: begun + 2 * hour };
    const { device, changes } = yieldTo(started("mine"), theirs, begun + 5 * hour);
    expect(device.session).toBe(theirs);
    expect(device.history).toMatchObject([{ id: "mine", endTime: begun + 2 * hour }]);
    expect(changes).toMatchObject([{ kind: "start", session: { id: "mine", status: "stopped" } }]);
  });

  test("a start that the other one's covers leaves nothing to keep", () => {
    const theirs = { ...running(started("theirs")), startTime: begun - hour };
    const { device, changes } = yieldTo(started("mine"), theirs, begun + hour);
    expect(device.session).toBe(theirs);
    expect(device.history).toEqual([]);
    expect(changes).toEqual([]);
  });

  test("an end that the server never took is sent again in one piece", () => {
    const device = endFast(started(), begun + hour).device;
    expect(recordAgain(device, "a")).toMatchObject({
      kind: "start",
      session: { endTime: begun + hour },
    });
    expect(recordAgain(device, "b")).toBeNull();
  });

  test("is known for one that only this device has, until the server tells of it", () => {
    const device = started();
    expect([isOnlyHere(device, "a"), isOnlyHere(device, "b")]).toEqual([true, false]);
    expect(recordAgain(device, "a")).toMatchObject({ session: { id: "a", endTime: null } });
    const theirs = { ...running(device), localOnly: false };
    expect(isOnlyHere(reconcile(device, theirs, begun + hour), "a")).toBe(false);
  });
});

describe("a fast that this device has forgotten, and the server refuses", () => {
  const mine = running(started("mine"));

  test("is here again as it was: running, or in the history once its target has passed", () => {
    const back = takeBack(emptyDevice, mine, begun + hour);
    expect(back.session).toEqual({ ...mine, localOnly: true });
    const late = takeBack(emptyDevice, mine, begun + 20 * hour);
    expect(late.session).toBeNull();
    expect(late.history.map(({ id, localOnly }) => [id, localOnly])).toEqual([["mine", true]]);
  });

  test("isn't there twice, nor in place of another that runs", () => {
    const device = started("mine");
    expect(takeBack(device, mine, begun + hour)).toBe(device);
    const other = started("other");
    expect(takeBack(other, mine, begun + hour)).toBe(other);
  });
});
