import { describe, expect, test } from "vitest";
import { foodsRead as read } from "./catalogue-fixture.ts";

describe("what a food was cooked in isn't eaten beside it", () => {
  test.each([
    ["salmon in foil", "salmon"],
    ["fish baked in foil and peas", "fish and peas"],
    ["potatoes in tin foil with butter", "potatoes with butter"],
    ["sea bass in a foil parcel", "sea bass"],
    ["chicken in a bag", "chicken"],
    ["mussels in white wine", "mussels"],
    ["mussels in white wine sauce and chips", "mussels and chips"],
    ["chicken thighs braised in red wine", "chicken thighs"],
    ["pork in cider with mash", "pork with mash"],
    ["beef in red wine", "beef in wine"],
    ["beef in guinness", "guinness stew"],
  ])("%s is %s", (said, plain) => {
    expect(read(said)).toEqual(read(plain));
  });

  test.each([
    ["beef in gravy", "beef with gravy"],
    ["chicken in onion gravy", "chicken with onion gravy"],
    ["sausages in a rich gravy and mash", "sausages with gravy and mash"],
  ])("gravy is: %s", (said, plain) => {
    expect(read(said)).toEqual(read(plain));
  });

  test.each([
    ["ice cream in guinness", 2],
    ["steak and a glass of red wine", 2],
    ["beef with red wine", 2],
  ])("%s are %i", (said, count) => {
    expect(read(said)).toHaveLength(count);
  });
});
