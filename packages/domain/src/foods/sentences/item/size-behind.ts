import { numeral } from "../../measures/number-words.ts";
import { readQuantity } from "../../measures/quantity.ts";
import { sizes } from "../../measures/size-words.ts";
import { sparing } from "../../sparing-pattern.ts";
import { amountLast } from "./amount-behind.ts";
import { type Reader, sizeWords } from "./parsed-item.ts";

/** Sizes behind the name or in the midst of it: "snickers fun size", "mcdonalds large fries". */

const trailingSize = sparing(`^(?:an? )?(.*\\p{L})[ ,(]+(${sizeWords})\\)?$`, "iu");

/** "Starbucks grande latte": brands look like plurals, but for a few. */
const innerSize = sparing(
  String.raw`^(\p{L}+s|whataburger|dunkin|sonic|chick[- ]fil[- ]a|burger king|bk|dairy queen|dq|taco bell|shake shack|costa) (${sizes}|tall|grande|venti) (?=\p{L})`,
  "iu",
);

/** "mcdonalds large fries" */
export const sizeInside: Reader = (_, text) => {
  const [all = "", maker = "", size = ""] = innerSize.exec(text) ?? [];
  if (all === "") return undefined;
  const name = `${maker} ${text.slice(all.length)}`;
  return { quantity: null, unit: "", name, measurement: `1 ${size.toLowerCase()}` };
};

/** "Pears 2 small", "bananas 2 big" */
const countedAndSized = sparing(`^(\\p{L}.*\\p{L}),? (\\d{1,2}) (${sizeWords})$`, "iu");

export const countAndSizeLast: Reader = (_, text) => {
  const [, name = "", count = "", size = ""] = countedAndSized.exec(text) ?? [];
  if (name === "") return undefined;
  return { quantity: Number(count), unit: "", name, measurement: `${count} ${size.toLowerCase()}` };
};

/** "Domino's 3 slices pepperoni medium": how large the pizza was, not how much was eaten. */
const slicesFirst = / \d+ (?:slice|piece)s? \p{L}/u;

/** "snickers fun size", "latte (grande)" */
export const sizeLast: Reader = (catalogue, text) => {
  const [, name = "", size = ""] = /^\d| of /.test(text) ? [] : (trailingSize.exec(text) ?? []);
  if (name === "" || slicesFirst.test(name) || catalogue.isName(text)) return undefined;
  // "Pepperoni pizza 4 slices medium": of a medium one.
  const counted = amountLast(catalogue, name);
  return counted ?? { quantity: null, unit: "", name, measurement: `1 ${size.toLowerCase()}` };
};

const countBeforeSized = sparing(
  String.raw`^(an?|${numeral}|\d{1,2}) (\p{L}.*\p{L}) \(?(${sizes}|jumbo)\)?$`,
  "iu",
);
/** "1 Cornish pasty small": the size of what was counted. */
export const countFirstSizeLast: Reader = ({ isName, measures }, text) => {
  const [, count = "", name = "", size = ""] = countBeforeSized.exec(text) ?? [];
  // "2 slices pepperoni pizza large" are no two pizzas.
  const isCounted = (measures.units.read(name.toLowerCase())?.rest ?? "") !== "";
  if (!isName(name) || isCounted || isName(`${name} ${size}`)) return undefined;
  const quantity = readQuantity(count)?.value ?? 1;
  return { quantity, unit: "", name, measurement: `${quantity} ${size.toLowerCase()}` };
};
