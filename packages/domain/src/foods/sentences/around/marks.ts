/** Marks by which people part foods, where others write commas: arrows, tables, brackets, numbers. */

/** "Coffee → a banana", "soup > toast", "eggs · toast" */
const arrow = /\s*(?:[→⇒➜➔⟶·]|->|=>|>>)\s*|(?<=[\p{L})]) > (?=[\p{L}\d])/gu;
/** "[2 eggs]" is "(2 eggs)", but "[x]" has been ticked off. */
const square = /\[(?! ?\]|x\])([^[\]\n]*)\]/giu;
/** "(2 eggs) (toast)" and nothing else */
const onlyBrackets = /^\s*(?:\([^()]*\)[\s,;+&]*){2,}$/u;
/** "Soup (plus 2 rolls)" */
const addedInBrackets = / ?\((?:and|plus|also|with|\+|&) ([^()\n]*)\)/giu;
/** "Toast #foodlog"; "a #2 meal" is one of a menu. */
const tag = /(?<=^|\s)#\p{L}[\p{L}\p{N}_]*/gu;
/** "1) eggs 2) toast" and "a) eggs b) toast" in one line; numbers run from the first. */
const numbered = /(?<=^|[\s,;])\(?(\d{1,2}|[a-h])[).] +/gu;
/** "| rice | 200 g |" */
const row = /^[^\S\n]*\|(.*?)\|?[^\S\n]*$/gmu;
/** "|---|:--:|" */
const ruled = /^[\s|:-]+$/u;
/** "| Food | Amount | kcal |" */
const head =
  /^(?:\s*(?:foods?|items?|names?|meals?|times?|what|amounts?|quantity|qty|servings?|portions?|units?|grams?|weight|calories|kcal|cals?|energy|protein|carbs?|fat|notes?)(?: \([^()|]*\))?\s*(?:\||$))+$/iu;

/** A text with commas and lines in the place of such marks. */
export function withMarksRead(text: string): string {
  const rows = text.replace(row, (_, cells: string) =>
    ruled.test(cells) || head.test(cells) ? "" : cells.trim(),
  );
  const round = rows.replace(square, "($1)");
  const opened = onlyBrackets.test(round)
    ? round.replace(/\)[^(]*\(/g, ", ").replace(/[()]/g, "")
    : round;
  return withItemsParted(opened.replace(tag, ""))
    .replace(addedInBrackets, ", $1")
    .replace(arrow, ", ");
}

function withItemsParted(text: string): string {
  const marks = [...text.matchAll(numbered)].map(([, mark = ""]) => mark);
  const first = marks[0] === "a" ? "a".charCodeAt(0) : 1;
  const placeOf = (mark: string) => (/\d/.test(mark) ? Number(mark) : mark.charCodeAt(0));
  const isList = marks.length > 1 && marks.every((mark, at) => placeOf(mark) === first + at);
  return isList ? text.replace(numbered, "\n").trim() : text;
}
