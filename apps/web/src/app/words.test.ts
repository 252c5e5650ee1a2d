import { expect, test } from "vitest";
import { fullDate, greeting } from "./words.ts";

test("a day is written in full, wherever the reader is", () => {
  expect(fullDate("2026-11-21")).toBe("Saturday, November 21");
  expect(fullDate("2024-02-29")).toBe("Thursday, February 29");
});

test("every hour has its greeting", () => {
  const words = Array.from({ length: 24 }, (_, hour) => greeting(hour));
  expect(words[4]).toBe("Hello");
  expect(words[5]).toBe("Good morning");
  expect(words[12]).toBe("Good afternoon");
  expect(words[18]).toBe("Good evening");
  expect(words[23]).toBe("Hello");
});
