import { describe, expect, test } from "vitest";
import { asked } from "./told-fixture.ts";

describe("what is told around a food doesn't take it along", () => {
  test.each([
    ["for lunch i had cod about five ounces with rice", ["5 ounces: cod", "1 1/4 cups: rice"]],
    ["i skipped breakfast had a bagel", ["1: bagel"]],
    ["nothing until 3pm then porridge", ["1 serving: porridge"]],
    ["fasting till 1 then an omelette", ["1: omelette"]],
    ["a spice bag to share and a can of fanta", ["1: spice bag", "1 can: fanta"]],
    ["a mocha which was lovely and a scone", ["1: mocha", "1: scone"]],
    ["just tea until lunch, which was a tuna wrap", ["1 serving: tea", "1: tuna wrap"]],
    ["had a sandwich which was ham and cheese", ["1: sandwich with ham and cheese"]],
    ["my son didn't want his fish fingers so i had them", ["1 serving: fish fingers"]],
    ["kids left half a toastie so i ate that", ["0.5: toastie"]],
    ["the dog stole my burger so just a banana", ["1: banana"]],
    ["we made fajitas i had two with guacamole", ["2: fajitas with guacamole"]],
    ["a couple of hobnobs dunked", ["2: hobnobs"]],
    ["4th of july: 3 sausages, corn", ["3: sausages", "1 serving: corn"]],
  ])("%s", (text, expected) => {
    expect(asked(text)).toEqual(expected);
  });

  test.each([
    ["a latte which was too hot", ["1: latte"]],
    ["nothing but a banana", ["1: banana"]],
    ["didn't eat the toast", []],
  ])("but talk is no food: %s", (text, expected) => {
    expect(asked(text)).toEqual(expected);
  });
});
