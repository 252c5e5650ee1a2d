import fc from "fast-check";
import { expect, test } from "vitest";
import { heroesOf, heroKeys, pickAnother, pickHero } from "./hero-pictures.ts";

test("each page has three pictures, none of which weighs 6 kB or more", () => {
  const files = import.meta.glob<string>("../../public/heroes/*", {
    eager: true,
    import: "default",
    query: "?raw",
  });
  const paths = Object.keys(files).map((path) => path.replace("../../public", ""));
  expect(paths.sort()).toEqual(heroKeys.flatMap(heroesOf).sort());
  for (const [path, drawing] of Object.entries(files))
    expect(new TextEncoder().encode(drawing).length, path).toBeLessThan(6_000);
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
