import fc from "fast-check";
import { expect, test } from "vitest";
import { BrokenJson, createJsonElements } from "./json-elements.ts";

/** Reads a document that arrives in pieces of a length. */
function read(document: string, pieceLength = document.length, maxLetters = 1_000) {
  const elements = createJsonElements(maxLetters);
  const found = [];
  for (let at = 0; at < document.length; at += pieceLength)
    found.push(...elements.push(document.slice(at, at + pieceLength)));
  elements.end();
  return found.map(({ name, isOfList, text }) => ({
    ...{ name, isOfList, value: JSON.parse(text) as unknown },
  }));
}

test("members come whole, and elements of lists one by one", () => {
  expect(
    read('{"a": 1, "list": [{"b": [1, 2]}, "x,]", 3], "none": [], "c": {"d": "}"}}\n'),
  ).toEqual([
    { name: "a", isOfList: false, value: 1 },
    { name: "list", isOfList: true, value: { b: [1, 2] } },
    { name: "list", isOfList: true, value: "x,]" },
    { name: "list", isOfList: true, value: 3 },
    { name: "c", isOfList: false, value: { d: "}" } },
  ]);
});

test("any document is read as JSON has it, in pieces of any length", () => {
  const document = fc.dictionary(fc.string(), fc.oneof(fc.jsonValue(), fc.array(fc.jsonValue())));
  fc.assert(
    fc.property(document, fc.integer({ min: 1, max: 40 }), fc.boolean(), (given, length, wide) => {
      const text = JSON.stringify(given, null, wide ? 2 : 0);
      const wanted = Object.entries(JSON.parse(text) as object).flatMap(([name, value]) =>
        Array.isArray(value)
          ? value.map((one: unknown) => ({ name, isOfList: true, value: one }))
          : [{ name, isOfList: false, value: value as unknown }],
      );
      expect(read(text, length, 1e6)).toEqual(wanted);
    }),
  );
});

test.each(["", "[1]", '{"a":1', '{"a":[1,2', '{"a":"x', "nonsense", '{"a" 1}', '{"a":1}}', "{]"])(
  "what is no such document, or breaks off, is refused: %s",
  (text) => {
    expect(() => read(text, 1)).toThrow(BrokenJson);
  },
);

test("an element that never ends isn't waited for", () => {
  expect(() => read(`{"a":["${"x".repeat(2_000)}"]}`, 100)).toThrow(BrokenJson);
  expect(read(`{"a":["${"x".repeat(900)}","${"x".repeat(900)}"]}`, 100)).toHaveLength(2);
});
