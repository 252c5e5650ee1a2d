import type { EverydayNames } from "../../catalogue.ts";

/** The foods that people log most, under the plain words they use. */
export const commonNames: EverydayNames = [
  ["01077", "milk", "whole milk", "cow milk", "fresh milk", "lactose free milk", "lactaid"],
  ["01123", "egg", "raw egg", "whole egg", "chicken egg"],
  ["20045", "rice", "white rice", "cooked rice", "steamed rice", "boiled rice"],
  ["09003", "apple", "raw apple"],
  ["09040", "banana", "raw banana"],
  ["01001", "butter", "salted butter"],
  ["14209", "coffee", "black coffee", "brewed coffee", "filter coffee", "americano"],
  ["05064", "chicken breast", "grilled chicken breast", "roast chicken breast"],
];
