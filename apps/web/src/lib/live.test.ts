import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { eventReader } from "./event-stream.ts";
import { createLive, reconnectAfter } from "./live.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("events are read however the stream is cut, comments are not", () => {
  const text =
    ": here\n\nevent: change\ndata: a.1\n\n:\n\nevent: change\r\ndata: a.2\r\n\r\nevent: ch";
  const pieces = [
    text,
    ...[7, 13, 20].map((size) => text.match(new RegExp(`[^]{1,${size}}`, "g"))),
  ];
  for (const cut of pieces) {
    const read = eventReader();
    const events = [cut ?? []].flat().flatMap(read);
    expect(events.map(({ name, data }) => `${name} ${data}`)).toEqual(["change a.1", "change a.2"]);
  }
});

/** A server whose connections the test writes to and ends. */
function server() {
  const open: ReadableStreamDefaultController<Uint8Array>[] = [];
  const nudges: string[] = [];
  let isUp = true;
  let isReadable = true;
  let tries = 0;
  let isUpToDate = false;
  const live = createLive({
    async connect(signal) {
      tries += 1;
      if (!isUp) throw new Error("It is down.");
      return new ReadableStream({
        start(controller) {
          open.push(controller);
          signal.addEventListener("abort", () => controller.error(new Error("Aborted.")));
        },
      });
    },
    async nudge(cursor) {
      nudges.push(cursor);
      if (!isReadable) throw new Error("What is new can't be read.");
    },
    watch: (isListening) => (isUpToDate = isListening),
    now: Date.now,
    random: () => 1,
  });
  return {
    live,
    nudges,
    say: (text: string) => open.at(-1)?.enqueue(new TextEncoder().encode(text)),
    end: () => open.at(-1)?.close(),
    goDown: () => (isUp = false),
    breakFeed: (isBroken: boolean) => (isReadable = !isBroken),
    tries: () => tries,
    isUpToDate: () => isUpToDate,
  };
}

const change = (cursor: string) => `event: change\ndata: ${cursor}\n\n`;

test("a lost connection comes back, each time later while the server is away", async () => {
  const { live, nudges, say, end, goDown, tries, isUpToDate } = server();
  const stop = new AbortController();
  void live.run(stop.signal);
  await vi.advanceTimersByTimeAsync(10);
  expect(isUpToDate()).toBe(false);
  say(change("a.1"));
  await vi.advanceTimersByTimeAsync(10);
  expect(isUpToDate()).toBe(true);
  end();
  await vi.advanceTimersByTimeAsync(10);
  expect(isUpToDate()).toBe(false);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(tries()).toBe(2);
  say(change("a.2"));
  await vi.advanceTimersByTimeAsync(10);
  expect(nudges).toEqual(["a.1", "a.2"]);
  goDown();
  end();
  await vi.advanceTimersByTimeAsync(1_000 + 2_000 + 4_000);
  expect(tries()).toBe(5);
  stop.abort();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(tries()).toBe(5);
  expect([0, 1, 5, 6, 30].map((tries) => reconnectAfter(tries, 1))).toEqual([
    1_000, 2_000, 32_000, 60_000, 60_000,
  ]);
  expect(reconnectAfter(0, 0)).toBe(500);
});

test("a connection that says nothing for a minute is given up, and waking looks at once", async () => {
  const { live, say, tries } = server();
  const stop = new AbortController();
  void live.run(stop.signal);
  await vi.advanceTimersByTimeAsync(10);
  for (let minute = 0; minute < 3; minute += 1) {
    say(": here\n\n");
    await vi.advanceTimersByTimeAsync(25_000);
  }
  expect(tries()).toBe(1);
  await vi.advanceTimersByTimeAsync(45_000);
  expect(tries()).toBe(2);
  await vi.advanceTimersByTimeAsync(10);
  live.wake();
  await vi.advanceTimersByTimeAsync(1_100);
  expect(tries(), "it has just connected").toBe(2);
  // A laptop that slept: the clock has moved, the timers haven't.
  vi.setSystemTime(Date.now() + 3_600_000);
  live.wake();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(tries()).toBe(3);
  stop.abort();
});

test("many tries while the server is away leave no listeners behind", async () => {
  const { live, goDown, tries } = server();
  goDown();
  const stop = new AbortController();
  const added = vi.spyOn(stop.signal, "addEventListener");
  const removed = vi.spyOn(stop.signal, "removeEventListener");
  void live.run(stop.signal);
  await vi.advanceTimersByTimeAsync(600_000);
  expect(tries()).toBeGreaterThan(10);
  expect(added.mock.calls.length - removed.mock.calls.length).toBeLessThanOrEqual(1);
  stop.abort();
});

test("where what is new can't be read, the connection is made anew, later and later", async () => {
  const { live, say, nudges, tries, breakFeed } = server();
  breakFeed(true);
  const stopped = new AbortController();
  const running = live.run(stopped.signal);
  await vi.advanceTimersByTimeAsync(10);
  for (const at of [1, 2, 3]) {
    expect(tries()).toBe(at);
    say(change("a.1"));
    await vi.advanceTimersByTimeAsync(reconnectAfter(at - 1, 1) - 100);
    expect(tries()).toBe(at);
    await vi.advanceTimersByTimeAsync(200);
  }
  breakFeed(false);
  say(change("a.1"));
  await vi.advanceTimersByTimeAsync(30_000);
  expect(tries()).toBe(4);
  expect(nudges).toEqual(Array(4).fill("a.1"));
  stopped.abort();
  await running;
});

test("a clock that was set back ends a connection rather than keep a dead one", async () => {
  const { live, say, tries } = server();
  const stopped = new AbortController();
  const running = live.run(stopped.signal);
  await vi.advanceTimersByTimeAsync(10);
  say(":\n\n");
  await vi.advanceTimersByTimeAsync(10);
  vi.setSystemTime(Date.now() - 5 * 3_600_000);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(tries()).toBe(2);
  stopped.abort();
  await running;
});
