import type { Catalogue } from "../../catalogue.ts";
import { sizeOnly, sizes } from "../../measures/size-words.ts";

/**
 * A size and a measure behind a pause, which name no food: "brownie, small square", "cheddar, a thin
 * slice", "popcorn, microwave bag". So much it was of the food before.
 *
 *     text = ["a"] [size] [kind of pack] measure      with a size or a pack
 */

const sizeAsSaid = `${sizes}|smallish|little|tiny|thin|thick|huge|generous|decent|good|standard|average|normal|heaped|full`;
/** Which kind of it is sold so: microwave popcorn. */
const packs = "microwave(?:able)?|frozen|take-?away|take-?out|home-?made|restaurant|pub";
/** "Oatmeal, bowl": so much of it, without a number. */
const held =
  /^(?:cup|bowl|plate|glass|mug|can|bottle|jar|carton|packet|pouch|sachet|slice|piece|scoop|handful|pinch|dash|splash|drizzle|spoonful|serving|portion)$/iu;
const sized = new RegExp(
  String.raw`^(?:an? |one |the |1 )?(?:(${sizeAsSaid}) )?(?:(${packs}) )?(\p{L}+)$`,
  "iu",
);

/** "Big square and a coffee" */
const sizedAndMore = /^(.+?) (?:and|with|plus|&) (.+)$/iu;

/** A text at the end of a size that it begins with: "big square", "a coffee". */
export function partAtSize(catalogue: Catalogue, text: string): string[] {
  const [, size = "", more = ""] = sizedAndMore.exec(text) ?? [];
  // "Popcorn, medium with butter"
  const isSize = sizeOnly.test(size) || sizeAlone(catalogue, size, "") !== undefined;
  return isSize ? [size, more] : [text];
}

/** The measurement that a text says, and how the food was made; undefined if it says none alone. */
export function sizeAlone(
  catalogue: Catalogue,
  text: string,
  before: string,
): { said: string; made: string } | undefined {
  const { isName } = catalogue;
  const [, size = "", pack = "", word = ""] = sized.exec(text) ?? [];
  if (size + pack === "") return heldAlone(catalogue, word, before);
  const isCount = catalogue.measures.units.named(word.toLowerCase())?.kind === "count";
  if (!isCount && (size === "" || !held.test(word))) return undefined;
  // "Soup, big roll" is a roll.
  if (isName(word) && !isName(`${before} ${word}`)) return undefined;
  const made = isName(`${pack} ${before}`) ? pack : "";
  return { said: ["1", size, word].filter(Boolean).join(" "), made };
}

function heldAlone({ isName }: Catalogue, word: string, before: string) {
  if (before === "" || !held.test(word) || isName(`${before} ${word}`)) return undefined;
  return { said: `1 ${word}`, made: "" };
}
