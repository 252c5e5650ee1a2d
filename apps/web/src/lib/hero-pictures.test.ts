import fc from "fast-check";
import { expect, test } from "vitest";
import { heroesOf, heroKeys, pickAnother, pickHero } from "./hero-pictures.ts";

test.each(heroKeys)("%s has at least three pictures", (page) => {
  expect(new Set(heroesOf(page)).size).toBeGreaterThanOrEqual(3);
});

test("no picture weighs 6 kB or more, and each belongs to a page", () => {
  const files = import.meta.glob<string>("../heroes/*", {
    eager: true,
    import: "default",
    query: "?raw",
  });
  expect(Object.keys(files).length).toBe(heroKeys.flatMap(heroesOf).length);
  for (const [file, drawing] of Object.entries(files))
    expect(new TextEncoder().encode(drawing).length, file).toBeLessThan(6_000);
});

test("a page never shows the same picture twice in a row", () => {
  let last = pickHero("home");
  for (let turn = 0; turn < 50; turn++) {
    const next = pickHero("home");
    expect(next).not.toBe(last);
    last = next;
  }
});

test("the choice is one of the pictures, whatever chance says", () => {
  const pictures = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1 });
  const chance = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
  fc.assert(
    fc.property(pictures, chance, (all, random) => {
      const [shown = null] = all;
      const picked = pickAnother(all, shown, () => random);
      expect(all).toContain(picked);
      if (all.length > 1) expect(picked).not.toBe(shown);
    }),
  );
});
