import { expect, it } from "vitest";
import { amountKept } from "./entry-draft.ts";

it("amounts are kept to thousandths, halves up, and what is unknown stays so", () => {
  expect([39.5496, 1.0005, 0, null].map(amountKept)).toEqual([39.55, 1.001, 0, null]);
});
