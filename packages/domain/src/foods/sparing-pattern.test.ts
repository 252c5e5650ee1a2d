import { expect, test } from "vitest";
import { sparing } from "./sparing-pattern.ts";

const texts = ["rice with peas and beans with peas", "Rice WITH peas", "rice", ""];

test.each(texts)("finds in %j what the plain pattern does", (text) => {
  const plain = /\bwith (peas|corn)/gi;
  const spared = sparing(plain);
  const placesOf = (pattern: RegExp) => [...text.matchAll(pattern)].map(({ index }) => index);
  expect(placesOf(spared)).toEqual(placesOf(plain));
  expect(text.replace(spared, "")).toBe(text.replace(plain, ""));
  expect(text.match(spared)).toEqual(text.match(plain));
  expect(text.search(spared)).toBe(text.search(plain));
  expect(text.split(spared)).toEqual(text.split(plain));
});
