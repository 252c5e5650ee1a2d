import type { Calculation, CalculationOutcome } from "../../calculation.ts";
import { isLabelId } from "../../food-id.ts";
import { feastKcal } from "../../measures/bare-number.ts";
import { isPlural } from "../../measures/plural.ts";
import { isOurFood } from "../../our-food.ts";
import type { Food } from "../../table.ts";
import { oneServing } from "../../usual-portion.ts";

interface Said {
  text: string;
  name: string;
  quantity: number | null;
  unit: string;
  /** Whether one of the food is a portion, however much a portion of its kind weighs. */
  comesWhole(food: Food): boolean;
}

/** A measurement and what it comes to. */
interface Measured {
  measurement: string;
  outcome: CalculationOutcome;
}

/** "100 g dry penne", of which only cooked pasta is known. */
const rawState = /^(?:dry|uncooked|raw)(?= )/i;
const uncooked = /\b(?:raw|dry|dried|uncooked|unprepared)\b/i;
/** Grams: nobody has so much of pieces, but of a powder whose number meant something else. */
const mostOfPieces = 6_000;
/** The same of a number that scales show and nobody counts to: "200 strawberries", "100 egg whites". */
const mostOfRound = { of: 50, grams: 2_000 };
/** The same of what has no measure of its own: "25 fries". */
const mostUnmeasured = 300;
const few = /^(?:an? |the )?(?:few|couple)\b/i;

/**
 * What is likelier in a sentence than what the same measurement means in a calculator's box, if
 * anything is.
 */
export function likelierAmount(
  outcome: CalculationOutcome,
  said: Said,
  calculated: (measurement: string) => CalculationOutcome,
): Measured | undefined {
  if (!outcome.ok) return undefined;
  const { quantity, unit } = said;
  const as = (measurement: string) => ({ measurement, outcome: calculated(measurement) });
  const before = beforeCooking(outcome.calculation, said, as);
  if (before) return before;
  if (unit === "gram") {
    const one = as(oneServing);
    return isItsProtein(outcome.calculation, one.outcome) ? one : undefined;
  }
  if (unit !== "") return undefined;
  if (quantity !== null && quantity < 1) {
    const share = as(`${quantity} pizza`);
    return isOfWhole(outcome.calculation, share.outcome) ? share : undefined;
  }
  return ofCounted(outcome.calculation, said, as);
}

/** The amount as that of dry or raw food, where it then comes to something else. */
function beforeCooking(
  { food, grams }: Calculation,
  { name, quantity, unit }: Said,
  as: (measurement: string) => Measured,
): Measured | undefined {
  const state = rawState.exec(name)?.[0].toLowerCase();
  if (!state || quantity === null || unit === "" || uncooked.test(food.name)) return undefined;
  const raw = as(`${quantity} ${unit === "gram" ? "g" : unit} ${state}`);
  const { outcome } = raw;
  return outcome.ok && outcome.calculation.grams !== grams ? raw : undefined;
}

function ofCounted(
  calculation: Calculation,
  { text, name, quantity, comesWhole }: Said,
  as: (measurement: string) => Measured,
): Measured | undefined {
  const { readAs = "" } = calculation;
  // "80 eggs" are no 80 g of them: who names things counts them. But "100 oats" are: there is no one.
  if (quantity !== null && isPlural(name) && readAs.endsWith(" g")) {
    const most = quantity % mostOfRound.of === 0 ? mostOfRound.grams : mostOfPieces;
    // A cherry has its own measure, "pieces" have that of their kind. "Asparagus 80" was weighed.
    const isCounted = text.startsWith(`${quantity} `) && !/us$/i.test(name);
    const things = isCounted ? ["pieces", name.slice(name.lastIndexOf(" ") + 1)] : ["pieces"];
    return things
      .map((thing) => as(`${quantity} ${thing}`))
      .find(({ outcome }) => isOfPieces(outcome, most));
  }
  // "A few fries" are no three servings.
  if (few.test(text) && /\bservings?$/.test(readAs)) return as("1 handful");
  return quantity === null ? oneUntold(calculation, comesWhole, as) : undefined;
}

/**
 * Not where a usual portion or a piece that nobody counts stands for one, nor a serving of a dish:
 * "fries 400" and "oats 40" were weighed.
 */
function isOfPieces(outcome: CalculationOutcome, most: number): boolean {
  if (!outcome.ok) return false;
  const { explanation, food, grams, gramsFrom } = outcome.calculation;
  const isPortion = gramsFrom === "reference-portion" && grams > mostUnmeasured;
  const isServing = isOurFood(food.id) && /\bserving\b/.test(explanation);
  return !isPortion && !isServing && grams <= most;
}

/** One of a food of which nobody told how much, if that is likelier than its portion. */
function oneUntold(
  { food, explanation, grams, gramsFrom }: Calculation,
  comesWhole: Said["comesWhole"],
  as: (measurement: string) => Measured,
): Measured | undefined {
  if (gramsFrom === "reference-portion" && comesWhole(food)) {
    const whole = as("1");
    return isWholeMeal(grams, whole.outcome) ? whole : undefined;
  }
  if (!/\bNLEA serving\b/.test(explanation)) return undefined;
  // One apple rather than the serving that labels must tell; but no single spear of broccoli.
  // A whole watermelon is for more than one.
  const one = as("1");
  const share = one.outcome.ok ? one.outcome.calculation.grams / grams : 0;
  return share > 0.4 && share < 4 ? one : undefined;
}

/** A double Whopper is larger than a usual sandwich, of which half may be enough. */
function isWholeMeal(portion: number, one: CalculationOutcome): boolean {
  if (!one.ok) return false;
  const { gramsFrom, explanation, grams, nutrition } = one.calculation;
  const isKnown = gramsFrom === "household-measure" || /\busually served\b/.test(explanation);
  return isKnown && grams > portion && (nutrition.calories ?? 0) <= feastKcal.one;
}

/** "Half a DiGiorno" is half of a pizza, not of the slice that its label calls a serving. */
const isOfWhole = ({ readAs = "", grams }: Calculation, share: CalculationOutcome): boolean =>
  /\bslices?$/.test(readAs) && share.ok && share.calculation.grams > grams * 2;

/** Shakes and bars are told by the protein in one: "Core Power 26g", "Quest bar 21g protein". */
function isItsProtein(said: Calculation, meant: CalculationOutcome): boolean {
  if (!meant.ok || !isLabelId(said.food.id)) return false;
  const protein = ((said.food.per100g.protein ?? 0) * meant.calculation.grams) / 100;
  return (
    said.grams >= 10 &&
    said.grams * 2 <= meant.calculation.grams &&
    Math.abs(protein - said.grams) < 1.5
  );
}
