import type { HouseholdMeasure } from "../table.ts";
import type { Recipe } from "./dish.ts";

/** What something does in a dish. Together with the dish this decides how much goes in. */
export const fillingRoles = [
  "meat",
  "bacon",
  "fish",
  "egg",
  "cheese",
  "beans",
  "grain",
  "potato",
  "tomato",
  "vegetable",
  "greens",
  "cream",
  "fruit",
  "nuts",
  "spread",
  "sauce",
  "crisps",
  "liquid",
] as const;
export type FillingRole = (typeof fillingRoles)[number];
export type FillingGrams = Readonly<Partial<Record<FillingRole, number>>>;

/** Pantry items that the code refers to by name; the tables hold them all. */
export const pantryItems = [
  "american",
  "bagel",
  "barbecue sauce",
  "beef",
  "biscuit",
  "boiled egg",
  "breadcrumbs",
  "broccoli",
  "butter",
  "canned tomato",
  "carrot",
  "celery",
  "cheddar",
  "coconut milk",
  "cod",
  "coffee",
  "cooked onion",
  "cream",
  "croissant",
  "curry powder",
  "egg",
  "egg noodles",
  "egg substitute",
  "egg white",
  "english muffin",
  "flour tortilla",
  "fried egg",
  "fried fish",
  "gravy",
  "ground beef",
  "half and half",
  "lettuce",
  "lowfat milk",
  "macaroni",
  "marinara",
  "mayonnaise",
  "milk",
  "mozzarella",
  "mushrooms",
  "oil",
  "pasta",
  "pepper",
  "raw carrot",
  "skim milk",
  "sour cream",
  "soy sauce",
  "spinach",
  "spirit",
  "sugar",
  "swiss",
  "tomato",
  "tomato sauce",
  "vinaigrette",
  "vinegar",
  "water",
  "whipped cream",
  "white sauce",
] as const;
export type PantryItem = (typeof pantryItems)[number];

export const dishChoices = [
  "sandwich bread",
  "pizza base",
  "salad dressing",
  "salad binding",
  "pasta sauce",
  "coffee drink",
  "coffee milk",
  "mixer",
] as const;
export type DishChoice = (typeof dishChoices)[number];

export const lessOf = ["fat free", "light", "no sugar"] as const;
/** What is reduced: all of the fat, some of the fat, or the sugar. */
export type Less = (typeof lessOf)[number];

export const plateRoles = ["protein", "starch", "vegetable", "sauce"] as const;
export type PlateRole = (typeof plateRoles)[number];

/** A food's id and its grams. */
export interface DishPart {
  id: string;
  grams: number;
}

/** A measure of a put-together dish: fixed grams, or a multiple of its weight. */
export interface TemplateMeasure {
  name: string;
  grams?: number;
  times?: number;
  min?: number;
  max?: number;
}

/** Word lists; tables/kitchen/words.txt explains each. */
export const kitchenLists = ["manner", "spirit", "kind", "mixer"] as const;
export type KitchenList = (typeof kitchenLists)[number];

/** What dishes are made of, compiled from packages/food-data/tables/kitchen. */
export interface KitchenTables {
  pantry: readonly (readonly [word: string, id: string])[];
  fillings: readonly { words: string; role: FillingRole; id: string }[];
  fillingGrams: readonly { dish: string; grams: FillingGrams }[];
  templates: readonly { template: string; label: string; measures: readonly TemplateMeasure[] }[];
  wraps: readonly {
    template: string;
    words: string;
    shell: DishPart;
    filled: number;
    always: readonly DishPart[];
  }[];
  choices: readonly {
    choice: DishChoice;
    words: string;
    /** Grams are 0 if they depend on the dish. */
    items: readonly DishPart[];
  }[];
  plateParts: readonly ({ words: string; role: PlateRole } & DishPart)[];
  lighterForms: readonly { less: Less; kinds: readonly string[]; words: string; id: string }[];
  /** What a cooked food was before, by their ids: dry rice. */
  rawForms: readonly (readonly [cooked: string, raw: string])[];
  /** Ground meat by its share of lean meat, in percent; the ids of what becomes of it. */
  groundMeats: readonly GroundMeat[];
  /** What is usually taken away of a food that is called `of`, and in which `words`. */
  leftOut: readonly ({ words: string; of: string } & DishPart)[];
  /** The share of its energy that a food called `of` has without what is called in `words`. */
  partShares: readonly { words: string; of: string; share: number }[];
  /** What dishes without a recipe are usually made of. */
  madeOf: readonly { words: string; parts: readonly DishPart[] }[];
  /** Meats that one dish is made of as well as another; the first word is what it is called. */
  meats: readonly { words: readonly string[]; id: string; minced?: string }[];
  /** Each word is a pattern. */
  words: Readonly<Record<KitchenList, readonly string[]>>;
}

/** What ground meat of so much lean is, raw and cooked. */
export type GroundMeat = Readonly<Record<GroundForm, string>> & {
  readonly meat: string;
  readonly lean: number;
};
export type GroundForm = "raw" | "crumbles" | "patty" | "loaf";

type Row<
  Name extends Exclude<keyof KitchenTables, "words" | "rawForms" | "meats" | "groundMeats">,
> = KitchenTables[Name][number];
/** A row with its words compiled. */
type Opened<Value> = Omit<Value, "words"> & { words: RegExp };

export interface Kitchen {
  /** The id of a pantry item. */
  id(item: PantryItem): string;
  /** What a part of a dish is called: "raw carrot". */
  wordFor(id: string): string | undefined;
  fillings: readonly Opened<Row<"fillings">>[];
  fillingGrams(dish: string): FillingGrams;
  template(name: string): Template | undefined;
  wraps: readonly Opened<Row<"wraps">>[];
  /** The row that the text's words choose. */
  choose(choice: DishChoice, text: string): Opened<Row<"choices">> | undefined;
  plateParts: readonly Opened<Row<"plateParts">>[];
  lighterForms: readonly Opened<Row<"lighterForms">>[];
  /** The id of a food as it was before it was cooked; undefined if unknown. */
  rawForm(cooked: string): string | undefined;
  groundMeats: readonly GroundMeat[];
  leftOut: readonly (Omit<Opened<Row<"leftOut">>, "of"> & { of: RegExp })[];
  /** The share of its energy that a food has without such a part; 1 if nobody knows. */
  shareWithout(food: string, part: string): number;
  /** What goes into dishes called so, of which we have no recipe; undefined for others. */
  madeOf(name: string): Recipe | undefined;
  meats: Meats;
  /** Matches all words that say nothing about what is in a dish. */
  manner: RegExp;
  /**
   * "Double gin and tonic": captures the size, and what follows the spirit with or without "and".
   */
  spiritAndMixer: RegExp;
  /** A text that is a mixer for a spirit, and nothing else. */
  mixer: RegExp;
}

export interface Template {
  label: string;
  /** Its usual measures, if the parts weigh this much together. */
  measures(weight: number): HouseholdMeasure[];
}

function opened<Value extends { words: string }>(rows: readonly Value[]): Opened<Value>[] {
  return rows.map((row) => ({ ...row, words: new RegExp(row.words) }));
}

function measured({ name, grams, times, min, max }: TemplateMeasure, weight: number) {
  const share = weight * (times ?? 1);
  const within = Math.min(max ?? share, Math.max(min ?? share, share));
  return { amount: 1, name, grams: grams ?? within };
}

const behindSpirit = "(?:,? ?(?:and|with|n|&|\\+) (.{3,60})| ([a-z0-9 -]{3,30}))";

/** What one meat of a dish may be exchanged for. */
export interface Meats {
  words: readonly string[];
  /** Matches the first of the words in a text. */
  pattern: RegExp;
  /** All words for the same meat: "mutton", "lamb". */
  same(word: string): readonly string[];
  /** What a meat is called that goes into a dish; undefined for others. */
  wordFor(id: string): string | undefined;
  /** The meat called so, minced if it is so, and there is such. */
  idFor(word: string, minced: boolean): string | undefined;
}

function openMeats(rows: KitchenTables["meats"]): Meats {
  const words = rows.flatMap((row) => row.words);
  return {
    words,
    pattern: new RegExp(`\\b(?:${words.join("|")})\\b`, "i"),
    same: (word) => rows.find((row) => row.words.includes(word))?.words ?? [],
    wordFor: (id) => rows.find((row) => row.id === id || row.minced === id)?.words[0],
    idFor(word, minced) {
      const row = rows.find((one) => one.words.includes(word));
      return minced ? (row?.minced ?? row?.id) : row?.id;
    },
  };
}

export function openKitchen(tables: KitchenTables): Kitchen {
  const ids = new Map(tables.pantry);
  // A food's first word in the table is its label.
  const words = new Map([...tables.pantry].reverse().map(([word, id]) => [id, word]));
  const grams = new Map(tables.fillingGrams.map((row) => [row.dish, row.grams]));
  const choices = opened(tables.choices);
  const rawForms = new Map(tables.rawForms);
  const templates = new Map(
    tables.templates.map(({ template, label, measures }): [string, Template] => [
      template,
      { label, measures: (weight) => measures.map((measure) => measured(measure, weight)) },
    ]),
  );
  const partShares = opened(tables.partShares).map((row) => ({ ...row, of: new RegExp(row.of) }));
  const madeOf = opened(tables.madeOf).map(({ words, parts }) => ({
    words,
    ingredients: parts.map(({ id, grams }): [string, number] => [id, grams]),
  }));
  return {
    id: (item) => ids.get(item) ?? "",
    wordFor: (id) => words.get(id),
    fillings: opened(tables.fillings),
    fillingGrams: (dish) => grams.get(dish) ?? {},
    template: (name) => templates.get(name),
    wraps: opened(tables.wraps),
    choose: (choice, text) => choices.find((row) => row.choice === choice && row.words.test(text)),
    plateParts: opened(tables.plateParts),
    lighterForms: opened(tables.lighterForms),
    rawForm: (cooked) => rawForms.get(cooked),
    groundMeats: tables.groundMeats,
    leftOut: opened(tables.leftOut).map((row) => ({ ...row, of: new RegExp(row.of) })),
    shareWithout: (food, part) =>
      partShares.find(({ words, of }) => words.test(part) && of.test(food))?.share ?? 1,
    madeOf: (name) => madeOf.find(({ words }) => words.test(name.toLowerCase())),
    meats: openMeats(tables.meats),
    manner: new RegExp(`\\b(?:${tables.words.manner.join("|")})\\b`, "g"),
    spiritAndMixer: new RegExp(
      `^(?:a |an )?(single |double |large )?(?:${tables.words.spirit.join("|")})${behindSpirit}$`,
    ),
    mixer: new RegExp(
      `^(?:(?:${tables.words.kind.join("|")}) ?)*(?:${tables.words.mixer.join("|")})$`,
    ),
  };
}
