import { describe, expect, test } from "vitest";
import { foodsRead as read } from "./catalogue-fixture.ts";

describe("what explains a food is no other food", () => {
  test.each([
    ["nihari, slow-cooked beef stew, with two naans", "nihari with two naans"],
    ["mangu, mashed green plantains, with two fried eggs", "mangu with two fried eggs"],
    ["ugali, a stiff maize porridge, with sukuma wiki", "ugali with sukuma wiki"],
    ["samgyeopsal, grilled pork belly, about 200 g", "samgyeopsal, about 200 g"],
    ["plov, rice with carrots and mutton", "plov"],
    ["koshari, a mix of rice, lentils, pasta and fried onions", "koshari"],
    ["halloumi, a Cypriot cheese, with salad", "halloumi with salad"],
    ["som tam, a green papaya salad, with sticky rice", "som tam with sticky rice"],
    ["pho, a Vietnamese noodle soup with beef", "pho"],
    ["feijoada, black bean stew with pork", "feijoada"],
    ["dal bhat (lentils and rice)", "dal bhat"],
  ])("%s is %s", (said, plain) => {
    expect(read(said)).toEqual(read(plain));
  });

  test.each([
    ["a burger, a portion of chips, and a coke", 3],
    ["soup, a bread roll and an apple", 3],
    ["lasagne, mixed leaf salad, garlic bread", 3],
    ["cheese, crackers with grapes", 3],
    ["curry, a naan bread and a beer", 3],
    ["eggs, a slice of toast, and a coffee", 3],
  ])("%s are %i foods", (said, count) => {
    expect(read(said)).toHaveLength(count);
  });
});
