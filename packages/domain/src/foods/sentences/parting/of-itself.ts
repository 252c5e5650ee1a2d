import type { Catalogue } from "../../catalogue.ts";
import { sparing } from "../../sparing-pattern.ts";
import { parseItem } from "../item/item.ts";

/**
 * Text that has a joint like "with" or "in" and still is one food, since what stands behind it only
 * tells which: what it was packed in, whether its skin was eaten, what it was prepared with.
 */
export function isToldOfItself(catalogue: Catalogue, text: string): boolean {
  return (
    isPacked(catalogue, text) ||
    isWithItsSkin(catalogue, text) ||
    isForBabies(text) ||
    isPreparedWithMilk(catalogue, text)
  );
}

/** "Tuna canned in oil", "pears in heavy syrup": what is in the can besides. */
const packed =
  /^(.+?),?( canned| packed| tinned)? in (?:an? )?(?:(?:its|their) own )?(?:(?:extra[- ]?)?(?:heavy|light) )?(?:fruit |pear |pineapple )?(syrup|juice|water|oil|brine)(,? drained)?(?=,? \d|$)/i;

/** Whether the data has it canned in that, where the text doesn't say that it's canned. */
function isPacked(catalogue: Catalogue, text: string): boolean {
  const [, before = "", canned, liquid = "", drained] = packed.exec(text) ?? [];
  if (before === "" || / (?:and|with|on) /i.test(before)) return false;
  if (canned !== undefined || /\b(?:canned|tinned)\b/i.test(before)) return true;
  const { name } = parseItem(catalogue, text);
  const [found] = catalogue.search(name, 1);
  const { wordsOf } = catalogue.vocabulary;
  const own = new Set(wordsOf(found?.name ?? ""));
  const isCanned = own.has("canned") || drained !== undefined;
  return isCanned && wordsOf(liquid).every((word) => own.has(word));
}

const ownParts = "(?:skin|peel|rind|batter|breading|coating|bones?)";
const withOwnParts = new RegExp(
  String.raw`^(.+?) with (?:the |its |their )?(${ownParts})(?: (?:and|&|or) ${ownParts})*(?: on)?(?:,? \d.*)?$`,
  "i",
);

/** "Duck roasted with skin": no food is added by it. */
const isWithItsSkin = (catalogue: Catalogue, text: string): boolean => {
  const [, before = "", part = ""] = withOwnParts.exec(text) ?? [];
  if (before === "" || / (?:and|with|on) /i.test(before)) return false;
  return part !== "" && catalogue.search(parseItem(catalogue, before).name, 1).length > 0;
};

/** "Baby food chicken and noodles": a jar holds what grown-ups have beside each other. */
const isForBabies = (text: string): boolean =>
  /^(?:(?:\d\S*|an?|one) (?:\p{L}+ )?(?:of )?)?(?:\p{L}+ )?(?:baby ?food|strained|junior foods?)\b/iu.test(
    text,
  ) && !/\d.*\d/.test(text);

/** What is made up with milk from a can or a packet. */
const madeUp = sparing(
  /^(.*\b(?:soup|chowder|bisque|pudding|custard|cocoa))(?:,? (?:made|prepared))? with (?:[\p{L}\d%-]+ ){0,2}milk(?:,? \d.*)?$/iu,
);

/** "Cream of chicken soup with milk": the data has it so. */
function isPreparedWithMilk(catalogue: Catalogue, text: string): boolean {
  if (!madeUp.test(text)) return false;
  const [found] = catalogue.search(parseItem(catalogue, text).name, 1);
  return found !== undefined && /(?:prepared|made) with .*milk/i.test(found.name);
}
