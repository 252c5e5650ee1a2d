import type { Catalogue } from "../../catalogue.ts";
import { numeral } from "../../measures/number-words.ts";
import { spoons, weight } from "../../measures/weight-words.ts";
import { cutSo } from "../../names/cooking-words.ts";
import { amounted, percent, type Reader, sizeWords, unitOf } from "./parsed-item.ts";

/** Amounts behind the name or in the midst of it: "rice 150g", "chicken thigh 180g raw". */

/** "2", "0.5", "1/2", "1 1/2". */
const number = String.raw`(?:\d{1,3} (?=\d{1,2}/\d))?\d{1,9}(?:[.,/]\d{1,9})?`;

/**
 * "rice 150g", "banana x2", "ice cream (2 scoops)": the amount comes last. Only tried on the last
 * letters of a text, so that its cost doesn't grow with the length.
 */
const trailingAmount = new RegExp(
  String.raw`[\s,:(x×-](${number}) ?(x|[\p{L} ]{1,18}?)?\.?\)?$`,
  "iu",
);

const longestTrail = 40;

/** "chicken thigh 180g raw": the amount is in the middle. */
const middleAmount = new RegExp(String.raw`[\s,](${number}) ?(${weight})\b[\s,]+(?=\p{L})`, "iu");

/** "Oatmeal 1/2 cup dry": so is a volume, if only its form follows. */
const amountBeforeForm = new RegExp(
  String.raw`[\s,](${number}) ?(cups?|${spoons})[\s,]+(?=(?:dry|cooked|raw|uncooked|drained|shelled|${cutSo}|(?:low|full|reduced)[- ]fat|non-?fat|whole|skim)$)`,
  "iu",
);

/** What separates a name from its amount: "banana x 2", "milk: 200 ml". */
const separators = /(?:(?<=[\s,:(-])[x×]|[\s,:(-]){0,6}$/iu;

const vessel =
  "glass|cup|mug|bowl|plate|portion|slice|can|tin|bottle|carton|packet|pack|bag|pot|tub";

const inVessel = new RegExp(
  String.raw`^(?:(?:(?:${sizeWords}) )?(?:${vessel}) of )?(.*?\p{L})(?: (?:(?:${sizeWords}) )?(?:${vessel}))?$`,
  "iu",
);

/** "Orange juice small glass 150 ml", "glass of milk 200 ml": so much of what is in it. */
function withoutVessel({ isName }: Catalogue, name: string): string {
  const food = isName(name) ? undefined : inVessel.exec(name)?.[1];
  return food !== undefined && isName(food) ? food : name;
}

/** "chicken thigh 180g raw" */
export const amountInside: Reader = (catalogue, text) => {
  const { measures } = catalogue;
  const middle = /^\p{L}/u.test(text)
    ? (middleAmount.exec(text) ?? amountBeforeForm.exec(text))
    : null;
  if (!middle) return undefined;
  const [all, amount = "", unit = ""] = middle;
  const before = text.slice(0, middle.index).replace(separators, "");
  // "A third of 175 g of haribo"
  if (/ of$/i.test(before)) return undefined;
  const name = `${before} ${text.slice(middle.index + all.length)}`;
  return amounted(measures, amount, unit, withoutVessel(catalogue, name));
};

/** "rice 150g", "banana x2" */
export const amountLast: Reader = (catalogue, text) => {
  const { measures } = catalogue;
  const trail = text.slice(-longestTrail);
  // "2% milk 8 oz", "93% lean ground beef 6 oz"
  const isAmounted = /^\d/.test(text) && !percent.test(text);
  const trailing = isAmounted ? null : trailingAmount.exec(trail);
  if (!trailing) return undefined;
  const [, amount = "1", said = ""] = trailing;
  const unit = said.toLowerCase().trim();
  const isTimes = unit === "x" || unit === "";
  const before = text.slice(0, text.length - trail.length + trailing.index);
  if (!/\p{L}/u.test(before)) return undefined;
  if (!isTimes && !unitOf(measures, unit)) return undefined;
  const name = before.replace(separators, "").replace(isTimes ? "" : /^an? (?=\p{L}{2})/iu, "");
  return isTimes
    ? amounted(measures, amount, "", name)
    : amounted(measures, amount, unit, withoutVessel(catalogue, name));
};

const wordsLast = new RegExp(
  String.raw`(?:[\s,:-](?=(?:${numeral}|half))|\((?:about |around )?(?=[^()]*\)$))(an?|${numeral}|half an?|half) (\p{L}[\p{L} ]{0,17})\)?$`,
  "iu",
);

/** "AG1 one scoop", "rice half a cup" */
export const amountInWordsLast: Reader = ({ measures }, text) => {
  const [all = "", amount = "", unit = ""] = wordsLast.exec(text.slice(-longestTrail)) ?? [];
  if (all === "" || !unitOf(measures, unit)) return undefined;
  const name = text.slice(0, -all.length).replace(separators, "");
  return /^\p{L}/u.test(name) ? amounted(measures, amount, unit, name) : undefined;
};
