import { expect, test } from "vitest";
import { isForeignError } from "./foreign-errors.ts";

test("an error without a place comes from another origin", () => {
  expect(isForeignError({ message: "Script error.", filename: "" })).toBe(true);
});

test("our own errors are none of these", () => {
  expect(isForeignError({ message: "Uncaught Error: x", filename: "/assets/a.js" })).toBe(false);
  expect(isForeignError({ message: "Script error.", filename: "/assets/a.js" })).toBe(false);
});
