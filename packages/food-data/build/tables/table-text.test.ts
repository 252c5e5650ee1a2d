import { expect, test } from "vitest";
import { readTable } from "./table-text.ts";

const columns = ["food", "grams", "names"] as const;
const read = (text: string) => readTable("foods.txt", text, columns);

test("two spaces part cells, a dash is blank, comments are none of it", () => {
  const [egg, rice] = read(
    "# All of them.\nfood  grams  names\n\negg   50     egg; boiled egg\n# Cooked\nfried rice  -  rice\n",
  );
  expect(egg?.text("food")).toBe("egg");
  expect(egg?.number("grams")).toBe(50);
  expect(egg?.list("names")).toEqual(["egg", "boiled egg"]);
  expect(egg?.at).toBe("foods.txt:4");
  expect(rice?.text("food")).toBe("fried rice");
  expect(rice?.optionalNumber("grams")).toBeUndefined();
});

test("a line with a space goes on with an open cell, else with the next column", () => {
  const [egg, rice] = read(
    "food\n  grams  names\negg\n  50  egg;\n  boiled egg;\n  fried egg\nrice  1  rice |\n  reis\n",
  );
  expect(egg?.list("names")).toEqual(["egg", "boiled egg", "fried egg"]);
  expect(egg?.number("grams")).toBe(50);
  expect(rice?.text("names")).toBe("rice | reis");
});

test("blank cells at the end may be left out", () => {
  const [egg] = read("food  grams  names\negg\n");
  expect(egg?.optional("names")).toBe("");
  expect(egg?.list("names")).toEqual([]);
});

test.each([
  ["food  names\n", "foods.txt:1: the columns are food, grams, names."],
  ["", "foods.txt: the columns are food, grams, names."],
  ["food  grams  names\negg  1  egg  more\n", "foods.txt:2: 4 cells for"],
  ["food  grams  names\n\n\negg\t1  egg\n", "foods.txt:4: has a tab"],
  ["  food  grams  names\n", "foods.txt:1: goes on with nothing"],
])("%j is refused by file and line", (text, message) => {
  expect(() => read(text)).toThrow(message);
});

test.each(["many", "-1", "-", "1e999"])("%s is no number of grams", (grams) => {
  const [row] = read(`food  grams  names\negg  ${grams}  egg\n`);
  expect(() => row?.number("grams")).toThrow(/^foods.txt:2: .* is no number for grams/);
});

test("a cell that is needed and an empty part are refused", () => {
  const [row] = read("food  grams  names\n-  1  egg;; egg white\n");
  expect(() => row?.text("food")).toThrow("foods.txt:2: no food.");
  expect(() => row?.list("names")).toThrow("foods.txt:2: an empty part in names.");
});
