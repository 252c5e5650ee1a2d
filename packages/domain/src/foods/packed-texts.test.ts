import { expect, test } from "vitest";
import { openPlaces, packMap, packTexts } from "./packed-texts.ts";

// More than fit into one string, the last of them with a letter beyond Latin.
const texts = ["", "egg", ...Array.from({ length: 1200 }, (_, at) => `rice ${at}`), "śledź", "ham"];
const packed = packTexts(texts);
const placeOf = openPlaces(packed);

test("every text is found again at its place", () => {
  expect(packed.length).toBe(texts.length);
  expect(texts.map((_, at) => packed.at(at))).toEqual(texts);
  expect(texts.map(placeOf)).toEqual([...texts.keys()]);
});

test("what isn't among them isn't found", () => {
  for (const text of ["eg", "eggs", "rice 1200", "egg\nrice 0", "sledz"]) {
    expect(placeOf(text)).toBe(-1);
  }
  expect(packed.at(texts.length)).toBe("");
  const none = packTexts([]);
  expect(openPlaces(none)("egg")).toBe(-1);
  expect(none.length).toBe(0);
});

test("a part is found in every text that has it, once and in order", () => {
  const found: string[] = [];
  packed.forEachWith("11", (place) => found.push(packed.at(place)));
  expect(found).toEqual(texts.filter((text) => text.includes("11")));
  const last: number[] = [];
  packed.forEachWith("am", (place) => last.push(place));
  expect(last).toEqual([texts.length - 1]);
});

test("a packed map has the values it was made of", () => {
  const valueOf = packMap(
    new Map([
      ["egg", 7],
      ["śledź", -1],
    ]),
  );
  expect(["egg", "śledź", "ham"].map(valueOf)).toEqual([7, -1, undefined]);
});
