import { expect, test } from "vitest";
import { csvLine } from "./csv.ts";

test("a line separates by commas and ends as RFC 4180 has it; unknown is empty", () => {
  expect(csvLine(["Soup", 310.5, null, true, ""])).toBe("Soup,310.5,,true,\r\n");
});

test.each([
  ["a comma", "Rice, boiled", '"Rice, boiled"'],
  ["quotes", 'the "big" one', '"the ""big"" one"'],
  ["a line break", "two\nlines", '"two\nlines"'],
  ["a carriage return", "two\r\nlines", '"two\r\nlines"'],
  ["other letters", "Käse 🧀", "Käse 🧀"],
  ["an apostrophe", "'tis", "'tis"],
])("text with %s is read back as it was", (_, text, written) => {
  expect(csvLine([text])).toBe(`${written}\r\n`);
});

test.each(["=1+1", "+1", "-1", "@SUM(A1)", "\t=1", "\r=1", "\n=1", '=HYPERLINK("x")'])(
  "what a spreadsheet would run is text: %j",
  (text) => {
    const line = csvLine([text]);
    expect(line.replace(/^"/, "")[0]).toBe("'");
  },
);

test("a number below zero stays a number", () => {
  expect(csvLine([-5, "a-b", "1=1"])).toBe("-5,a-b,1=1\r\n");
});
