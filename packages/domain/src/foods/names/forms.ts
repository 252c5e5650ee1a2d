import { wordsOf } from "./words.ts";

/** Words that describe the usual form, which a query needn't say. */
export const usualWords: ReadonlySet<string> = new Set(
  [
    "raw fresh plain regular whole commercially prepared commercial ready includes include with",
    "without vitamin enriched unenriched variety varieties year round average common most",
    "mature immature unspecified salt salted fluid table boiled drained cooked ripe red added d",
    "separable lean solids liquids pack heated home recipe traditional original classic kernel",
    "water tap no",
  ].flatMap((line) => wordsOf(line)),
);

/** Words for forms that nobody means without saying so, and what each costs. */
export const unusualWords: ReadonlyMap<string, number> = new Map(
  Object.entries({
    babyfood: 0.5,
    infant: 0.5,
    imitation: 0.25,
    substitute: 0.2,
    dehydrated: 0.25,
    dried: 0.14,
    dry: 0.16,
    powder: 0.18,
    mix: 0.16,
    concentrate: 0.25,
    unprepared: 0.16,
    uncooked: 0.12,
    undiluted: 0.2,
    condensed: 0.12,
    frozen: 0.07,
    canned: 0.05,
    commodity: 0.25,
    lowfat: 0.1,
    reducedfat: 0.1,
    nonfat: 0.13,
    reduced: 0.08,
    light: 0.06,
    sugarfree: 0.1,
    calorie: 0.1,
    dietary: 0.15,
    diet: 0.15,
    unsalted: 0.04,
    lowsodium: 0.1,
    low: 0.06,
    decaffeinated: 0.12,
    dough: 0.15,
    shortening: 0.12,
    smoked: 0.06,
    espresso: 0.05,
    alaska: 0.15,
    navajo: 0.3,
    hopi: 0.3,
    apache: 0.3,
    shoshone: 0.3,
    indians: 0.3,
    native: 0.15,
    wild: 0.06,
    game: 0.04,
    seasoned: 0.04,
    flour: 0.06,
    unheated: 0.06,
    variety: 0.02,
    byproducts: 0.2,
    unenriched: 0.03,
    yokan: 0.2,
    industrial: 0.4,
    imported: 0.05,
    zealand: 0.08,
    australian: 0.08,
    mechanically: 0.3,
    leaves: 0.04,
    human: 0.4,
    sheep: 0.2,
    producer: 0.2,
    filled: 0.05,
    microwaved: 0.02,
    yogurt: 0.02,
    meatless: 0.12,
    vegetarian: 0.08,
    analog: 0.2,
    baby: 0.04,
    single: 0.04,
    style: 0.01,
  }).flatMap(([word, cost]) => wordsOf(word).map((stemmed) => [stemmed, cost] as const)),
);

/** Forms that exclude each other: asking for one speaks against names that say another. */
export const opposites: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    raw: "cooked canned dried fried frozen",
    cooked: "raw unprepared dry dried liquid",
    dried: "raw cooked canned",
    dry: "prepared cooked",
    canned: "raw frozen dried",
    frozen: "raw canned",
    fresh: "canned dried frozen",
    prepared: "dry unprepared",
    unprepared: "prepared",
    skinless: "skinon",
    skinon: "skinless",
    whole: "nonfat lowfat 2pct 1pct",
    nonfat: "whole",
    lowfat: "whole",
    white: "brown",
    brown: "white",
    fried: "raw boiled roasted",
    cured: "fresh",
    smoked: "fresh",
    sugarfree: "sweetened",
    decaffeinated: "regular caffeine",
  }).flatMap(([word, against]) =>
    wordsOf(word).map((stemmed) => [stemmed, wordsOf(against)] as const),
  ),
);

/**
 * Forms that stand in for each other where the one asked for doesn't exist, best first, and what
 * share of the asked word each is worth: who wants a fat-free dressing is nearer to a low-fat one
 * than to the plain one.
 */
export const standIns: ReadonlyMap<string, readonly (readonly [form: string, share: number])[]> =
  new Map(
    Object.entries({
      nonfat: { lowfat: 0.3, reducedfat: 0.25, light: 0.2 },
      lowfat: { nonfat: 0.3, light: 0.25 },
      reducedfat: { lowfat: 0.35, light: 0.3, nonfat: 0.25 },
      light: { reducedfat: 0.3, lowfat: 0.3, diet: 0.25, nonfat: 0.2 },
      sugarfree: { diet: 0.3 },
      diet: { sugarfree: 0.3 },
      unsalted: { lowsodium: 0.3 },
      lowsodium: { unsalted: 0.3 },
    }).map(([form, others]) => [form, Object.entries(others)] as const),
  );
