import { calculate } from "@morsel/domain/foods/calculation";
import { describe, expect, it } from "vitest";
import { catalogue } from "./catalogue-fixture.ts";
import { foods } from "./told-fixture.ts";

const answer = (name: string, measurement: string): string => {
  const outcome = calculate(catalogue, name, measurement);
  if (!outcome.ok) return "nothing";
  const { food, grams } = outcome.calculation;
  return `${food.id}, ${String(Math.round(grams))} g`;
};

describe("India", () => {
  it.each([
    ["phulka", "2", "dish:phulka, 66 g"],
    ["roti", "1", "dish:chapati, 40 g"],
    ["set dosa", "1 plate", "dish:set-dosa, 180 g"],
    ["bisibelebath", "1 bowl", "dish:bisi-bele-bath, 250 g"],
    ["misal paav", "1 plate", "dish:misal-pav, 390 g"],
    ["ven pongal", "1 katori", "dish:ven-pongal, 140 g"],
    ["jwarichi bhakri", "1", "dish:jowar-roti, 65 g"],
    ["lauki ki sabzi", "1 katori", "dish:lauki-sabzi, 150 g"],
    ["sev puri", "1 plate", "dish:sev-puri, 150 g"],
    ["aloo tikki", "1", "dish:aloo-tikki, 65 g"],
    ["kaju katri", "2 pieces", "dish:kaju-katli, 24 g"],
    ["mysorepak", "1", "dish:mysore-pak, 35 g"],
    ["cutting chai", "1", "dish:cutting-chai, 90 g"],
    ["filter kaapi", "1 tumbler", "dish:filter-kaapi, 150 g"],
    ["maggi", "1 packet", "label:maggi-masala-noodles, 70 g"],
    ["parle g biscuits", "5", "label:parle-g, 28 g"],
    ["amul taaza", "250 ml", "label:amul-taaza, 250 g"],
    ["amul butter", "10 g", "01001, 10 g"],
    ["kf strong", "1 bottle", "label:kingfisher-strong, 650 g"],
    ["mc aloo tikki", "1", "label:mcaloo-tikki, 146 g"],
    ["macher jhol", "1 piece", "dish:macher-jhol, 130 g"],
  ])("finds %s", (name, measurement, expected) => {
    expect(answer(name, measurement)).toBe(expected);
  });

  it.each(["2 idli with chutney", "1 masala dosa, chatni"])(
    "takes coconut chutney in %s",
    (text) => {
      expect(foods(text).map(({ food }) => food.id)).toContain("dish:coconut-chutney");
    },
  );

  it("takes no delivery service for a food", () => {
    expect(foods("swiggy 1 plate chole bhature").map(({ food }) => food.id)).toEqual([
      "dish:chole-bhature",
    ]);
  });
});
