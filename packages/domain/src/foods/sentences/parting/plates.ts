import type { Catalogue } from "../../catalogue.ts";
import { plainFilling } from "../../dishes/templates/filling.ts";
import { kindIs } from "../../measures/kinds.ts";
import { kindOf } from "../../names/found-kind.ts";
import { sparing } from "../../sparing-pattern.ts";
import { namesInRow } from "./plain-list.ts";

/**
 * What stands beside what on a plate or a tray, in a row without a comma: "ham sandwich crisps yoghurt
 * banana", "gammon egg" before its chips, "bagel coffee". There another food would swallow the rest.
 *
 *     row = meal {side} [drink] | main {main}        a sandwich's sides; a fry-up
 */

/** A meal whose fillings may follow it, but not these. */
const meal =
  /\b(?:sandwich|sarnie|wrap|panini|toastie|sub|bagel|baguette|burger|hot ?dog|burrito|quesadilla)$/i;
const sides = new Set([
  "chips",
  "fries",
  "fruit",
  "berries",
  "yogurt",
  "cookie",
  "soup",
  "salad with dressing",
  "bar",
  "cake",
  "doughnut and muffin",
  "candy and chocolate",
  "drink",
  "beer",
  "popcorn",
  "pretzels and corn chips",
]);

/** What is fried or boiled for one plate, and said one after another. */
const main =
  "(?:fried |boiled |poached |scrambled )?eggs?|(?:gammon|ham|pork) steaks?|gammon|ham|steak|sausages?|bacon|spam|black pudding|scampi|plaice|pork chops?|lamb chops?|fish fingers|hash browns?|faggots?";
const beside = `${main}|(?:baked )?beans|chips|mash|peas|onions|toast|tomatoes|mushrooms`;
/** Behind another they tell what that is: "steak pie". */
const first = `pie|liver|${main}`;
const fryUp = new RegExp(`^(?:${first})(?: (?:${beside}))+$`, "i");
const oneOfFryUp = new RegExp(`(?<=^| )(?:pie|liver|${beside})(?= |$)`, "gi");
/** These are names: "ham toast" is toast, "egg toast" fried with it, "liver sausage" one for bread. */
const named = sparing(
  /^(?:(?:\p{L}+ )?(?:eggs?|ham|bacon|sausage|pie) (?:toast|pie|onions|mushrooms|peas)|(?:gammon|ham|pork) steaks?|liver sausages?)$/iu,
);

const hotDrink = /^(?:coffee|tea|coke|cola|beer|wine|latte|cappuccino)$/i;

/** The foods of such a row; undefined where the text may be one food. */
export function plates(catalogue: Catalogue, text: string): string[] | undefined {
  if (/[\d,()]/.test(text)) return undefined;
  if (fryUp.test(text) && !named.test(text)) return text.match(oneOfFryUp) ?? undefined;
  if (catalogue.isName(text)) return undefined;
  return withSides(catalogue, text) ?? withDrink(catalogue, text);
}

/** "Chicken wrap crisps coke": what is no filling, and what follows that, is beside it. */
function withSides(catalogue: Catalogue, text: string): string[] | undefined {
  const names = namesInRow(catalogue, text) ?? [];
  const end = names.findIndex((name) => meal.test(name)) + 1;
  // "Ham cheese sandwich apple crisps": what is in it stands before it.
  const filled = names.slice(0, end - 1);
  const others = names.slice(end);
  if (end === 0 || !filled.every((name) => plainFilling(catalogue.kitchen, name))) return undefined;
  const begun = names.slice(0, end).join(" ");
  const at = others.findIndex((name) => isSide(catalogue, name));
  if (at < 0) return undefined;
  return [[begun, ...others.slice(0, at)].join(" "), ...others.slice(at)];
}

function isSide(catalogue: Catalogue, name: string): boolean {
  const kind = kindOf(catalogue, name)?.name ?? "";
  const isFruit = kind === "fruit" || kind === "berries";
  return (
    sides.has(kind) &&
    (isFruit || plainFilling(catalogue.kitchen, name) === undefined || kind === "chips")
  );
}

/** "Toast coffee"; egg coffee is a drink. */
function withDrink(catalogue: Catalogue, text: string): string[] | undefined {
  const [food = "", drink = "", ...others] = text.split(" ");
  if (others.length > 0 || !hotDrink.test(drink) || !catalogue.isName(food)) return undefined;
  const kind = kindOf(catalogue, food);
  return kindIs(kind, "with drink") && kind?.name !== "egg" ? [food, drink] : undefined;
}
