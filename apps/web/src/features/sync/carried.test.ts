import { expect, test } from "vitest";
import { dataOf, laterOf, textOf } from "./carried.ts";

test.each(["dark", '[{"id":"a"}]', "[1,2]", null])("%s is stored as it was", (text) => {
  expect(textOf(dataOf(text))).toBe(text);
});

test("the later of two values counts; one without a time gives way", () => {
  const theirs = { key: "morsel-theme", data: "dark", timestamp: 2_000 };
  expect(laterOf({ text: "light", changedAt: 3_000 }, theirs)).toBe("ours");
  expect(laterOf({ text: "light", changedAt: 1_000 }, theirs)).toBe("theirs");
  expect(laterOf({ text: "light", changedAt: 0 }, theirs)).toBe("theirs");
  expect(laterOf({ text: null, changedAt: 3_000 }, theirs)).toBe("ours");
  expect(laterOf({ text: "dark", changedAt: 1_000 }, theirs)).toBe("same");
  expect(laterOf({ text: "light", changedAt: 0 }, undefined)).toBe("ours");
  expect(laterOf({ text: null, changedAt: 0 }, undefined)).toBe("same");
});
