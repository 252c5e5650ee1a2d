import { describe, expect, test } from "vitest";
import { foodsRead } from "./catalogue-fixture.ts";

/** In any order. */
const read = (text: string) => foodsRead(text).toSorted();

const triples = [
  ["a cup of coffee", "2 slices of bacon", "1/2 bagel"],
  ["150g tofu", "a small latte", "half a cup of dal"],
  ["steak", "3 oz cheddar cheese", "1 large banana"],
] as const;

/** Each frame has the foods A, B and C, and all it says besides is no food. */
test.each([
  "A → B",
  "A -> B > C",
  "A · B · C",
  "(A) (B)",
  "[A] [B] [C]",
  "A (plus B)",
  "1) A 2) B 3) C",
  "a) A b) B",
  "1. A 2. B 3. C",
  "| A | B |",
  "| Food | kcal |\n|---|---|\n| A |\n| B |",
  "A and B #foodlog #day3",
  "A, B, and C",
  "A x1, B",
  "A and a bit later B",
  "A, an hour later B",
  "A before B",
  "A and B, all organic",
  "breakfast A lunch B dinner C",
  "breakfast: A\nlunch: B\ndinner: C",
  "starter A, main B, dessert C",
  "A as a starter and B as main",
  "to start A, then B, to finish C",
  "A and for dessert B",
  "A then for pudding B",
  "A and to drink B",
  "A and right after B",
  "A and straight after that B",
  "A followed later by B",
  "A and for good measure B",
  "A and on top of that B",
  "A, not to mention B",
  "A. Don't forget B.",
  "A. There was also B.",
  "A to drink, B",
  "my lunch was A. My drink was B.",
  "A was my breakfast",
  "snacks: A, B",
  "drinks: C",
  "A, side of B",
  "half past 8 A, noon B",
  "8am - A\n1pm - C",
])("%s", (frame) => {
  for (const foods of triples) {
    const foodOf = (letter: string) => foods["ABC".indexOf(letter)] ?? "";
    const said = frame.replace(/\b[ABC]\b/g, foodOf);
    const each = [...frame.matchAll(/\b[ABC]\b/g)].flatMap(([letter]) => read(foodOf(letter)));
    expect(read(said), said).toEqual(each.toSorted());
  }
});

/** Talk before a food and behind it, "@". */
test.each([
  "(@)",
  "*@*",
  "_@_",
  "<b>@</b>",
  "27/11: @",
  "2026-11-27: @",
  "27 Nov - @",
  "8.30am: @",
  "8h30 @",
  "at 8 @",
  "2 days ago: @",
  "meal 1 @",
  "with lunch @",
  "post-gym @",
  "ate: @",
  "log: @",
  "oops @",
  "ugh @",
  "exactly @",
  "literally @",
  "couldn't resist @",
  "stress ate @",
  "was bored so had @",
  "gonna have @ for dinner",
  "im having @ rn",
  "got given @",
  "apart from that @",
  "besides that @",
  "breaking my fast with @",
  "my wife and i each had @",
  "cheat day @",
  "late night @",
  "same as yesterday: @",
  "@ same as yesterday",
  "@. full now.",
  "@ again",
  "@ give or take",
  "@ xx",
  "@ in the car",
  "@ w/ friends",
  "@ with a friend",
  "@ standing over the sink",
  "@ between meetings",
  "@ made by my mom",
  "@ takeaway",
  "bought @ and ate it",
  "got @ delivered",
  "@ b4 bed",
  "🥣 @",
  "@ on its own",
  "@ as my afternoon snack",
  "@ that I found in the fridge",
  "@ like every morning",
  "@, my usual",
  "@, not sure how much",
  "@ weighed on my scale",
  "@ according to the label",
  "@ :D",
  "right, @",
  "that's @",
  "a total of @",
  "forgot @ earlier",
  "p.s. I also had @",
  "2nd breakfast: @",
])("%s", (frame) => {
  for (const food of ["1.5 cups miso soup", "a cup of olives", "2 slices of ham", "1/2 big mac"])
    expect(read(frame.replace("@", food)), food).toEqual(read(food));
});

test("a sentence that begins with plus, and what a food came with, keep their amounts", () => {
  for (const said of ["150 g rice. Plus 2 eggs.", "150 g rice accompanied by 2 eggs"])
    expect(read(said), said).toEqual([...read("150 g rice"), ...read("2 eggs")].toSorted());
});

describe("but marks and meals within names stay", () => {
  test.each([
    "dinner roll",
    "a breakfast burrito",
    "dessert wine",
    "rice (cooked)",
    "chicken [grilled]",
  ])("%s is one food", (text) => {
    expect(read(text)).toHaveLength(1);
  });

  test("a walk before which it was had is none", () => {
    expect(read("2 eggs before a walk")).toEqual(read("2 eggs"));
  });

  test("a drink isn't in what is beside it", () => {
    expect(read("pre run half bagel with jam, espresso")).toEqual(
      [...read("half bagel with jam"), ...read("espresso")].toSorted(),
    );
    expect(read("2 eggs. i finished it and had a coffee")).toEqual(
      [...read("2 eggs"), ...read("a coffee")].toSorted(),
    );
  });

  test("two glasses are no glasss", () => {
    expect(read("a glass of white wine x2")).toEqual(read("2 glasses of white wine"));
  });
});
