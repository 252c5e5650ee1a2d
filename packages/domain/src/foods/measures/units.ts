export interface Unit {
  id: string;
  /** "count" units are things to count: a slice, a can. Their grams depend on the food. */
  kind: "weight" | "volume" | "count";
  /** Grams for weights, millilitres for volumes, 0 for counts. */
  size: number;
  /** As written out in a shopping list, singular. */
  label: string;
  names: readonly string[];
}

const weight = (id: string, grams: number, label: string, ...names: string[]): Unit => ({
  id,
  kind: "weight",
  size: grams,
  label,
  names,
});
const volume = (id: string, millilitres: number, label: string, ...names: string[]): Unit => ({
  id,
  kind: "volume",
  size: millilitres,
  label,
  names,
});

const countNames =
  "slice piece stick clove head bunch sprig leaf stalk rib can tin bottle jar package packet pack box bag " +
  "bar scoop serving portion handful bowl plate patty fillet breast thigh drumstick wing leg link " +
  "strip rasher ear cob wedge square cube ball roll loaf sheet tub carton container pouch sachet " +
  "envelope block chunk pat knob dollop drizzle sliver splash spear floret ring round segment half " +
  "bite mouthful sip chop steak cutlet rack bulb root kernel pod string shot jigger glass mug " +
  "tumbler wineglass flute schooner spoonful ladle dash pinch drop sprinkle spray squeeze cone order meal " +
  "item unit whole stem cake bundle punnet basket tray fifth";

/** All units that a measurement may be in. Longer names are tried first. */
export const units: readonly Unit[] = [
  weight("g", 1, "gram", "g", "gr", "gm", "gms", "gram", "grams", "gramme", "grammes", "gramm"),
  weight("kg", 1000, "kilogram", "kg", "kgs", "kilo", "kilos", "kilogram", "kilograms"),
  weight("mg", 0.001, "milligram", "mg", "milligram", "milligrams"),
  weight("oz", 28.349523125, "ounce", "oz", "ozs", "ounce", "ounces"),
  weight("lb", 453.59237, "pound", "lb", "lbs", "pound", "pounds", "pd"),
  volume(
    "ml",
    1,
    "milliliter",
    "ml",
    "mls",
    "cc",
    "milliliter",
    "milliliters",
    "millilitre",
    "millilitres",
  ),
  volume("cl", 10, "centiliter", "cl", "centiliter", "centilitre", "centilitres"),
  volume("dl", 100, "deciliter", "dl", "deciliter", "deciliters", "decilitre", "decilitres"),
  volume("l", 1000, "liter", "l", "lt", "ltr", "liter", "liters", "litre", "litres"),
  volume(
    "fl oz",
    29.5735295625,
    "fluid ounce",
    "fl oz",
    "fl ozs",
    "fl ounce",
    "fl ounces",
    "fluid ounce",
    "fluid ounces",
    "floz",
    "fluid oz",
  ),
  volume("cup", 236.5882365, "cup", "cup", "cups", "c", "cupful", "cupfuls"),
  volume("metric cup", 250, "metric cup", "metric cup", "metric cups"),
  volume(
    "tbsp",
    14.78676478125,
    "tablespoon",
    "tbsp",
    "tbsps",
    "tbs",
    "tbl",
    "tb",
    "tblsp",
    "tablespoon",
    "tablespoons",
    "tablespoonful",
    "tablespoonfuls",
    "soup spoon",
  ),
  volume(
    "dessertspoon",
    10,
    "dessertspoon",
    "dessertspoon",
    "dessertspoons",
    "dessert spoon",
    "dessert spoons",
    "dsp",
  ),
  volume(
    "tsp",
    4.92892159375,
    "teaspoon",
    "tsp",
    "tsps",
    "ts",
    "teaspoon",
    "teaspoons",
    "teaspoonful",
    "teaspoonfuls",
  ),
  volume("pint", 473.176473, "pint", "pint", "pints", "pt", "pts"),
  volume(
    "uk pint",
    568.26125,
    "imperial pint",
    "imperial pint",
    "imperial pints",
    "uk pint",
    "uk pints",
  ),
  volume("quart", 946.352946, "quart", "quart", "quarts", "qt", "qts"),
  volume("gallon", 3785.411784, "gallon", "gallon", "gallons", "gal"),
  ...countNames.split(" ").map(
    (name): Unit => ({
      id: name,
      kind: "count",
      size: 0,
      label: name,
      names: [name, ...pluralsOf(name)],
    }),
  ),
];

function pluralsOf(name: string): string[] {
  if (name === "half") return ["halves"];
  if (name === "leaf") return ["leaves"];
  if (name === "loaf") return ["loaves"];
  if (/(?:s|sh|ch|x)$/.test(name)) return [`${name}es`];
  if (/[^aeiou]y$/.test(name)) return [`${name.slice(0, -1)}ies`];
  return [`${name}s`];
}

const unitByName = new Map(units.flatMap((unit) => unit.names.map((name) => [name, unit])));
const unitPattern = new RegExp(
  `^(${[...unitByName.keys()].sort((a, b) => b.length - a.length).join("|")})(?:\\.(?!\\d)|(?![\\p{L}\\d&]))`,
  "u",
);

/** The unit that the (plain, lower-case) text starts with, and what follows it. */
export function readUnit(text: string): { unit: Unit; rest: string } | undefined {
  // "6 whole wheat crackers" are no six whole ones.
  if (/^whole[- ]?(?:wheat|grain|meal|milk|food)/.test(text)) return undefined;
  const dotted = text.replace(/^fl\.?\s*oz/, "fl oz");
  const found = dotted.match(unitPattern);
  const unit = found && unitByName.get(found[1] ?? "");
  return unit ? { unit, rest: dotted.slice(found[0].length).trimStart() } : undefined;
}

export function unitNamed(name: string): Unit | undefined {
  return unitByName.get(name.toLowerCase());
}
