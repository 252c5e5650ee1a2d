import { beginsWithName } from "../../names/name-beginning.ts";
import { begins } from "../words.ts";

/**
 * "A smoothie which was spinach and banana", "lunch, which was a caesar wrap": foods behind a "which
 * was", where others tell what it was like.
 */
const whichWas =
  /(\p{L}+)?,? which (?:was|were|is) (?:(?:just|basically|mostly|mainly|only) )?([^,.;:!?\n]+)/gu;
/** What is put together of what is told behind it. */
const madeOf = /^(?:smoothie|shake|salad|wrap|sandwich|bowl|omelett?e|soup|curry|stir)$/u;
const article = new RegExp(`^${begins} `, "u");

/** The text in small letters, with such foods as they are told elsewhere. */
export const withFoodsOfClauses = (text: string, isName: (text: string) => boolean): string =>
  text.replace(whichWas, (said: string, dish: string | undefined, foods: string) => {
    if (!beginsWithName(foods.replace(article, ""), isName)) return said;
    return madeOf.test(dish ?? "") ? `${dish} with ${foods}` : `${dish ?? ""}, ${foods}`;
  });
