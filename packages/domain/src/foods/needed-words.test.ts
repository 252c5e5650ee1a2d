import { expect, test } from "vitest";
import { isMetBy, neededWords } from "./needed-words.ts";
import { sparing } from "./sparing-pattern.ts";

const needs: readonly [pattern: string, need: ReturnType<typeof neededWords>][] = [
  [String.raw`\bwith (?:fries|chips)\b`, { every: ["with ", { some: ["fries", "chips"] }] }],
  ["fill?ed", { every: ["fil", "ed"] }],
  ["eggs{2,3}y", { every: ["egg", "s", "y"] }],
  ["(?:a|an|) ?egg", "egg"],
  ["egg(?: whites?)?(?! of)(?<!no egg)", "egg"],
  ["(?<=tea|coffee) mug(?=s)", { every: [{ some: ["tea", "coffee"] }, " mug", "s"] }],
  [
    String.raw`\d+\.5\(x\) [^)\]]+ \p{L}\w (?<unit>cups?) \k<unit>`,
    { every: [".5(x) ", " ", " ", "cup", " "] },
  ],
  ["Big|(?:Mac)", { some: ["big", "mac"] }],
  [String.raw`(?:\d|an?) (?:ham|)`, " "],
];

test.each(needs)("%s needs its words", (pattern, need) => {
  expect(new RegExp(pattern, "u")).toBeInstanceOf(RegExp);
  expect(neededWords(pattern)).toEqual(need);
});

test("a text has what it needs, or it can't match", () => {
  const need = neededWords("with (?:fries|chips)(?: and (?:salt|vinegar))?");
  for (const text of ["steak with chips", "fries with chips"])
    expect(isMetBy(need, text)).toBe(true);
  for (const text of ["steak with peas", "chips", "fries without"])
    expect(isMetBy(need, text)).toBe(false);
});

const texts = [
  "",
  "Steak with CHIPS",
  "steak with chips and fries with chips",
  "chips with nothing",
];

test("a sparing pattern finds what the same pattern finds", () => {
  for (const flags of ["iu", "giu", "g", "", "y"]) {
    for (const text of texts) {
      const plain = new RegExp("with (?<side>fries|chips)", flags);
      const spared = sparing("with (?<side>fries|chips)", flags);
      const done = (pattern: RegExp) => ({
        replaced: text.replace(pattern, (found, side) => `[${found} ${side}]`),
        taken: text.replace(pattern, "$<side>"),
        tested: [pattern.test(text), pattern.lastIndex, pattern.test(text), pattern.lastIndex],
        found: text.match(pattern),
        all: pattern.global ? [...text.matchAll(pattern)] : [],
        parts: text.split(pattern),
        at: text.search(pattern),
      });
      expect(done(spared)).toEqual(done(plain));
    }
  }
});
