import { numeral } from "../../measures/number-words.ts";
import type { Reader } from "./parsed-item.ts";

/** An amount in inches: "6 inch turkey sub", "a 12-inch pizza". */

/** What is sold by its length or width; of other foods, inches tell how they were cut. */
const soldByInches = new RegExp(
  String.raw`^(?:an? )?(?:(\d+(?:\/\d)?|${numeral}|half an?) )?(\d+(?:\.\d+)?[ -]?(?:inch(?:es)?|")|foot[ -]?long|\d+ (?:surface|square|cubic) inch(?:es)?)(?: of)? (.+)$`,
  "i",
);

const soldLong = /\b(?:sub|hoagie|hero|grinder|sandwich|pizza)s?\b/i;

const surface = /surface|square|cubic/i;

/** The lengths that sandwiches are sold in, whatever they are called. */
const usualLength = /^(?:6|12)\b/;

/** "Subway footlong italian bmt": a name that knows itself as a sub; a footlong hot dog is one. */
export const footlong: Reader = ({ isName }, text) => {
  const [, maker = "", sub = "", place = ""] =
    /^(?:an? |one )?((?:\p{L}+ )?)foot[ -]?long (?!(?:chili |chilli |corn |cheese )?(?:hot )?dogs?\b)(.+?)((?: from \p{L}+)?)$/iu.exec(
      text,
    ) ?? [];
  const name = `${maker || place.replace(/^ from (.+)$/i, "$1 ")}${sub}`;
  if (sub === "" || !isName(name)) return undefined;
  return { quantity: null, unit: "", name, measurement: "footlong" };
};

/** "6 inch turkey sub", "a 12-inch pizza", "3 surface inches of lasagna"; also "6 inch BMT". */
export const inchesFirst: Reader = ({ isName }, text) => {
  const [, count = "", inches = "", name = ""] = soldByInches.exec(text) ?? [];
  const isSoldSo = soldLong.test(name) || (usualLength.test(inches) && isName(name));
  if (name === "" || !(surface.test(inches) || isSoldSo)) return undefined;
  return { quantity: null, unit: "", name, measurement: `${count} ${inches}`.trim() };
};
