import { describe, expect, test } from "vitest";
import { foodsRead as read } from "./catalogue-fixture.ts";

describe("what is dipped has a dip beside it", () => {
  test.each([
    ["20 piece nuggets with sweet and sour", "20 piece nuggets, 2 tbsp sweet and sour sauce"],
    ["spring rolls with sweet and sour", "spring rolls, 2 tbsp sweet and sour sauce"],
    ["10 mcnuggets sweet and sour", "10 mcnuggets, 2 tbsp sweet and sour sauce"],
    ["tenders with buffalo", "tenders, 2 tbsp buffalo sauce"],
    ["6 nuggets with bbq", "6 nuggets, 2 tbsp bbq sauce"],
    ["wings with buffalo", "buffalo wings"],
  ])("%s is %s", (said, plain) => {
    expect(read(said)).toEqual(read(plain));
  });

  test("sweet and sour chicken and a bison stay what they are", () => {
    expect(read("sweet and sour chicken").join()).toContain("sweet and sour chicken");
    expect(read("rice with buffalo steak").join()).not.toContain("sauce");
  });
});
