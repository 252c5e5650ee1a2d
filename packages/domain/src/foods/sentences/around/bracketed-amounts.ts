import type { Catalogue } from "../../catalogue.ts";
import { hedge } from "../../measures/hedge-words.ts";
import type { Measures } from "../../measures/measures.ts";
import { isPlural } from "../../measures/plural.ts";
import { sizes } from "../../measures/size-words.ts";
import { kindOf } from "../../names/found-kind.ts";
import { nameOfKind } from "../../names/known-kind.ts";
import { sparing } from "../../sparing-pattern.ts";
import { amountOnly, parseItem } from "../item/item.ts";
import { form, preparationOnly } from "../parting/parts.ts";

/**
 * How much of a food it was and what it was like, in brackets behind it: "pork (100 g cooked)",
 * "rice (cooked, 150 g)", "steak (8 oz ribeye)", "yogurt (plain, full fat, 100 g)", "soup (tomato,
 * half a can)". All of it stands before the food: "100 g cooked pork".
 *
 *     text     = food "(" said {"," said} ")"       a food without an amount of its own
 *     said     = amount [which] | which             one amount in all
 */

const bracketed = sparing(
  /(?<=^|[,;:\n] ?|\b(?:and|with|plus|had|ate) )((?:1 )?\p{L}[\p{L}' -]{1,40}?) ?\(([^()\n]{3,60})\)(?=\s*(?:$|[,;.\n])| (?:(and|plus)|with|on)\b)/giu,
);
const hedged = new RegExp(`^${hedge} ?`, "i");
const share = /^(?:half|a quarter|1\/2|1\/4|3\/4)$/i;
/** "Eggs (fried, 2)" */
const count = /^\d{1,2}$/;
/** It changes nothing that is known of a food. */
const passing = /^(?:left[- ]?overs?|home[- ]?made|reheated|hot|cold|warm|total|each|approx\.?)$/i;
/** More ways to cook; a roast is a food, too. */
const cooked =
  /^(?:roast|bbq|barbecued|smoked|tinned|(?:pan|air|stir|deep)[- ]fried|braised|stewed|blanched|microwaved)$/i;
const words = / (?=\p{L})/u;

/** A breast is a measure of chicken, too. */
const isCut = ({ units }: Measures, said: string): boolean =>
  /^\p{L}+$/u.test(said) && units.named(said) !== undefined;

/** "Bowl of cereal (Cheerios, 30 g)" was weighed; "1 packet of crisps (salted, 32 g)" holds so much. */
const container =
  /^(?:an? |one |1 )?(?:bowl|plate|glass|cup|mug|portion|serving|bag|packet|pack|bar|can|tin|bottle|pot|tub|carton|sachet|pouch) of (?!.* with )/i;

/** What may follow the brackets, and where they stand. */
type Rest = [and: string | undefined, at: number];

/** "Pitta with hummus and falafel (3)": so many falafel, not pittas. */
const countedInIt =
  /\b(and|with|plus) ((?!(?:and|with|plus)\b)\p{L}+(?: (?!(?:and|with|plus)\b)\p{L}+)?) \((\d{1,2})\)(?=$|[,;.\n]| and )/giu;

/** The text with such brackets before their foods; what isn't understood stays as it is. */
export const withBracketedAmountsBefore = (catalogue: Catalogue, text: string): string =>
  text.includes("(") ? withAllBefore(catalogue, withCountsBefore(catalogue, text)) : text;

const withCountsBefore = ({ isName }: Catalogue, text: string): string =>
  text.replace(countedInIt, (said: string, joint: string, name: string, number: string) =>
    isName(name) && (joint.toLowerCase() === "and" || isPlural(name))
      ? `${joint} ${number} ${name}`
      : said,
  );

const withAllBefore = (catalogue: Catalogue, text: string): string =>
  text.replace(bracketed, (all, heaped: string, said: string, ...[and, at]: Rest) => {
    // "Toast (2) with peanut butter (1 tbsp each)": on two.
    if (/\beach\b/i.test(said) && /\d/.test(text.slice(0, at))) return all;
    const food = heaped.replace(container, "");
    const { name, quantity } = parseItem(catalogue, food);
    const isPlain = quantity === null && name === food && catalogue.isName(food);
    const before = isPlain ? amountBefore(catalogue, food, said) : undefined;
    // "Chicken (breast, 150 g) and rice" isn't 150 g of both.
    return before === undefined ? all : before + (and === undefined ? "" : ",");
  });

const sized = new RegExp(`^(?:${sizes})$`, "i");

/** "Coffee (large, with milk)" */
const withMore = /^([^,]+), (with .+)$/iu;
/** "Turkey (slices, 3)", "lamb (chops, 2)" */
const countLast = /^(\p{L}+), (\d{1,2})$/u;

function amountBefore(catalogue: Catalogue, food: string, said: string): string | undefined {
  const [, plain, more] = withMore.exec(said) ?? [];
  if (plain !== undefined) {
    const before = amountBefore(catalogue, food, plain);
    return before && `${before} ${more}`;
  }
  const [, thing, number] = countLast.exec(said) ?? [];
  if (thing !== undefined && isCut(catalogue.measures, thing))
    return catalogue.isName(`${food} ${thing}`)
      ? `${number} ${food} ${thing}`
      : `${number} ${thing} of ${food}`;
  if (sized.test(said)) return `${said} ${food}`;
  const pieces = said.split(",").flatMap((piece) => parted(catalogue, piece.trim()));
  const amounts = pieces.filter(({ isAmount }) => isAmount);
  const which = pieces.filter(({ isAmount }) => !isAmount).map((piece) => piece.said);
  const [amount, ...others] = amounts;
  // "Rice (180 g)" is read where amounts are.
  if (!amount || others.length > 0 || which.length === 0) return undefined;
  const name = nameOf(catalogue, food, which);
  if (name === undefined) return undefined;
  return `${amount.said}${share.test(amount.said) ? " a" : ""} ${name}`;
}

interface Said {
  said: string;
  isAmount: boolean;
}

/** "100 g cooked": the amount, and what stands behind it. */
function parted({ measures }: Catalogue, piece: string): Said[] {
  const plain = piece.replace(hedged, "");
  if (share.test(plain) || count.test(plain)) return [{ said: plain, isAmount: true }];
  if (isCut(measures, piece)) return [{ said: piece, isAmount: false }];
  const all = plain.split(words);
  for (let end = all.length; end > 0; end--) {
    const amount = amountOnly(measures, all.slice(0, end).join(" "));
    if (amount === undefined) continue;
    const rest = all.slice(end).join(" ");
    const said = { said: amount, isAmount: true };
    return rest === "" ? [said] : [said, { said: rest, isAmount: false }];
  }
  return [{ said: piece, isAmount: false }];
}

/** "Plain full fat yogurt", "ribeye"; undefined if one of these may be another food. */
const nameOf = (catalogue: Catalogue, food: string, which: readonly string[]): string | undefined =>
  which
    .filter((one) => !passing.test(one))
    .reduceRight<string | undefined>(
      (name, one) => (name === undefined ? undefined : withSaid(catalogue, name, one)),
      food,
    );

/** What has no kind of its own may be anything: "kenkey (2 fried fish)". */
function isSameKind(catalogue: Catalogue, one: string, other: string): boolean {
  const kind = kindOf(catalogue, one)?.name;
  return kind !== undefined && kind !== "food" && kind === kindOf(catalogue, other)?.name;
}

function withSaid(catalogue: Catalogue, name: string, said: string): string | undefined {
  const { isName, measures, vocabulary } = catalogue;
  const kind = nameOfKind(catalogue, name, said);
  if (kind !== undefined) return kind;
  // "Cereal (Cheerios, 30 g)", "pizza (2 slices quattro stagioni)", "cake (1 slice carrot cake)"
  const isPart = isCut(measures, said);
  if (!isPart && isName(said) && isSameKind(catalogue, said, name)) return said;
  // "Chicken (breast, 150 g)"
  if (isPart && isName(`${name} ${said}`)) return `${name} ${said}`;
  const isLike =
    form.test(said) ||
    cooked.test(said) ||
    preparationOnly.test(said) ||
    (vocabulary.saysMore.test(said) && !isName(said));
  return isLike ? `${said} ${name}` : undefined;
}
