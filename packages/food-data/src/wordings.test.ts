import { calculate } from "@morsel/domain/foods/calculation";
import { describe, expect, test } from "vitest";
import { catalogue, foodsRead as read } from "./catalogue-fixture.ts";

const measured = [
  ["cup", "cups", "coffee"],
  ["glass", "glasses", "orange juice"],
  ["bowl", "bowls", "salad"],
  ["plate", "plates", "spaghetti"],
  ["slice", "slices", "apple pie"],
  ["piece", "pieces", "bread"],
  ["can", "cans", "tuna"],
  ["bottle", "bottles", "beer"],
  ["tablespoon", "tablespoons", "peanut butter"],
  ["handful", "handfuls", "grapes"],
  ["scoop", "scoops", "protein powder"],
  ["pot", "pots", "yogurt"],
  ["clove", "cloves", "garlic"],
  ["portion", "portions", "curry"],
] as const;

describe("one amount in other words", () => {
  test.each(measured)("a %s", (one, several, food) => {
    for (const size of ["", "small ", "medium ", "large "]) {
      const amount = `${size}${one}`;
      const asked = read(`1 ${amount} of ${food}`);
      expect(asked).toHaveLength(1);
      for (const text of [
        `a ${amount} of ${food}`,
        `the ${amount} of ${food}`,
        `had my ${amount} of ${food}`,
        `${amount} of ${food}`,
        `${food}, 1 ${amount}`,
        `${food} (1 ${amount})`,
        `${food} 1 ${amount}`,
      ])
        expect(read(text), text).toEqual(asked);
      expect(read(`a couple of ${size}${several} of ${food}`)).toEqual(
        read(`2 ${size}${several} of ${food}`),
      );
    }
  });

  test.each(measured)("a full %s is one", (one, several, food) => {
    const asked = read(`1 ${one} of ${food}`);
    for (const filled of ["full", "level"])
      for (const text of [`1 ${filled} ${one} of ${food}`, `${filled} ${one} of ${food}`])
        expect(read(text), text).toEqual(asked);
    expect(read(`2 full ${several} of ${food}`)).toEqual(read(`2 ${several} of ${food}`));
  });

  test.each([
    ["a whole large banana", "1 large banana"],
    ["1 whole small onion", "1 small onion"],
    ["an entire large pizza", "1 large pizza"],
    ['an entire 12" cheese pizza', "a 12 inch cheese pizza"],
    ["a family size bag of doritos", "1 family size bag of doritos"],
    ["the whole family size bag of doritos", "1 family size bag of doritos"],
    ["half a sharing bag of crisps", "1/2 sharing size bag of crisps"],
    ["2 family bags of doritos", "2 family size bags of doritos"],
    ["a king size bar of snickers", "1 king size snickers bar"],
    ["a fun size bag of skittles", "1 fun size bag of skittles"],
    ["33 cl beer", "330 ml beer"],
    ["30 centiliters of lemonade", "300 ml lemonade"],
    ["tuna, 1 tin", "1 can of tuna"],
    ["bacon, 2 rashers", "2 rashers of bacon"],
  ])("%s is %s", (said, same) => {
    expect(read(said)).toEqual(read(same));
  });

  test("but a whole chicken is no small portion of it, and rashers are bacon", () => {
    expect(read("a whole small chicken")[0]).toMatch(/^Chicken.* 600$/);
    expect(read("2 sausages, 2 rashers")).toHaveLength(2);
  });
});

describe("several foods are each what they are alone", () => {
  const foods = [
    "200 g muffin",
    "3 oz salmon",
    "a plate of fried rice",
    "2 slices of pizza",
    "a glass of milk",
    "1 large banana",
    "mac and cheese",
    "half a cup of blueberries",
  ];

  test.each([" and ", ", ", " & ", " + ", " plus ", " then ", " followed by ", "\n"])(
    "joined by %j",
    (joint) => {
      for (const first of foods)
        for (const second of foods.filter((food) => food !== first))
          expect(read(first + joint + second), first + joint + second).toEqual([
            ...read(first),
            ...read(second),
          ]);
    },
  );

  test.each([
    "# then $. after that %.",
    "first #, then $, finally %",
    "#, oh and $, later on %",
    "breakfast #, lunch $, dinner %",
    "Breakfast: #\nLunch: $\nDinner: %",
    "# (breakfast), $ (lunch), % (dinner)",
    "Mon: #\nTue: $\nWed: %",
    "# @8am, $ @1pm, %",
    "# ,$ ,%",
    'Today I ate #, "$" and "%"',
    "# and later $ and afterwards %",
  ])("told as %j", (frame) => {
    for (const [one, two, three] of [
      ["1.5 cups porridge", "2 slices of pizza", "banana"],
      ["pad thai", "half a cup of ice cream", "1 large naan"],
      ["a handful of grapes", "toast", "1.5 cups avocado"],
    ] as const) {
      const text = frame.replace("#", one).replace("$", two).replace("%", three);
      expect(read(text), text).toEqual([one, two, three].flatMap(read));
    }
  });

  test("an amount may be a sum", () => {
    expect(read("1/3 cup plus 2 tablespoons oil")).toHaveLength(1);
  });
});

describe("what is said around a food doesn't change it", () => {
  const amounts = ["1.5 cups porridge", "1/2 chicken curry", "a cup of strawberries", "2 naan"];

  test.each([
    "plus @",
    "and @",
    "followed by @",
    "washed it down with @",
    "finished off with @",
    "started the day with @",
    "ended up having @",
    "another @",
    "~@",
    "approx @",
    "8am @",
    "8:30am - @",
    "@ only",
    "@ total",
    "@ approx",
    "@ (yum)",
    "@ by myself",
    "@ with my wife",
    "@ while watching tv",
  ])("%s", (frame) => {
    for (const amount of amounts)
      expect(read(frame.replace("@", amount)), amount).toEqual(read(amount));
  });

  test("but what was shared is shared, what was had meanwhile was eaten, and names stay", () => {
    expect(read("shared a large pizza with my wife")).toEqual(read("half a large pizza"));
    expect(read("toast while sipping on a mug of coffee")).toHaveLength(2);
    expect(read("170 g fage total")).toEqual(read("fage total 170 g"));
  });
});

describe("a number is the same however it is written, before its food and behind", () => {
  test.each([
    ["1 1/2 cups", "rice", ["1½ cups", "one and a half cups", "1 and 1/2 cups", "1,5 cups"]],
    ["1 1/2 cups", "coffee", ["one and 1/2 cups", "1-1/2 cups", "a cup and a half"]],
    ["3/4 cup", "oatmeal", ["¾ cup", "three quarters of a cup", "3 quarters of a cup"]],
    ["1/3 cup", "strawberries", ["⅓ cup", "a third of a cup", "one third cup"]],
    ["1/2 cup", "milk", ["½ cup", "half a cup", "one half cup", "half of a cup"]],
    ["2 tbsp", "sugar", ["two tbsp", "2T", "2 table spoons"]],
    ["100 g", "broccoli", ["100-g", "a hundred grams", "100 gramms", "one hundred grams"]],
    ["150 g", "salmon", ["a hundred and fifty grams", "150 gram"]],
    ["1 lb", "salmon", ["a pound", "one pound", "16 oz"]],
    ["2", "banana", ["2x", "x2"]],
    ["250 ml", "orange juice", ["25 cl", "2.5 dl", "a quarter of a litre", "250 cc"]],
  ])("%s of %s", (amount, food, others) => {
    for (const said of others)
      for (const [text, same] of [
        [`${said} ${food}`, `${amount} ${food}`],
        [`${food} ${said}`, `${food} ${amount}`],
        [`${food}, ${said}`, `${food}, ${amount}`],
      ] as const)
        expect(read(text), text).toEqual(read(same));
  });

  test("in a field of its own, too", () => {
    const grams = (amount: string) => {
      const outcome = calculate(catalogue, "oatmeal", amount);
      return outcome.ok ? Math.round(outcome.calculation.grams) : undefined;
    };
    expect(grams("3 quarters of a cup")).toBe(grams("3/4 cup"));
    expect(grams("2 table spoons")).toBe(grams("2 tbsp"));
    expect(grams("twenty five cups")).toBe(grams("25 cups"));
    expect(grams("2x")).toBe(grams("2"));
  });
});
