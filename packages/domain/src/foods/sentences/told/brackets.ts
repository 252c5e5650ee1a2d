import { numeral, twoOrMore } from "../../measures/number-words.ts";
import { vessel } from "../words.ts";

/** What people write in brackets behind a dish: "a fry-up (2 eggs, bacon, beans)". */

const listed =
  /(?<=^|[,;.\n] ?|\b(?:and|with|had|ate) )((?:an? |my |\d )?)(\p{L}[^(),;.\n]{2,50}?)((?: x ?\d)?) ?\(([^()\n]{5,120}(?:,| and | & | \+ )[^()\n]{2,80})\)/gu;
/** A dish in one piece: what is listed is in it, and what is counted are its parts. */
const onePiece =
  /\b(?:sandwich(?:es)?|sarnie|butty|bap|roll|wrap|burger|toastie|panini|sushi|pizza|pie|pasty|kebab|bagel|baguette|burrito|taco|curry|soup|stew|casserole|cake|pancakes?|chips|coffee|tea|latte|sausages?|chicken|beef|pork|fish|thighs?)s?$/u;
/** Of these, a list without amounts is read as a recipe of one. */
const describedByList = /\b(?:omelett?e?s?|frittata|salad|smoothie|stir[- ]?fry|bowl)$/u;
const amount = new RegExp(
  String.raw`^(?:an?|half an?|${numeral}|\d[\d.,/]*)(?: ?(?:${vessel}s?|g|ml|kg|oz))?(?: of)? `,
  "u",
);
const isCounted = (thing: string) => amount.test(`${thing} `);
/** What is put on a sandwich at the table, and isn't in it otherwise. */
export const condiment =
  /^(?:(?:some|extra|lots of|a bit of) )?(?:\p{L}+ ){0,2}(?:sauce|ketchup|mayo|mayonnaise|mustard|butter|relish|chutney|gravy)$/u;

/** "Bangers and mash (3 sausages)": so many of what was named first. */
const countedFirst = new RegExp(
  String.raw`\b(?:\p{L}+ )?\p{L}+ and (\p{L}+) \((\d{1,2}|${twoOrMore}) (?!${vessel}s?\b)((?:\p{L}+ )?\p{L}+s)\)`,
  "gu",
);

/**
 * A list in brackets is read as what was eaten, or left to the dish that it describes. The text is in
 * small letters; amounts of all things are read elsewhere.
 */
export function withoutBracketLists(text: string, isName: (text: string) => boolean): string {
  if (!text.includes("(")) return text;
  return text
    .replace(countedFirst, (said: string, other: string, count: string, things: string) =>
      things.startsWith(other.slice(0, 4)) ? said : `${count} ${things} and ${other}`,
    )
    .replace(
      listed,
      (said: string, article: string, dish: string, times: string, contents: string) => {
        const things = contents.split(/, ?| and | & | \+ /u).map((thing) => thing.trim());
        const counted = things.filter(isCounted).length;
        const isMixed = counted > 0 && counted < things.length;
        // What all has amounts is read elsewhere, as is what describes a salad or tells a form.
        const isReadElsewhere = counted > 0 || describedByList.test(dish) || onePiece.test(dish);
        if (times === "" && !isMixed && isReadElsewhere) return said;
        if (onePiece.test(dish)) {
          if (!isName(dish)) return said;
          const added = things.filter((thing) => condiment.test(thing));
          const whole = `${article}${dish}${times}`;
          return added.length === 0 ? whole : `${whole} with ${added.join(" and ")}`;
        }
        const areFoods = things.every((thing) => isName(thing.replace(amount, "")));
        return areFoods ? things.join(", ") : said;
      },
    );
}
