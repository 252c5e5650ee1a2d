import { numeral } from "../measures/number-words.ts";
import { sizes } from "../measures/size-words.ts";

/** What a picture shows: ["banana", "🍌"]. */
export type PictureRow = readonly [english: string, picture: string];

/** Also of the same picture several times: "🥚🥚" are two eggs. */
const shown = /(\p{Extended_Pictographic})\u{FE0F}?(?:\s?\1\u{FE0F}?)*/gu;
/** What a food of its own stands between, joints included. */
const edges = /([,;:!?\n+•&]|\.(?!\d)|\b(?:and|with|plus|then)\b)/iu;
/** Says nothing but how much, and that it was eaten. */
const amountAlone = new RegExp(
  String.raw`^(?:\s|\d|[./x×½¼¾⅓⅔-]|\b(?:an?|${numeral}|half|some|of|i|had|ate|my|for|${sizes}|slices?|pieces?|cups?|glass(?:es)?|bowls?|plates?|pints?|bottles?|mugs?|handfuls?|servings?|breakfast|lunch|dinner|snacks?)\b)*$`,
  "iu",
);

/**
 * Opens the reading of pictures: a text with each picture of a food as its English word, if no word
 * beside it says what it is. In "🍌 banana" it is only an ornament.
 */
export function openPictures(rows: readonly PictureRow[]): (text: string) => string {
  const words = new Map(rows.map(([english, picture]) => [picture, english]));

  function wordFor(run: string, picture: string, at: number, piece: string): string {
    const english = words.get(picture);
    if (english === undefined) return run;
    const count = run.split(picture).length - 1;
    const another = /^\s*[\d\p{Extended_Pictographic}]/u.test(piece.slice(at + run.length));
    return ` ${count > 1 ? `${count} ` : ""}${english}${another ? ", " : " "}`;
  }

  function read(piece: string): string {
    const said = piece.replace(shown, (run, picture: string) => (words.has(picture) ? "" : run));
    return amountAlone.test(said) ? piece.replace(shown, wordFor) : said;
  }

  return (text) =>
    /\p{Extended_Pictographic}/u.test(text) ? text.split(edges).map(read).join("") : text;
}
