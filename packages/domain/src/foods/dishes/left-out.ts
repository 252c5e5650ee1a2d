/** What a dish's name says isn't in it: "burrito bowl, no rice", "hold the mayo". */

/** What stands before something that is left out, as a piece of a pattern. */
export const leaving = "no|without|minus|hold the";

const phrase = new RegExp(
  String.raw`\b(?:including|excluding|other than|${leaving})\b[^;,]*(?:, (?:broccoli|carrots?|and)\b[^;,]*)*`,
  "g",
);
/** A lower-case name without what it says is left out. */
export const withoutLeftOut = (text: string): string => text.replace(phrase, " ");

/** The name of what something is left out of: "burrito bowl" of "burrito bowl, no rice". */
export const nameWithoutLeftOut = (text: string): string =>
  withoutLeftOut(text).replace(/[\s,]+$/, "");

/** "No added fat" and the like tell a form of the food. */
const form = /^(?:added|fat|sugar|salt)\b/i;
/** "No mayo with mustard", "no cheese on it" */
const behindIt = / (?:with|on|in|but|plus|extra|please)\b.*$/i;

/** What is left out of a dish by its words: "sour cream", "mayo". */
export const partsLeftOut = (text: string): string[] =>
  thingsLeftOut(text)
    .map((thing) => thing.replace(behindIt, "").toLowerCase())
    .filter((thing) => !form.test(thing));

const list = new RegExp(String.raw`\b(?:${leaving}) ([^,;]+)`, "gi");

/** All that is left out, each as it was said: "sour cream" and "beans" of "no sour cream or beans". */
export const thingsLeftOut = (text: string): string[] =>
  [...text.matchAll(list)].flatMap(([, things = ""]) =>
    things
      .split(new RegExp(` (?:and|or|&) (?:(?:${leaving}) )?| (?:${leaving}) `, "i"))
      .map((thing) => thing.replace(/^(?:the|any) /i, "").trim())
      .filter((thing) => thing !== ""),
  );
