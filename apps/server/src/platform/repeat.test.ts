import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { repeat } from "./repeat.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Work that runs until told to end, and how often it began. */
function openEnded() {
  const ends: (() => void)[] = [];
  const work = () => new Promise<void>((end) => ends.push(end));
  return { work, ends, begun: () => ends.length };
}

const log = { error: vi.fn() };
const settings = { name: "sweeping", every: 1_000, log };

test("work runs after each wait, and now where that is asked for", async () => {
  const later = openEnded();
  const now = openEnded();
  const stops = [repeat(later.work, settings), repeat(now.work, { ...settings, atOnce: true })];
  expect([later.begun(), now.begun()]).toEqual([0, 1]);
  now.ends[0]?.();
  await vi.advanceTimersByTimeAsync(1_000);
  expect([later.begun(), now.begun()]).toEqual([1, 2]);
  for (const { ends } of [later, now]) ends.at(-1)?.();
  await Promise.all(stops.map((stop) => stop()));
  await vi.advanceTimersByTimeAsync(5_000);
  expect([later.begun(), now.begun()]).toEqual([1, 2]);
});

test("a slow run is not run twice at once, and the end waits for it", async () => {
  const { work, ends, begun } = openEnded();
  const stop = repeat(work, { ...settings, atOnce: true });
  await vi.advanceTimersByTimeAsync(3_500);
  expect(begun()).toBe(1);
  let isOver = false;
  const stopped = stop().then(() => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(10);
  expect(isOver).toBe(false);
  ends[0]?.();
  await stopped;
  expect(isOver).toBe(true);
});

test("a run that fails is logged, and the next one comes", async () => {
  const failure = new Error("no disk");
  const work = vi.fn().mockRejectedValueOnce(failure).mockResolvedValue(undefined);
  const stop = repeat(work, settings);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(work).toHaveBeenCalledTimes(2);
  expect(log.error.mock.calls).toEqual([[{ err: failure }, "sweeping failed"]]);
  await stop();
});
