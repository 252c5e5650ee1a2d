import { mealNutrients } from "../meals/nutrition.ts";
import { type ImportField, importFields } from "./import-field.ts";

/** A column, and what to multiply its figures by to get ours. */
export interface Column {
  index: number;
  factor: number;
  /** The share of it that is meant: sodium in salt. */
  share?: number;
}

/** kcal in a kJ. */
const kcalPerKj = 1 / 4.184;

/** As labels in the EU convert it. */
const sodiumInSalt = 0.4;

/** Names of columns without their units, letters and digits only, in lower case. */
const names: Record<ImportField, string> = {
  date: "date day datum tag fecha data eatendate entrydate mealdate loggeddate datetime dateofentry logdate",
  time: "time uhrzeit hora heure loggedtime eatenat consumedat",
  meal: "meal mealtype mealname group daytime mahlzeit repas comida pasto mealcategory category type",
  name: "foodname name food item fooditem description product productname lebensmittel aliment alimento produkt entry",
  brand: "brand brandname marke marque marca manufacturer",
  quantity:
    "quantity amount serving servings qty menge quantité cantidad servingsize servingamount portion",
  unit: "unit units servingunit einheit unité unidad measure",
  grams: "grams weightg gramweight gramm totalgrams weightingrams",
  calories:
    "calories energy kcal kalorien energie brennwert cal cals calorías calorias énergie energía totalcalories caloriesconsumed foodcals kilojoules kj kilocalories",
  protein:
    "protein proteins eiweiß eiweiss prot protéines proteína proteínas proteinas proteine totalprotein",
  carbs:
    "carbs carb carbohydrates carbohydrate totalcarbs totalcarbohydrate totalcarbohydrates kohlenhydrate glucides carbohidratos hidratosdecarbono carboidrati carboidratos",
  fat: "fat fats totalfat fett lipides matièresgrasses grasas grasa grassi gordura gorduras lipids",
  fiber:
    "fiber fibre dietaryfiber dietaryfibre fibers ballaststoffe fibres fibra fibras totalfiber",
  sugar: "sugar sugars totalsugars zucker sucres azúcar azúcares zuccheri açúcares totalsugar",
  saturatedFat:
    "saturatedfat saturated satfat sat saturatedfats saturatedfattyacids fatsaturated gesättigtefettsäuren davongesättigtefettsäuren satfats fattyacidstotalsaturated",
  alcohol: "alcohol alkohol ethanol",
  cholesterol: "cholesterol cholesterin chol cholest cholestérol colesterol",
  sodium: "sodium natrium sodio sod",
  potassium: "potassium kalium potasio",
  calcium: "calcium kalzium calcio",
  iron: "iron eisen fer hierro ferro",
  magnesium: "magnesium",
  phosphorus: "phosphorus phosphor",
  zinc: "zinc zink",
  vitaminA: "vitamina vitaminarae",
  vitaminC: "vitaminc ascorbicacid",
  vitaminD: "vitamind vitamind3",
  vitaminE: "vitamine",
  vitaminB12: "vitaminb12 b12 b12cobalamin cobalamin",
  folate: "folate folicacid b9 b9folate vitaminb9",
};
const fieldByName = new Map(
  importFields.flatMap((field) => names[field].split(" ").map((name) => [name, field] as const)),
);

const units: readonly (readonly [form: RegExp, unit: string])[] = [
  [/^k?cals?$|^calories?$|^kilocalories?$/, "kcal"],
  [/^kj$|^kilojoules?$/, "kJ"],
  [/^g$|^gr$|^grams?$/, "g"],
  [/^mg$|^milligrams?$/, "mg"],
  [/^[µμu]g$|^mcg$|^micrograms?$|^[µμ]g (?:rae|dfe)$/, "μg"],
  [/^iu$|^ie$/, "IU"],
  [/^%.*$/, "%"],
];
const grams = new Map([
  ["g", 1],
  ["mg", 1e-3],
  ["μg", 1e-6],
]);

const unitNamed = (text: string) => units.find(([form]) => form.test(text))?.[1];

/** A header's words and its unit, such as `Fat (g)`, `sodium_mg`, `Energy [kJ]`, `Cals( kcal)`. */
export function partsOf(header: string): { name: string; unit: string | undefined } {
  const text = header
    .replace(/^\ufeff/, "")
    .trim()
    .toLowerCase();
  const bracketed = /^(.*?)\s*[([]\s*([^()[\]]*?)\s*[)\]]\s*$/.exec(text);
  const trailing = /^(.*?)[\s_,/-]+(kcal|kj|g|mg|µg|μg|ug|mcg|iu|percent)$/.exec(text);
  const [, words = text, unitText = ""] = bracketed ?? trailing ?? [];
  const unit = unitNamed(unitText);
  // `B12 (Cobalamin)` has a word in brackets, no unit.
  const named = unit === undefined ? text : words.replace(/[([].*$/, "");
  return { name: named.replace(/[^\p{L}\d]/gu, ""), unit };
}

/** What a header's column is for us, if we know its name and unit. */
export function columnOf(
  header: string,
  index: number,
): { field: ImportField; column: Column } | undefined {
  const { name, unit } = partsOf(header);
  if (name === "salt" || name === "salz") {
    const factor = sodiumInSalt * (factorOf("sodium", unit ?? "g") ?? 0);
    return { field: "sodium", column: { index, factor, share: sodiumInSalt } };
  }
  const known = fieldByName.get(name) ?? fieldByName.get(name.replace(/(?:kcal|kj)$/, ""));
  // `amount_g`, or our own tables' `Weight (g)`
  const isWeight = known === "quantity" || name === "weight";
  const field = isWeight && unit === "g" ? "grams" : known;
  if (field === undefined) return undefined;
  if (field === "calories" && /(?:kj|kilojoules)$/.test(name))
    return { field, column: { index, factor: kcalPerKj } };
  const factor = unit === undefined ? 1 : factorOf(field, unit);
  return factor === undefined ? undefined : { field, column: { index, factor } };
}

/** What to multiply a figure by that has a unit of its own, whatever the header says. */
export function factorOfCell(field: ImportField, { share = 1 }: Column, unit: string) {
  const factor = factorOf(field, unitNamed(unit) ?? unit);
  return factor === undefined ? undefined : share * factor;
}

/** What to multiply figures of a unit by; undefined where one can't be turned into ours. */
export function factorOf(field: ImportField, unit: string): number | undefined {
  if (field === "calories") return unit === "kJ" ? kcalPerKj : unit === "kcal" ? 1 : undefined;
  if (field === "vitaminD" && unit === "IU") return 1 / 40;
  const own = mealNutrients.find(({ id }) => id === field)?.unit;
  const [from, to] = [grams.get(unit), grams.get(own ?? "")];
  if (own === undefined) return unit === "g" || field !== "grams" ? 1 : undefined;
  return from === undefined || to === undefined ? undefined : from / to;
}
