/** What may stand before the name: "extra ", "2 cups of ". */
const amount =
  /^(?:an? |some |extra |\d[\d./]* ?)?(?:(?:side|cup|bag|glass|slice|bit|tbsp|oz|g) (?:of )?)?/u;
const longestName = 3;

/** Whether the words begin with a name, or an amount and a name. */
export function beginsWithName(text: string, isName: (text: string) => boolean): boolean {
  const words = text.replace(amount, "").split(" ").slice(0, longestName);
  return words.some((_, at) => isName(words.slice(0, at + 1).join(" ")));
}
