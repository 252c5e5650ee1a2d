import { calculate } from "@morsel/domain/foods/calculation";
import { readFoodSentence } from "@morsel/domain/foods/sentence";
import { beforeAll, describe, expect, test } from "vitest";
import { catalogue } from "./catalogue-fixture.ts";

/** Makers that nobody has heard of, and what they make. */

beforeAll(() => catalogue.prepare(), 60_000);

const found = (name: string) => {
  const outcome = calculate(catalogue, name, "100 g");
  return outcome.ok ? outcome.calculation : undefined;
};

describe("unknown words before a food don't hide it", () => {
  test.each([
    ["jenny's cuisine banana bran muffin", /muffin/i],
    ["grandma olga's chicken noodle soup", /chicken noodle/i],
    ["captain bartley's clam chowder", /clam chowder/i],
    ["happy heron cheddar cheese", /cheddar/i],
    ["bluebonnet ridge pecan pie", /pecan/i],
    ["harvest lane whole wheat bread", /whole-wheat/i],
    ["mama gusto's cheese ravioli", /ravioli/i],
    ["slim jim mild zorbix", /slim jim|snack stick|beef stick/i],
    ["dutch boyer pretzels", /pretzels/i],
    ["north fork smoked salmon", /salmon.*smoked/i],
    ["zelda farms cottage cheese", /cottage/i],
    ["old mill road blueberry muffin", /blueberry/i],
    ["uncle fergus beef stew", /beef stew/i],
  ])("%s", (name, food) => {
    expect(found(name)?.food.name).toMatch(food);
  });

  test.each([
    ["pot noodle zorbix mushrom", /noodle/i],
    ["twix both fingers", /twix/i],
    ["custard creams someone left", /sandwich with creme/i],
  ])("nor do those behind it: %s", (name, food) => {
    expect(found(name)?.food.name).toMatch(food);
    expect(found(name)?.confidence).toBeLessThanOrEqual(0.5);
  });

  test.each(["egg timer broke", "egg machine zorbix"])(
    "what only begins with a food's word is none: %s",
    (text) => {
      expect(readFoodSentence(catalogue, text).items.filter(({ outcome }) => outcome.ok)).toEqual(
        [],
      );
    },
  );

  test("it is less likely than without them", () => {
    const plain = found("cheddar cheese")?.confidence ?? 0;
    expect(found("happy heron cheddar cheese")?.confidence).toBeLessThan(plain * 0.8);
  });

  test("so it is in a sentence", () => {
    const [item] = readFoodSentence(catalogue, "2 slices harvest lane whole wheat bread").items;
    expect(item?.outcome.ok && item.outcome.calculation.food.name).toMatch(/whole-wheat/i);
  });
});

describe("a weak word or a flavour of an unknown product is no food", () => {
  test.each([
    "rosetta's gourmet select",
    "musselman's with calcium",
    "crispy crowns",
    "hillock's plus",
    "quaker salt free",
    "kravitz light",
    "quillfeather zero",
    "marlow's free and easy",
    "golden prairie original with fiber",
    "snazzle sticks",
    "vorpal blast",
    "frumious crunch",
    "kessel gold reserve",
    "kraddle reduced fat",
    "zippity no salt added",
    "starburp with vitamin c",
    "zorbix with almonds",
    "jolly pirate special",
    "weight goals diet",
    "pemberton's lite and fit",
    "bambino stage 2",
  ])("%s", (name) => {
    expect(found(name)?.food.name).toBeUndefined();
  });
});
