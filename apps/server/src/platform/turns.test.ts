import { setImmediate, setTimeout } from "node:timers/promises";
import { describe, expect, test } from "vitest";
import { createGivingWay } from "./turns.ts";

function workFor(duration: number): void {
  const begun = performance.now();
  while (performance.now() - begun < duration);
}

/** Which comes first: the next part of the work, or the end of so many milliseconds. */
const first = (giveWay: () => Promise<void>, wait: number) =>
  Promise.race([giveWay().then(() => "work"), setTimeout(wait, "rest", { ref: false })]);

describe("long work", () => {
  test("rests after a part during which several requests have arrived", async () => {
    const givingWay = createGivingWay();
    const giveWay = givingWay.begin();
    workFor(25);
    givingWay.noteArrival();
    givingWay.noteArrival();
    expect(await first(giveWay, 30)).toBe("rest");
  });

  test("goes on after a single request", async () => {
    const givingWay = createGivingWay();
    givingWay.noteArrival();
    const giveWay = givingWay.begin();
    workFor(25);
    givingWay.noteArrival();
    expect(await first(giveWay, 2_000)).toBe("work");
  });

  test("knows of requests that arrived while it rested", async () => {
    const givingWay = createGivingWay();
    const giveWay = givingWay.begin();
    workFor(25);
    givingWay.noteArrival();
    givingWay.noteArrival();
    const resting = giveWay();
    // By now it rests.
    for (let turn = 0; turn < 10; turn++) await setImmediate();
    givingWay.noteArrival();
    await resting;
    workFor(25);
    givingWay.noteArrival();
    expect(await first(giveWay, 30)).toBe("rest");
  });

  test("doesn't rest for longer than a moment, however long a part took", async () => {
    const givingWay = createGivingWay();
    const giveWay = givingWay.begin();
    workFor(600);
    givingWay.noteArrival();
    givingWay.noteArrival();
    expect(await first(giveWay, 2_000)).toBe("work");
  });
});
