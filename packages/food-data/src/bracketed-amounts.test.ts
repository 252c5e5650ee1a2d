import { describe, expect, test } from "vitest";
import { foodsRead as read } from "./catalogue-fixture.ts";

describe("how much it was and what it was like, in brackets behind a food", () => {
  test.each([
    ["pork (100g cooked)", "100g cooked pork"],
    ["chicken (6 oz cooked)", "6 oz cooked chicken"],
    [
      "chicken breast (150g grilled) and rice (150g cooked)",
      "150g grilled chicken breast, 150g cooked rice",
    ],
    ["potatoes (150g roast)", "150g roast potatoes"],
    ["potatoes (200g boiled)", "200g boiled potatoes"],
    ["pasta (200g cooked)", "200g cooked pasta"],
    ["rice (cooked, 150g)", "150g cooked rice"],
    ["steak (8oz ribeye)", "8oz ribeye steak"],
    ["steak (8oz, ribeye)", "8oz ribeye steak"],
    ["yogurt (plain, full fat, 100g)", "100g plain full fat yogurt"],
    ["soup (tomato, half a can)", "half a can of tomato soup"],
    ["pizza (frozen, half)", "half a frozen pizza"],
    ["beef stew (leftover, about 300g)", "300g beef stew"],
    ["bread (wholemeal, 2 slices)", "2 slices wholemeal bread"],
    ["bread (2 slices, wholemeal)", "2 slices wholemeal bread"],
    ["rice (150g raw)", "150g raw rice"],
    ["pasta (60g dry)", "60g dry pasta"],
    ["salmon (5oz, grilled)", "5oz grilled salmon"],
    ["milk (semi skimmed, 200ml)", "200ml semi skimmed milk"],
    ["cheese (cheddar, 30g)", "30g cheddar cheese"],
    ["carrots (80g, raw), hummus (2 tbsp)", "80g raw carrots, 2 tbsp hummus"],
  ])("%s is %s", (said, plain) => {
    expect(read(said)).toEqual(read(plain));
  });

  test.each([
    ["a fry-up (2 eggs, bacon, beans)", 3],
    ["toast (2 slices, butter)", 2],
    ["salad (chicken, 2 tbsp dressing)", 2],
  ])("what else was eaten stays: %s", (said, count) => {
    expect(read(said).length).toBeGreaterThanOrEqual(count);
  });
});
