import type { ConfidenceTree } from "./confidence-trees.ts";
import { type Dish, dishFood } from "./dishes/dish.ts";
import { dishWithout, ingredientsCalled, ingredientText } from "./dishes/dish-without.ts";
import { foodLess, lacksPart, noPieces, partsOfId, partsTakenAway } from "./dishes/food-less.ts";
import { type DishPart, type Kitchen, openKitchen } from "./dishes/kitchen.ts";
import { dishOfMeat } from "./dishes/other-meat.ts";
import { readRecipeFood } from "./dishes/recipe-food.ts";
import { openUsualShares, type UsualShares } from "./dishes/usual-shares.ts";
import type { Effort } from "./effort.ts";
import { readChangedId } from "./food-id.ts";
import { lastAsked, once, openInSteps } from "./kept.ts";
import type { Knowledge } from "./knowledge.ts";
import { labelFood, productWords } from "./labels/label-food.ts";
import { longestSentence } from "./limits.ts";
import { asServed, type Kind, type KnownFood, openKinds } from "./measures/kinds.ts";
import { type Measures, openMeasures } from "./measures/measures.ts";
import { noPieceWithin, openUsualPieces } from "./measures/usual-pieces.ts";
import { openAskedState } from "./names/asked-state.ts";
import { openDescribing } from "./names/describing-words.ts";
import { joinedKey, openJoinedNames, readJoinedNames } from "./names/joined-names.ts";
import {
  type EverydayName,
  type NameIndex,
  type NameIndexColumns,
  openNameIndex,
  readNameIndex,
} from "./names/name-index.ts";
import { plainText } from "./names/plain-text.ts";
import { type NameMatch, searchNames } from "./names/search.ts";
import { openTypedWords, type TypedWords } from "./names/typed-words.ts";
import { openVocabulary, type Vocabulary } from "./names/vocabulary.ts";
import { openWordWitness, type WordWitness } from "./names/word-witness.ts";
import type { TextColumns } from "./packed-texts.ts";
import { openPortions, type PortionOf } from "./portions/food-portion.ts";
import { isMeat } from "./reference-group.ts";
import { type Company, openCompany } from "./sentences/item/company.ts";
import { namedFoods } from "./suggestions/named-foods.ts";
import type { SuggestedColumns } from "./suggestions/suggested-names.ts";
import {
  openSuggestions,
  readSuggestedNames,
  type Suggest,
  type Suggestions,
} from "./suggestions/suggestion.ts";
import type { Food, FoodTable } from "./table.ts";
import { openTongues } from "./tongues/tongues.ts";

export interface FoodMatch {
  id: string;
  name: string;
  /** 0 to 1: how well the name fits what was typed. */
  score: number;
  by: NameMatch["by"];
}

/** Matches below this cover too little of the typed text to calculate with. */
export const minScore = 0.33;

/**
 * All foods that can be searched and calculated: a food table, our own dishes, foods by their labels,
 * and their names.
 */
export interface Catalogue extends TypedWords {
  /** The best matches, best first; none once the effort is used up. */
  search(text: string, limit: number, effort?: Effort): FoodMatch[];
  food(id: string): Food | undefined;
  /** A dish of ours without its ingredients that are called so; undefined if it has none of them. */
  dishWithout(id: string, things: readonly string[]): Food | undefined;
  /** A food that was called so, by its label or menu, without these; undefined if that isn't known. */
  foodLess(id: string, name: string, things: readonly string[]): Food | undefined;
  /** The names and the recipe of a dish of ours; undefined for other foods. */
  dish(id: string): Dish | undefined;
  /** How much a dish, or dishes called so, have of these: "smoothie" of "banana". Without an id, only these. */
  usualShares(dish: { id: string; name: string }, things: readonly string[]): UsualShares;
  /** A food of any source, with what is known of its kind. */
  known(food: Food): KnownFood;
  portionOf: PortionOf;
  /** Reads food names; `measures` reads measurements. */
  vocabulary: Vocabulary;
  measures: Measures;
  /** What foods mean in company: "chips" beside fish. */
  company: Company;
  /** What dishes are made of. */
  kitchen: Kitchen;
  /** A text as it would be said in English, or as it is if it isn't in another tongue. */
  inEnglish(text: string): string;
  /** The same for a measurement: "3 Scheiben". */
  measureInEnglish(text: string): string;
  /** Whether the text is exactly a known name of a food. */
  isName(text: string): boolean;
  /** The same for a name with "and", "with" or the like: "fish and chips". */
  isJoinedName(text: string): boolean;
  /** Whether the text only describes foods and names none: "sweetened". */
  isDescription(text: string): boolean;
  /** Does the first search's preparation now; takes some hundred milliseconds. */
  prepare(): void;
  /** Does a few milliseconds of it; returns whether all is done. */
  prepareSome(): boolean;
  /** What the preparation worked out, to open the same catalogue with the next time. */
  prepared(): PreparedNames;
  /** Whether the text is one of the names that people log most, and means one food: not "soup". */
  meansOneFood(text: string): boolean;
  /** Whether the text says the maker, chain or own name of a labelled food. */
  saysProduct(text: string, id: string): boolean;
  /** Tell how likely a found food is the right one. */
  confidenceTrees: readonly ConfidenceTree[];
  /** What a food only stands in for if it was found for this text: "kimchi". */
  standsInFor(typed: string, food: Pick<Food, "name">): string | undefined;
  /** Foods for what has been typed so far, likeliest first. */
  suggest: Suggest;
  /** What people mainly call a food; undefined for a food of another source. */
  mainName(id: string): string | undefined;
  /** The data's foods that are one of these: "bananas, raw" and "bananas, dehydrated". */
  withHead(head: string): FoodMatch[];
  /** The kcal of 100 g of a food that a search found; null if unknown. */
  energyOf(id: string): number | null;
  /** The share of the words that some name of the food has, by how rare each is. */
  heardIn(food: Food, words: readonly string[]): number;
  /** The logarithm of the energy that foods with these words have; undefined if none is known. */
  energyByWords(words: readonly string[]): number | undefined;
  /** What a food is one of by its own name: "chicken", "latte". Undefined like `mainName`. */
  headOf(id: string): string | undefined;
}

/**
 * What a catalogue works out from its names before the first search: plain data, which a browser can
 * store. It is only good for the same table, knowledge and code.
 */
export interface PreparedNames {
  readonly index: NameIndexColumns;
  readonly suggested: SuggestedColumns;
  readonly joined: TextColumns;
}

/** A food that isn't in the table: a dish or a label of ours. */
interface AddedFood {
  id: string;
  name: string;
  names: readonly string[];
  /** Its source, if it is a label. */
  label?: { brand?: string | undefined } | undefined;
  open(): Food | undefined;
}

/**
 * The foods of a table that were asked for lately. The same ones are among the matches of much that
 * is eaten together, and what their measures say is kept with them (`readMeasures`).
 */
const foodsKept = 1000;

/** Texts whose English is kept: a calculation asks three times for that of its name. */
const textsKept = 50;

/** A word in so many of the data's names is an English one, even if another tongue has it, too. */
const wellKnown = 4;

/**
 * Opens the catalogue over a food table and our knowledge. Building the search index is most of the
 * work and happens once, when first needed. An imported table may lack foods: everyday names of
 * those, and dishes made from them, are left out. With what a catalogue like this had `prepared`, names
 * needn't be read again.
 */
export function openCatalogue(
  table: FoodTable,
  knowledge: Knowledge,
  prepared?: PreparedNames,
): Catalogue {
  const { names: everydayNames, dishes, labels, usualNames } = knowledge;
  const served = dishes.filter(({ ingredients }) =>
    ingredients.every(([id]) => table.rowOf(id) >= 0),
  );
  const sources = new Map(labels.sources.map((source) => [source.id, source]));
  const added: readonly AddedFood[] = [
    ...served.map((dish) => ({ ...namesOf(dish), open: once(() => dishFood(dish, rowFood)) })),
    ...labels.foods.map((label) => {
      const source = sources.get(label.source);
      return {
        ...namesOf(label),
        label: { brand: source?.brand },
        open: once(() => labelFood(label, source)),
      };
    }),
  ];
  const addedNumbers = new Map(added.map(({ id }, at) => [id, table.ids.length + at]));
  const vocabulary = openVocabulary(knowledge.words);
  const measures = openMeasures(knowledge.measures, vocabulary);
  const numberOf = (id: string) => addedNumbers.get(id) ?? table.rowOf(id);

  /** One at a time: there are so many that a list of them would be worth clearing away. */
  function* everydayNamesOf(): Generator<EverydayName> {
    for (const [id, names] of everydayNames) {
      const food = numberOf(id);
      if (food < 0) continue;
      const decided = addedNumbers.has(id);
      for (const name of names.split("; ")) yield { food, name, decided };
    }
    for (const [at, { name, names, label }] of added.entries()) {
      const food = table.ids.length + at;
      for (const one of [name, ...names]) yield { food, name: one, label };
    }
  }

  function* readNames(): Generator<undefined, NameIndexColumns> {
    // Field by field, as everything of which there are thousands: what is spread takes more memory.
    const named = (row: number, name = table.names[row] ?? "") => ({
      food: row,
      id: table.ids[row] ?? "",
      name,
      retired: table.isRetired(row),
      incomplete: !table.isComplete(row),
    });
    const rows = table.ids.map((_, row) => row);
    return yield* readNameIndex(vocabulary, {
      rows: table.ids.length,
      foods: rows.slice(0, table.firstImported).map((row) => named(row)),
      imported: [
        ...rows.slice(table.firstImported).map((row) => named(row)),
        ...table.otherNames.map(([row, name]) => named(row, name)),
      ],
      everyday: everydayNamesOf(),
    });
  }
  function* build(): Generator<undefined, NameIndex> {
    const columns = prepared?.index ?? (yield* readNames());
    const index = yield* openNameIndex(columns, vocabulary);
    yield;
    joined();
    return index;
  }
  const indexing = openInSteps(build());
  const index = indexing.whole;

  const keptFood = lastAsked(table.food, foodsKept);
  function rowFood(id: string): Food | undefined {
    const row = table.rowOf(id);
    return row < 0 ? undefined : keptFood(row);
  }
  function foodAt(number: number): Food | undefined {
    if (number < 0) return undefined;
    const one = added[number - table.ids.length];
    return one ? one.open() : keptFood(number);
  }
  function nameAt(number: number): { id: string; name: string } {
    const one = added[number - table.ids.length];
    return one ?? { id: table.ids[number] ?? "", name: table.names[number] ?? "" };
  }

  const dishOf = new Map(served.map((dish) => [dish.id, dish]));

  const calledBy = (id: string) =>
    new Set([
      ...vocabulary.wordsOf(
        ingredientText(`${rowFood(id)?.name ?? ""} ${kitchen.wordFor(id) ?? ""}`),
      ),
      ...(isMeat(id) ? ["meat"] : []),
    ]);
  const isOil = (id: string) => rowFood(id)?.name.startsWith("Oil, ") ?? false;
  const wordFor = (id: string) => kitchen.wordFor(id) ?? firstWord(rowFood(id)?.name ?? "");
  const lessOf = (id: string, parts: readonly DishPart[]) =>
    foodLess(plainFood(id), parts, { foodOf: rowFood, wordFor });
  function foodWithout(dish: Dish | undefined, leftOut: readonly string[]): Food | undefined {
    const rest =
      dish && (dishOfMeat(dish, leftOut, kitchen) ?? dishWithout(dish, leftOut, wordFor));
    return rest && dishFood(rest, rowFood);
  }

  /** The data's foods by the head of their names. */
  const byHead = once((): ReadonlyMap<string, readonly number[]> => {
    const heads = new Map<string, number[]>();
    const { names } = index();
    for (let food = 0; food < table.firstImported; food++) {
      if (table.isRetired(food)) continue;
      // The data's own names come first.
      const head = names.headAt(food) ?? "";
      const kin = heads.get(head);
      if (kin) kin.push(food);
      else heads.set(head, [food]);
    }
    return heads;
  });

  const describing = once(() => openDescribing(index()));

  const kindsOfFood = new Set(knowledge.usualKinds.map(vocabulary.keyOf));
  const oneFood = new Set(usualNames.map(vocabulary.keyOf).filter((key) => !kindsOfFood.has(key)));

  const joined = once(() =>
    openJoinedNames(prepared?.joined ?? readJoinedNames(vocabulary, ourNames())),
  );
  function* ourNames(): Generator<string> {
    for (const [, names] of everydayNames) yield* names.split("; ");
    for (const { name, names } of added) yield* [name, ...names];
  }

  const inStateAsked = openAskedState(table, index);

  function found(said: string, limit: number, effort?: Effort): FoodMatch[] {
    const text = typed.spaced(said);
    const matches = searchNames(index(), text, limit, effort);
    return inStateAsked(text, matches).map(({ food, score, by }) => {
      const { id, name } = nameAt(food);
      return { id, name, score, by };
    });
  }

  function* readSuggested(): Generator<undefined, SuggestedColumns> {
    const { exact } = index();
    yield;
    const meantBy = (name: string) => {
      const number = exact.get(vocabulary.keyOf(name));
      return number === undefined ? found(name, 1)[0]?.id : nameAt(number).id;
    };
    const foods = namedFoods({
      vocabulary,
      table,
      everydayNames,
      dishes: served,
      labels: labels.foods,
      usualNames,
      ingredients: knowledge.ingredients,
      meantBy,
      isComplete: (id) => table.isComplete(table.rowOf(id)),
    });
    return yield* readSuggestedNames(foods);
  }
  function* buildSuggestions(): Generator<undefined, Suggestions> {
    return openSuggestions(prepared?.suggested ?? (yield* readSuggested()));
  }
  const suggesting = openInSteps(buildSuggestions());

  const kindOf = openKinds(knowledge.kinds);
  const kitchen = openKitchen(knowledge.kitchen);
  const usualPiece = openUsualPieces(knowledge.usualPieces, measures);
  const servedPiece = openUsualPieces(knowledge.servedPieces, measures);

  function energyAt(number: number): number | null {
    const one = added[number - table.ids.length];
    return one ? (one.open()?.per100g.calories ?? null) : table.nutrient(number, "calories");
  }
  const witness = once<WordWitness>(() => openWordWitness(index(), energyAt));

  const kin = new Map<string, FoodMatch[]>();
  function withHead(head: string): FoodMatch[] {
    let all = kin.get(head);
    if (!all) {
      all = (byHead().get(head) ?? []).map((food) => ({ ...nameAt(food), score: 0, by: "name" }));
      if (all.length > 0) kin.set(head, all);
    }
    return all;
  }

  const kinds = new Map<string, Kind>();
  /** A hundred patterns tell a kind, and an answer asks for those of all its alternatives. */
  function keptKindOf(food: Food): Kind {
    const kind = kinds.get(food.id) ?? kindOf(food);
    // What somebody composed has any number of ids.
    if (numberOf(food.id) >= 0) kinds.set(food.id, kind);
    return kind;
  }

  const knownFoods = new WeakMap<Food, KnownFood>();
  function known(food: Food): KnownFood {
    let one = knownFoods.get(food);
    if (!one) {
      const kind = asServed(keptKindOf(food), food);
      const whole = { usualPiece: noPieceWithin(usualPiece, food, kind), servedPiece };
      one = { ...food, kind, ...(lacksPart(food.id) ? noPieces : whole) };
      knownFoods.set(food, one);
    }
    return one;
  }

  const plainFood = (id: string) => foodAt(numberOf(id));
  const isName = (text: string) => index().exact.has(vocabulary.keyOf(text));
  const typed = openTypedWords(index, isName);
  const tongues = openTongues(knowledge.tongues, {
    isName,
    isWord: (word) => {
      const last = index().postings.get(vocabulary.stem(word))?.names[wellKnown - 1];
      return last !== undefined && last < table.firstImported;
    },
    isKnown: (word) =>
      index().postings.has(vocabulary.stem(word)) ||
      vocabulary.spoken.has(vocabulary.stem(word)) ||
      index().correct(vocabulary.stem(word)).word !== undefined,
  });

  const energyOf = (id: string) => energyAt(numberOf(id));
  const { headOf } = vocabulary;
  const usualShares = once(() => openUsualShares(served, { calledBy, isOil, energyOf, headOf }));

  return {
    search: found,
    food(id) {
      const changed = readChangedId(id);
      const dish = changed && dishOf.get(changed.whole);
      if (dish) return foodWithout(dish, changed.changes);
      if (changed) return lessOf(changed.whole, partsOfId(changed.changes));
      return plainFood(id) ?? readRecipeFood(kitchen, measures.units, id, plainFood);
    },
    dish: (id) => dishOf.get(id),
    dishWithout(id, things) {
      const dish = dishOf.get(id);
      const leftOut =
        dish && ingredientsCalled(dish, things.map(vocabulary.wordsOf), { calledBy, isOil });
      return leftOut && leftOut.length > 0 ? foodWithout(dish, leftOut) : undefined;
    },
    usualShares: ({ id, name }, things) =>
      usualShares()(
        {
          dish: id === "" ? undefined : (kitchen.madeOf(name) ?? dishOf.get(id)),
          kind: vocabulary.headOf(name),
        },
        things.map(vocabulary.wordsOf),
      ),
    foodLess(id, name, things) {
      const names = [name, nameAt(numberOf(id)).name];
      const parts = dishOf.has(id) ? undefined : partsTakenAway(kitchen, names, things);
      return parts && lessOf(id, parts);
    },
    known,
    portionOf: openPortions(knowledge.portions, vocabulary.stem),
    vocabulary,
    measures,
    company: openCompany(knowledge.company),
    confidenceTrees: knowledge.confidence,
    kitchen,
    prepare() {
      index();
      suggesting.whole();
    },
    prepareSome: () => indexing.step() && suggesting.step(),
    prepared: () => ({
      index: index().columns,
      suggested: suggesting.whole().columns,
      joined: joined().columns,
    }),
    isName,
    isDescription: (text) => describing()(text),
    ...typed,
    ...tongues,
    inEnglish: lastAsked((text) => tongues.inEnglish(text.slice(0, longestSentence)), textsKept),
    meansOneFood: (text) => oneFood.has(vocabulary.keyOf(text)),
    saysProduct(text, id) {
      const one = added[numberOf(id) - table.ids.length];
      if (!one?.label) return false;
      const own = new Set(productWords(one.name, one.label.brand).flatMap(vocabulary.wordsOf));
      const said = vocabulary.wordsOf(text).filter((word) => own.has(word));
      // "Brown sauce" isn't HP Sauce for a word that any sauce has.
      return said.length > 1 || said.some((word) => !byHead().has(word));
    },
    standsInFor(typed, { name }) {
      const text = ` ${plainText(typed)} `;
      const own = plainText(name);
      return knowledge.standIns.find(
        (standIn) => text.includes(` ${standIn} `) && !own.includes(standIn),
      );
    },
    isJoinedName: (text) => joined().has(joinedKey(vocabulary, text)),
    suggest(typed, limit, own) {
      const { suggest } = suggesting.whole();
      const found = suggest(typed, limit, own);
      const said = found.length < limit ? tongues.inEnglish(typed) : typed;
      if (said === typed) return found;
      const known = new Set(found.map(({ id }) => id));
      return [...found, ...suggest(said, limit, []).filter(({ id }) => !known.has(id))].slice(
        0,
        limit,
      );
    },
    withHead,
    energyOf,
    heardIn: ({ id, name }, words) => witness().heard(words, { row: numberOf(id), name }),
    energyByWords: (words) => witness().energyOf(words),
    headOf(id) {
      const number = numberOf(id);
      if (number < 0) return undefined;
      const own = index().ownNameOf(number);
      return own === undefined ? vocabulary.headOf(nameAt(number).name) : index().names.headAt(own);
    },
    mainName: (id) => suggesting.whole().mainName(id),
  };
}

function namesOf<Named extends Omit<AddedFood, "open" | "label">>({ id, name, names }: Named) {
  return { id, name, names };
}

const firstWord = (name: string): string => name.split(",", 1)[0]?.toLowerCase() ?? "";
