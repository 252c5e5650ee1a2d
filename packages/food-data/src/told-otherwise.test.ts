import { expect, test } from "vitest";
import { asked, found } from "./told-fixture.ts";

/** Notes that say the same in other words, and are read the same. */
test.each([
  ["3 egg omlette with cheddar", "3 egg omelette with cheddar"],
  ["chicken and bacon sandwhich", "chicken and bacon sandwich"],
  ["samosa 2 n chai", "2 samosas and chai"],
  ["a pretzel, the big soft one", "a soft pretzel"],
  ["coke (the zero one)", "coke zero"],
  ["gelato, the pistachio one", "pistachio gelato"],
  ["crusts of his grilled cheese", "1/6 of a grilled cheese"],
  ["full english, 2 eggs, 2 bacon, beans", "2 eggs, 2 bacon, beans"],
  [
    "sunday roast, roast beef 3 slices, roast potatoes, carrots",
    "roast beef 3 slices, roast potatoes, carrots",
  ],
  ["5 mcnuggets, stolen from my kid", "5 mcnuggets"],
  ["fish and chips by the sea", "fish and chips"],
  ["3 timbits, one honey dip, the other two chocolate glazed", "3 timbits"],
  ["2 eggs, one fried, one boiled", "1 fried egg, 1 boiled egg"],
  [
    "2 rotis, 1 katori dal, 1 katori bhindi sabzi",
    "2 rotis and 1 katori dal and 1 katori bhindi sabzi",
  ],
  ["daves single no cheese no mayo", "daves single"],
  ["a slice of banana bread, toasted", "a slice of banana bread"],
  ["3 eggs, scrambled with butter", "3 eggs scrambled with butter"],
  ["a 175 of red", "175 ml red wine"],
  ["skinnypop 100 cal bag", "100 kcal skinnypop"],
  [
    "paneer tikka, one butter naan shared half half with my wife",
    "paneer tikka, half a butter naan",
  ],
  ["chicken parmi at the pub, ate 2/3 of the parmi", "2/3 chicken parmi"],
  ["2 scoops vanilla, hot fudge", "2 scoops vanilla ice cream, hot fudge"],
  ["rice with butter, ate about a cup and a half", "rice with butter, about a cup and a half"],
  ["ice cream, half the 500ml tub", "250 ml ice cream"],
  [
    "two crumpets, one with butter the other with just jam",
    "1 crumpet with butter, 1 crumpet with jam",
  ],
  ["pho with beef, left half the noodles", "pho, left half the noodles"],
  ["flat white with oat milk instead of dairy", "flat white with oat milk"],
  ["congee, one youtiao. breakfast in hong kong", "congee, one youtiao"],
  ["curry and rice, ate all of the rice and half of the curry", "half a curry and rice"],
])("%s", (said, same) => {
  expect(found(said)).toEqual(found(same));
});

test("a product and which of it it was", () => {
  expect(found("half pint of ben and jerrys, the phish food")).toEqual([
    "Ben & Jerry's Phish Food 209",
  ]);
});

test("slaw and barbecue sauce lie in a sandwich", () => {
  expect(found("pulled pork sandwich with slaw and bbq sauce")).toEqual([
    "Sandwich with bread, pork lean, barbecue sauce, coleslaw, lettuce, tomato 164",
  ]);
});

test("a share is shown with few digits", () => {
  expect(asked("slice of chocolate cake, ate 2/3")).toEqual(["0.667 slice: chocolate cake"]);
  expect(asked("1/3 cup rice")).toEqual(["0.333 cup: rice"]);
});
