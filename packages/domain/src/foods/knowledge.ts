import type { Dish } from "./dishes/dish.ts";
import type { KitchenTables } from "./dishes/kitchen.ts";
import type { Ingredient } from "./ingredients/ingredient.ts";
import type { KindRow } from "./measures/kinds.ts";
import type { MeasureTables } from "./measures/measures.ts";
import type { PieceRow } from "./measures/usual-pieces.ts";
import type { WordTables } from "./names/vocabulary.ts";
import type { ReferencePortion } from "./portions/reference-portion.ts";
import type { CompanyTables } from "./sentences/company.ts";

/**
 * What Morsel knows of foods beside the reference's figures. Written as tables in
 * packages/food-data/tables and compiled to one file, which is handed in where a catalogue is opened.
 */
export interface Knowledge {
  names: EverydayNames;
  /** No two have the same name. */
  dishes: readonly Dish[];
  /** What people log most, likeliest first: offered before all others while a food is typed. */
  usualNames: readonly string[];
  /** The first that fits decides; the last one fits all. */
  kinds: readonly KindRow[];
  /** The first that fits decides. */
  usualPieces: readonly PieceRow[];
  portions: readonly ReferencePortion[];
  kitchen: KitchenTables;
  words: WordTables;
  measures: MeasureTables;
  company: CompanyTables;
}

/** What the calculator shows while one types, before a catalogue is opened; small. */
export interface CalculatorTables {
  portions: readonly ReferencePortion[];
  ingredients: readonly Ingredient[];
}

/**
 * What people say, rather than what the data calls it: a food or dish and its names, parted by "; ".
 * No two foods have the same name.
 */
export type EverydayNames = readonly (readonly [foodId: string, names: string])[];
