/** Units as HealthKit writes them, in grams, kcal and millilitres. */
const grams = new Map([
  ["g", 1],
  ["kg", 1_000],
  ["mg", 1e-3],
  ["mcg", 1e-6],
  ["μg", 1e-6],
  ["oz", 28.349523125],
  ["lb", 453.59237],
]);
/** `Cal` is a kilocalorie, `cal` a thousandth of one. */
const kcal = new Map([
  ["kcal", 1],
  ["Cal", 1],
  ["cal", 1e-3],
  ["kJ", 1 / 4.184],
  ["J", 1 / 4_184],
]);
const millilitres = new Map([
  ["mL", 1],
  ["ml", 1],
  ["cL", 10],
  ["dL", 100],
  ["L", 1_000],
  ["l", 1_000],
  ["fl_oz_us", 29.5735295625],
  ["fl_oz_imp", 28.4130625],
  ["cup_us", 236.5882365],
  ["cup_imp", 284.130625],
  ["pt_us", 473.176473],
  ["pt_imp", 568.26125],
]);

/** What to multiply an amount by to get it in `own`; undefined for a unit of something else. */
export function healthFactor(unit: string, own: "kcal" | "mL" | "g" | "mg" | "μg") {
  if (own === "kcal") return kcal.get(unit);
  if (own === "mL") return millilitres.get(unit);
  const [from, to] = [grams.get(unit), grams.get(own)];
  return from === undefined || to === undefined ? undefined : from / to;
}
