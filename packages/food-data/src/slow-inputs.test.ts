import { calculate } from "@morsel/domain/foods/calculation";
import { withEffort } from "@morsel/domain/foods/effort";
import { parseIngredientLine } from "@morsel/domain/foods/measures/ingredient-line";
import { readFoodSentence } from "@morsel/domain/foods/sentence";
import { splitFoods } from "@morsel/domain/foods/sentences/parting/parts";
import { describe, expect, test } from "vitest";
import { catalogue } from "./catalogue-fixture.ts";

/** The slowest texts found by `npm run bench slow-inputs`, and what attackers have sent. */

const filled = (text: string, length: number) =>
  text.repeat(Math.ceil(length / text.length)).slice(0, length);

/** The least processor time of several runs (ms), to rule out other work on the machine. */
function cost(run: () => unknown): number {
  const turns = Array.from({ length: 5 }, () => {
    const before = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  });
  return Math.max(1, Math.min(...turns));
}

const joins = ["a e ", "x & ", "rice and ", "with ", "ham & ", "ham and cheese ", "1 and a half "];
const lists = [
  "chikken, ",
  "zucchinni, kwinoa, ",
  "omelette with ham, ",
  "\n",
  "1 g, ",
  "x ",
  "1x",
  "it was about ",
  "eggs; 2 ",
  "rice - 1 cup of that ",
];

describe("1,000 characters of the nastiest kind", () => {
  // 8 ms on an idle machine, as is what it's compared with. A reader that isn't linear takes a
  // thousand times as long; a busy machine only two or three times.
  test.each([...joins, ...lists])(
    "%j costs what thirty foods do, not a thousand times that",
    (piece) => {
      const ordinary = Array.from({ length: 30 }, (_, n) => `${n + 1} slices of chicken breast`);
      const plain = cost(() => readFoodSentence(catalogue, ordinary.join(", ")));
      const nasty = cost(() => readFoodSentence(catalogue, filled(piece, 1000)));
      expect(nasty / plain).toBeLessThan(15);
    },
  );

  test.each(joins)("%j takes steps by its length, not by its square", (piece) => {
    const steps = (length: number) => {
      const effort = { left: 1e9 };
      splitFoods(catalogue, filled(piece, length), effort);
      return 1e9 - effort.left;
    };
    expect(steps(1000)).toBeLessThan(2 * steps(500));
  });

  test("a word of any length isn't cut in every place", () => {
    const plain = cost(() => readFoodSentence(catalogue, "30 slices of chicken breast"));
    expect(cost(() => catalogue.spaced("ham".repeat(50_000))) / plain).toBeLessThan(15);
  });

  test("are shown as not understood where they are too many", () => {
    const { items } = readFoodSentence(catalogue, filled("rice and ", 1000));
    expect(items).toHaveLength(31);
    expect(items[29]?.outcome.ok).toBe(true);
    expect(items[30]?.outcome).toMatchObject({ ok: false, failed: "food" });
    expect(items[30]?.text).toMatch(/^rice and rice/);
  });

  test("leave the first foods as they are when the effort is used up", () => {
    // Each is corrected by comparing it with thousands of words.
    const text = "2 eggs, chikken, brocoli, spinnach, avacado, bannana, tomatoe, potatoe, carot";
    const understood = (...effort: [{ left: number }?]) =>
      readFoodSentence(catalogue, text, ...effort).items.map(({ outcome }) => outcome.ok);
    expect(understood()).toEqual(Array(9).fill(true));
    const few = understood({ left: 20_000 });
    expect(few).toHaveLength(9);
    expect(few[0]).toBe(true);
    expect(few.at(-1)).toBe(false);
  });

  test("are corrected word by word until the effort is used up", () => {
    const found = (left: number) =>
      withEffort(catalogue, { left })
        .search("chikken brocoli spinnach", 5)
        .map(({ name }) => name);
    expect(found(60_000)).toContain("Spinach, raw");
    expect(found(10)).not.toContain("Spinach, raw");
  });
});

test("one and a half of something is one food, and what follows another", () => {
  const { items } = readFoodSentence(catalogue, "one and a half bananas and 2 eggs");
  expect(items.map(({ quantity, name }) => [quantity, name])).toEqual([
    [1.5, "bananas"],
    [2, "eggs"],
  ]);
});

describe("one food, its measurement or line at its longest", () => {
  const ordinary = ["chicken breast", "rye bread", "milk", "apple pie", "peanut butter"];
  const pieces = [
    "with ",
    "chikken ",
    "x-",
    "1",
    "1/",
    "9,",
    "½",
    "(",
    "cooked ",
    " ",
    "no ",
    "over ",
    "= ",
  ];

  test.each(pieces)("%j costs what some plain foods do, not a thousand times that", (piece) => {
    const text = filled(piece, 200);
    const plain = cost(() => {
      for (const name of ordinary) calculate(catalogue, name, "2 slices");
    });
    for (const run of [
      () => calculate(catalogue, text, "1 cup"),
      () => calculate(catalogue, "milk", text),
      () => catalogue.search(text, 20),
      () => catalogue.suggest(text, 6, []),
      () => parseIngredientLine(catalogue.measures, filled(piece, 1000)),
    ]) {
      expect(cost(run) / plain).toBeLessThan(50);
    }
  });
});
