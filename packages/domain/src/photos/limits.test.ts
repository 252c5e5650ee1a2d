import { expect, test } from "vitest";
import { megabytes } from "./limits.ts";

test.each([
  [10_485_760, "10.00"],
  [1_000_000, "0.95"],
  [5_243, "0.01"],
  [5_242, "<0.01"],
  [67, "<0.01"],
])("%i bytes are %s MB", (bytes, shown) => expect(megabytes(bytes)).toBe(shown));
