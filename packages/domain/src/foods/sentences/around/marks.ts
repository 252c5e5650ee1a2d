/** Marks by which people part foods, where others write commas: arrows, tables, brackets, numbers. */

/** "Coffee → a banana", "soup > toast", "eggs · toast" */
const arrow = /\s*(?:[→⇒➜➔⟶·]|->|=>|>>)\s*|(?<=[\p{L})]) > (?=[\p{L}\d])/gu;
/** "Rice -- 200 g" */
const dashes = /(?<=\S)\s+-{2,3}\s+(?=\S)/gu;
/** "[2 eggs]" is "(2 eggs)", but "[x]" has been ticked off. */
const square = /\[(?! ?\]|x\])([^[\]\n]*)\]/giu;
/** "(2 eggs) (toast)" and nothing else */
const onlyBrackets = /^\s*(?:\([^()]*\)[\s,;+&]*){2,}$/u;
/** "(2 eggs)", "*toast*", "_soup_", "`1 bagel`", "<b>tea</b>": as a whole, or a word of it. */
const wholeInBrackets = /^\s*\(([^()]*)\)[\s.]*$/u;
const emphasis = /(?<=^|[\s,(])([*_`~]{1,3})(?=[\p{L}\d])([^*_`~\n]*[^\s*_`~])\1(?=$|[\s,.;:!)])/gu;
const markup = /<\/?[a-z][a-z0-9]{0,9}(?: [^<>\n]{0,60})?\/?>/giu;
/** "Soup (plus 2 rolls)" */
const addedInBrackets = / ?\((?:and|plus|also|with|\+|&) ([^()\n]*)\)/giu;
/** "Toast #foodlog"; "a #2 meal" is one of a menu. */
const tag = /(?<=^|\s)#\p{L}[\p{L}\p{N}_]*/gu;
/** "1) eggs 2) toast" and "a) eggs b) toast" in one line; numbers run from the first. */
const numbered = /(?<=^|[\s,;])\(?(\d{1,2}|[a-h])[).] +/gu;
/** "* eggs * toast" in one line, which begins with its mark. */
const bulleted = /^\s*([*–-]) (?=[^\n]* \1 [^\n]*$)/u;
/** "B: porridge / L: soup / D: curry" */
const mealLetter = /(?:(?<=^|\n)|[\s,;./]+)([blds])(?:: ?|- | [-–] )(?=[\p{L}\d])/giu;
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
  const plain = rows.replace(markup, " ").replace(emphasis, "$2");
  const round = plain.replace(square, "($1)").replace(wholeInBrackets, "$1");
  const opened = onlyBrackets.test(round)
    ? round.replace(/\)[^(]*\(/g, ", ").replace(/[()]/g, "")
    : round;
  return withItemsParted(opened.replace(tag, ""))
    .replace(addedInBrackets, ", $1")
    .replace(dashes, " — ")
    .replace(arrow, ", ");
}

function withItemsParted(text: string): string {
  const marks = [...text.matchAll(numbered)].map(([, mark = ""]) => mark);
  const first = marks[0] === "a" ? "a".charCodeAt(0) : 1;
  const placeOf = (mark: string) => (/\d/.test(mark) ? Number(mark) : mark.charCodeAt(0));
  const isList = marks.length > 1 && marks.every((mark, at) => placeOf(mark) === first + at);
  if (isList) return text.replace(numbered, "\n").trim();
  const meals = [...text.matchAll(mealLetter)];
  if (meals[0]?.index === 0 && new Set(meals.map(([, meal]) => meal)).size > 1)
    return text.replace(mealLetter, "\n").trim();
  const bullet = bulleted.exec(text)?.[1];
  return bullet === undefined ? text : text.replace(bulleted, "").split(` ${bullet} `).join("\n");
}
