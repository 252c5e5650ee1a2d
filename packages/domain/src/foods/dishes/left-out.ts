/** What a dish's name says isn't in it: "burrito bowl, no rice", "hold the mayo". */

/** What stands before something that is left out, as a piece of a pattern. */
export const leaving = "no|without|minus|hold the";

const phrase = new RegExp(
  String.raw`\b(?:including|excluding|other than|${leaving})\b[^;,]*(?:, (?:broccoli|carrots?|and)\b[^;,]*)*`,
  "g",
);
/** "No added fat" and the like tell a form of the food. */
const part = new RegExp(
  String.raw`\b(?:${leaving}) (?:the |any )?(?!added\b|fat\b|sugar\b|salt\b)(\p{L}+)`,
  "giu",
);

/** A lower-case name without what it says is left out. */
export const withoutLeftOut = (text: string): string => text.replace(phrase, " ");

/** The name of what something is left out of: "burrito bowl" of "burrito bowl, no rice". */
export const nameWithoutLeftOut = (text: string): string =>
  withoutLeftOut(text).replace(/[\s,]+$/, "");

/** The words for what is left out of the dish: "rice", "mayo". */
export const partsLeftOut = (text: string): string[] =>
  [...text.matchAll(part)].map(([, word = ""]) => word.toLowerCase());

const list = new RegExp(String.raw`\b(?:${leaving}) ([^,;]+)`, "gi");

/** All that is left out, each as it was said: "sour cream" and "beans" of "no sour cream or beans". */
export const thingsLeftOut = (text: string): string[] =>
  [...text.matchAll(list)].flatMap(([, things = ""]) =>
    things
      .split(new RegExp(` (?:and|or|&) (?:(?:${leaving}) )?| (?:${leaving}) `, "i"))
      .map((thing) => thing.replace(/^(?:the|any) /i, "").trim())
      .filter((thing) => thing !== ""),
  );
