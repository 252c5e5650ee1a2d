import { type PantryItem, pantry } from "../pantry.ts";
import { type Lookup, plainComponent } from "./component.ts";
import { type Composition, type NamedPart, namedParts, partsOf } from "./composition.ts";

const sandwich =
  /\b(?:bagel|croissant|baguette|ciabatta|pitt?a|bap|english muffin)\b.*\bwith\b|\b(?:and cheese|egg) croissant\b|\bsarnie\b|\btoasted (?:sandwich|bagel|panini)\b|\bsandwich(?:es)?\b|\bsubs?\b|\bsubmarine\b|\bhoagie\b|\bpanini\b|\btoastie\b|\bmelt\b|\bcheese ?steak\b|\bbutty\b|\bhero\b|\bon (?:\w+ ){0,2}(?:bread|bun|roll|croissant|biscuit|bagel|muffin|toast|rye|white|wheat)\b/;
/** Sandwiches of another sort, which the data or our dishes know better. */
const other =
  /\bice cream\b|\bcookie|\bcracker|\bspread\b|\bburger|\bhot ?dog|\bfrankfurter|\bsloppy|\bpeanut butter|\bgyro|\bno bread\b|\bgrilled cheese\b|\bmuffins?$/;
/** Breads that are sweet as often as filled: only a filling makes a sandwich of them. */
const filledBread = /^(.+) (?:croissant|baguette|ciabatta|bagel|bap|barm)s?$/;

/** Grams of the bread of one sandwich. */
const breads: readonly (readonly [RegExp, PantryItem, number])[] = [
  [/\bcroissant\b/, "croissant", 57],
  [/\benglish muffin\b|\bmcmuffin\b/, "englishMuffin", 57],
  [/\bbiscuit\b/, "biscuit", 55],
  [/\bbagel\b/, "bagel", 95],
  [/\bpitt?a\b/, "pita", 60],
  [
    /\bsubs?\b|\bsubmarine\b|\bhoagie\b|\bhero\b|\bbaguette\b|\bciabatta\b|\bcheese ?steak\b|\bpanini\b/,
    "frenchBread",
    80,
  ],
  [/\bbun\b|\broll\b|\bbap\b|\bbrioche\b|\bfillet\b|\bfast food\b/, "bun", 50],
  [/\bwheat\b|\bwholemeal\b|\bwhole grain\b|\brye\b/, "wheatBread", 54],
  [/./, "bread", 54],
];

const fillings = {
  meat: 60,
  bacon: 16,
  fish: 80,
  egg: 50,
  cheese: 22,
  tomato: 20,
  greens: 10,
  vegetable: 20,
  cream: 25,
  beans: 60,
  potato: 60,
  crisps: 25,
  fruit: 50,
  spread: 25,
  sauce: 10,
  nuts: 10,
};
const spread = 7;
/** Not enough to make a sandwich by itself. */
const garnish: ReadonlySet<string> = new Set(
  (
    [
      "lettuce",
      "tomato",
      "pepper",
      "mushrooms",
      "rawCarrot",
      "sourCream",
      "spinach",
      "cheddar",
      "american",
      "swiss",
    ] as const
  ).map((item) => pantry[item]),
);

/** How something is cooked that goes between bread. */
function inSandwich(part: NamedPart, text: string, mashed: boolean): NamedPart {
  if (part.id === pantry.boiledEgg && !mashed) return { ...part, id: pantry.friedEgg };
  if (part.id === pantry.cod && !/\b(?:grilled|baked|broiled|poached)\b/.test(text)) {
    return { ...part, id: pantry.friedFish };
  }
  return part;
}

/** Bread with nothing but cheese is toasted as a rule, which our dishes know. */
const onlyCheese: ReadonlySet<string> = new Set([
  pantry.cheddar,
  pantry.american,
  pantry.swiss,
  pantry.mozzarella,
]);

const saladFilling =
  /\b(?:tuna|egg|ham|chicken|turkey|crab|seafood|salmon|prawn|shrimp) (?:salad|mayo(?:nnaise)?)\b/;
/** Not the crisps that they are elsewhere. */
const hotChips = /\bchips?\b(?= (?:butty|sandwich|bap|roll|barm|sarnie))/;

/** What is between the bread, in grams; a filling of salad is made with mayonnaise. */
function fillingOf(text: string, lookup: Lookup | undefined): NamedPart[] {
  if (saladFilling.test(text)) {
    const mashed = { ...fillings, meat: 55, fish: 55, egg: 60 };
    return [
      ...namedParts(text.replace(/\bsalad\b|\bmayo(?:nnaise)?\b/, ""), mashed, lookup),
      { role: "sauce", id: pantry.mayonnaise, grams: 16 },
    ];
  }
  const named = namedParts(
    (text.includes("club") ? `${text} turkey bacon tomato` : text)
      .replace(/\bmelt\b/, "cheese")
      .replace(hotChips, "french fries"),
    fillings,
    lookup,
  );
  const isBlt =
    named.some(({ role }) => role === "bacon") &&
    named.every(({ role, id }) => role === "bacon" || garnish.has(id));
  if (isBlt) {
    return named.map((part) =>
      part.role === "bacon" ? { ...part, grams: part.grams * 1.5 } : part,
    );
  }
  const isVegetables = named.every(({ role }) => /^(?:vegetable|tomato|greens)$/.test(role));
  return isVegetables ? named.map((part) => ({ ...part, grams: part.grams * 2 })) : named;
}

/** "Turkey and swiss on rye", "egg sandwich on croissant, with bacon". */
export function readSandwich(text: string, lookup: Lookup): Composition | undefined {
  if (other.test(text)) return undefined;
  const filled = filledBread.exec(text)?.[1];
  const isFilled = filled?.split(/ and | with |, /).every((thing) => plainComponent(thing));
  if (!sandwich.test(text) && !isFilled) return undefined;
  // What lies on toast is told of by its own name.
  const named = fillingOf(text, /\btoast\b/.test(text) ? undefined : lookup);
  const salad = saladFilling.test(text);
  if (!salad && named.every(({ id }) => onlyCheese.has(id))) return undefined;
  const [, bread, grams] = breads.find(([pattern]) => pattern.test(text)) ?? [/./, "bread", 54];
  const isHot = /\bmelt\b|\bcheese ?steak\b|\bphilly\b|\btoastie\b|\btoasted\b/.test(text);
  const isBreakfast = isHot || ["croissant", "englishMuffin", "biscuit", "bagel"].includes(bread);
  const has = (...roles: string[]) => named.some(({ role }) => roles.includes(role));
  const isSweet = has("spread") || named.every(({ role }) => role === "fruit");
  const isPlain =
    isSweet || has("crisps", "potato") || named.every(({ role }) => role === "vegetable");
  const lettuce = has("greens") || isBreakfast || isPlain ? 0 : 10;
  const tomato = lettuce === 0 || has("tomato") ? 0 : 10;
  const bare = salad || isBreakfast || has("sauce") || /\bno (?:spread|mayo)|\bplain\b/.test(text);
  return {
    kind: "sandwich",
    parts: [
      ...partsOf([[bread, grams]]),
      ...named.map((part) => inSandwich(part, text, salad)),
      ...partsOf([
        ["lettuce", lettuce],
        ["tomato", tomato],
        [isPlain ? "butter" : "mayonnaise", bare ? 0 : spread],
      ]),
    ],
  };
}
