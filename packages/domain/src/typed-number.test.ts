import { expect, test } from "vitest";
import { numberTyped } from "./typed-number.ts";

test.each([
  ["12", 12],
  [" 12.5 ", 12.5],
  ["12,5", 12.5],
  ["0,125", 0.125],
  ["1,000", 1000],
  ["1,200.5", 1200.5],
  ["1,234,567", 1_234_567],
  ["1,0005", 1.0005],
  ["-3", -3],
  [".5", 0.5],
])("%s is %d", (typed, value) => {
  expect(numberTyped(typed)).toBe(value);
});

test.each(["", "  ", "lots", "1,2,3", "1.000,5", "12 g", "1/2"])("“%s” is no number", (typed) => {
  expect(numberTyped(typed)).toBeNaN();
});
