import { expect, test } from "vitest";
import { countdown, countUp, inWords } from "./duration.ts";

const hour = 3_600_000;

test("a countdown shows a begun second whole and never goes below zero", () => {
  expect(countdown(16 * hour)).toBe("16:00:00");
  expect(countdown(16 * hour - 1)).toBe("16:00:00");
  expect(countdown(16 * hour - 1000)).toBe("15:59:59");
  expect(countdown(1)).toBe("00:00:01");
  expect(countdown(0)).toBe("00:00:00");
  expect(countdown(-5)).toBe("00:00:00");
  expect(countdown(168 * hour)).toBe("168:00:00");
});

test("what has passed counts whole seconds", () => {
  expect(countUp(999)).toBe("00:00:00");
  expect(countUp(25 * hour + 61_000)).toBe("25:01:01");
});

test("durations in words", () => {
  expect(inWords(16 * hour)).toBe("16 h");
  expect(inWords(16.5 * hour + 59_000)).toBe("16 h 30 min");
  expect(inWords(45 * 60_000)).toBe("45 min");
  expect(inWords(5_900)).toBe("5 s");
});
