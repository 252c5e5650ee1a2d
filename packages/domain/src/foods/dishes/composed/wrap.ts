import type { PantryItem } from "../pantry.ts";
import type { ComponentRole, Lookup } from "./component.ts";
import { type Composition, namedParts, partsOf } from "./composition.ts";
import type { CompositionKind } from "./composition-kind.ts";

interface WrapForm {
  kind: CompositionKind;
  name: RegExp;
  shell: PantryItem;
  grams: number;
  fillings: Readonly<Partial<Record<ComponentRole, number>>>;
  /** What its fillings weigh at least: of one alone there is more. */
  filled: number;
  /** What is in it whether named or not. */
  always: readonly (readonly [PantryItem, number])[];
}

const forms: readonly WrapForm[] = [
  {
    kind: "bowl",
    filled: 100,
    name: /\b(?:burrito|poke|buddha|grain|rice|power|salad) bowl\b|^bowl (?=with\b)/,
    shell: "rice",
    grams: 60,
    fillings: {
      meat: 50,
      fish: 50,
      egg: 30,
      beans: 45,
      cheese: 8,
      cream: 15,
      vegetable: 20,
      tomato: 15,
      greens: 15,
      nuts: 5,
      fruit: 15,
      sauce: 8,
    },
    always: [
      ["lettuce", 20],
      ["salsa", 25],
    ],
  },
  {
    kind: "chimichanga",
    filled: 100,
    name: /\bchimichanga\b/,
    shell: "flourTortilla",
    grams: 65,
    fillings: {
      meat: 60,
      fish: 60,
      beans: 40,
      grain: 35,
      cheese: 15,
      egg: 50,
      potato: 40,
      vegetable: 20,
      cream: 20,
    },
    always: [["oil", 14]],
  },
  {
    kind: "burrito",
    filled: 125,
    name: /\bburrito\b/,
    shell: "flourTortilla",
    grams: 62,
    fillings: {
      meat: 60,
      fish: 60,
      beans: 50,
      grain: 45,
      cheese: 20,
      egg: 60,
      bacon: 12,
      potato: 40,
      vegetable: 20,
      cream: 20,
    },
    always: [],
  },
  {
    kind: "quesadilla",
    filled: 0,
    name: /\bquesadilla\b/,
    shell: "flourTortilla",
    grams: 60,
    fillings: { meat: 40, fish: 40, beans: 25, vegetable: 25, tomato: 10, greens: 20 },
    always: [
      ["cheddar", 38],
      ["oil", 3],
    ],
  },
  {
    kind: "enchilada",
    filled: 60,
    name: /\benchilada\b/,
    shell: "cornTortilla",
    grams: 45,
    fillings: { meat: 45, fish: 45, beans: 45, cheese: 18, vegetable: 20, cream: 15 },
    always: [
      ["tomatoSauce", 35],
      ["oil", 6],
    ],
  },
  {
    kind: "taquito",
    filled: 25,
    name: /\btaquitos?\b|\bflautas?\b/,
    shell: "cornTortilla",
    grams: 38,
    fillings: { meat: 28, fish: 28, beans: 20, cheese: 20 },
    always: [["oil", 6]],
  },
  {
    kind: "taco",
    filled: 60,
    name: /\btacos?\b/,
    shell: "cornTortilla",
    grams: 26,
    fillings: {
      meat: 45,
      fish: 45,
      beans: 30,
      cheese: 10,
      egg: 40,
      potato: 30,
      tomato: 10,
      cream: 12,
      vegetable: 10,
    },
    always: [
      ["lettuce", 12],
      ["oil", 2],
    ],
  },
  {
    kind: "fajita",
    filled: 55,
    name: /\bfajitas?\b/,
    shell: "flourTortilla",
    grams: 32,
    fillings: { meat: 50, fish: 50, beans: 30, cheese: 10, cream: 12 },
    always: [
      ["pepper", 25],
      ["oil", 2],
    ],
  },
  {
    kind: "wrap",
    filled: 90,
    name: /\bwraps?\b/,
    shell: "flourTortilla",
    grams: 62,
    fillings: {
      meat: 60,
      bacon: 12,
      fish: 60,
      egg: 50,
      cheese: 20,
      beans: 45,
      grain: 40,
      tomato: 20,
      vegetable: 25,
      greens: 20,
      potato: 40,
      cream: 20,
      sauce: 10,
    },
    always: [
      ["lettuce", 20],
      ["mayonnaise", 8],
    ],
  },
];

const mostFactor = 1.8;

/** "Burrito, pork, with beans and cheese", "chicken wrap with bacon". */
export function readWrap(text: string, lookup: Lookup): Composition | undefined {
  if (/\bsalad\b(?! bowl)|\btaco shells?\b|\bseasoning\b|\bfilling\b/.test(text)) return undefined;
  const form = forms.find(({ name }) => name.test(text));
  if (!form) return undefined;
  const named = namedParts(text.replace(form.name, " "), form.fillings, lookup);
  if (named.length === 0) return undefined;
  const shell: PantryItem = /\bflour tortilla|\bsoft taco/.test(text)
    ? "flourTortilla"
    : form.shell;
  const filled = named.reduce((sum, { grams }) => sum + grams, 0);
  const factor = filled < form.filled ? Math.min(form.filled / filled, mostFactor) : 1;
  const fillings = named.map(({ id, grams }) => ({ id, grams: Math.round(grams * factor) }));
  const always = partsOf(form.always).filter(({ id }) => named.every((part) => part.id !== id));
  return { kind: form.kind, parts: [...partsOf([[shell, form.grams]]), ...fillings, ...always] };
}
