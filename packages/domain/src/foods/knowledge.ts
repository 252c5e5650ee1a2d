import type { ConfidenceTree } from "./confidence-trees.ts";
import type { Dish } from "./dishes/dish.ts";
import type { KitchenTables } from "./dishes/kitchen.ts";
import type { Ingredient } from "./ingredients/ingredient.ts";
import type { Labels } from "./labels/label-food.ts";
import type { KindRow } from "./measures/kinds.ts";
import type { MeasureTables } from "./measures/measures.ts";
import type { Unit } from "./measures/units.ts";
import type { PieceRow } from "./measures/usual-pieces.ts";
import type { WordTables } from "./names/vocabulary.ts";
import type { ReferencePortion } from "./portions/reference-portion.ts";
import type { CompanyTables } from "./sentences/item/company.ts";
import type { TongueTables } from "./tongues/tongue.ts";

/**
 * What Morsel knows about foods beyond the reference's figures. Written as tables in
 * packages/food-data/tables, compiled to one file, and passed in when a catalogue is opened.
 */
export interface Knowledge {
  names: EverydayNames;
  /** Their names are unique. */
  dishes: readonly Dish[];
  labels: Labels;
  /** What people log most, likeliest first: suggested before all other names. */
  usualNames: readonly string[];
  /** Those of them that mean a kind of food, whose energy differs by which it is: "soup". */
  usualKinds: readonly string[];
  /** Names whose food only stands in for what they mean. */
  standIns: readonly string[];
  /** How likely a found food is the right one. */
  confidence: readonly ConfidenceTree[];
  /** The first row that fits wins; the last one fits everything. */
  kinds: readonly KindRow[];
  /** The first row that fits wins. */
  usualPieces: readonly PieceRow[];
  /** Usual weights that come before a food's own measures. The first row that fits wins. */
  servedPieces: readonly PieceRow[];
  portions: readonly ReferencePortion[];
  ingredients: readonly Ingredient[];
  kitchen: KitchenTables;
  words: WordTables;
  measures: MeasureTables;
  company: CompanyTables;
  /** What foods are called in other tongues. */
  tongues: TongueTables;
}

/** The small part that the calculator needs while somebody types, before a catalogue is opened. */
export interface CalculatorTables {
  portions: readonly ReferencePortion[];
  ingredients: readonly Ingredient[];
  /** Weights and volumes. */
  units: readonly Unit[];
}

/**
 * What people call a food or dish, as opposed to the data's name: its id and names, separated by ";
 * ". A name belongs to one food only.
 */
export type EverydayNames = readonly (readonly [foodId: string, names: string])[];
