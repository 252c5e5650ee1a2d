import type { Catalogue, FoodMatch } from "../catalogue.ts";
import { isLabelId } from "../food-id.ts";
import type { Food } from "../table.ts";
import type { KnownPart } from "./known-part.ts";
import { plainText } from "./plain-text.ts";
import type { Vocabulary } from "./vocabulary.ts";

/** What comes in flavours that have names of their own: "lemon zest", "fudge graham". */
const flavoured =
  /\b(?:bars?|bites?|shakes?|drinks?|yogh?urts?|skyr|puddings?|chips|crisps|crackers|cookies|wafers|cereals?|granola|oatmeal|creamers?|waters?|seltzers?|sodas?|teas?|gums?|mints|gummies|powder)$/i;
const mostBehind = 4;
/** One word is a kind, and no maker's product. */
const fewestWords = 2;

/**
 * The maker's product that a text begins with, if what is found for the whole isn't that maker's: a
 * "Luna bar lemon zest" is a Luna bar, and no lemon peel.
 */
export function knownProduct(
  catalogue: Catalogue,
  text: string,
  found: FoodMatch,
  limit: number,
): KnownPart | undefined {
  const { isName, search, heardIn, food, vocabulary } = catalogue;
  const words = text.split(/[\s,]+/).filter((word) => word !== "");
  const maker = vocabulary.wordsOf(words[0] ?? "");
  const other = food(found.id);
  if (isName(text) || maker.length === 0 || !other || heardIn(other, maker) > 0) return undefined;
  const first = Math.max(fewestWords, words.length - mostBehind);
  for (let at = words.length - 1; at >= first; at--) {
    const name = words.slice(0, at).join(" ");
    // "Zone shake powder" is another form.
    if (vocabulary.wordsOf(words.slice(at).join(" ")).some((one) => isForm(vocabulary, one)))
      return undefined;
    if (!flavoured.test(name) || !isName(name)) continue;
    const matches = search(name, limit);
    const product = matches[0] && food(matches[0].id);
    return product && isBy(catalogue, product, words[0] ?? "") ? { name, matches } : undefined;
  }
  return undefined;
}

const isForm = ({ formCosts, opposites }: Vocabulary, word: string): boolean =>
  formCosts.has(word) || opposites.has(word);

/** Whether a word is the maker's: "Luna", but no "rice", which a maker writes in capitals, too. */
function isBy(
  { vocabulary, isName, search }: Catalogue,
  { id, name }: Food,
  word: string,
): boolean {
  const isIn = (own: string) => own.includes(word.toUpperCase());
  const stem = vocabulary.stem(plainText(word));
  if (vocabulary.brands.has(stem)) return isLabelId(id) || isIn(name);
  if (!isLabelId(id) || vocabulary.spoken.has(stem)) return false;
  const [alone] = isName(word) ? search(word, 1) : [];
  return alone === undefined || isLabelId(alone.id);
}
