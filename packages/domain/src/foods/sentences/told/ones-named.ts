import { numeral } from "../../measures/number-words.ts";
import { singular } from "../../measures/plural.ts";

/**
 * "A donut and another one", "muffin, a chocolate one": what "one" stands for is the food before it.
 * By itself the word would be a cereal.
 */

const end = String.raw`(?=[,;\n)]|\.(?!\d)|$| (?:for|from|at|with|after|later|today|too)\b| \()`;
const article = String.raw`(?:the |an? )?(?:(?:really|very|pretty|quite|fairly|just) )?`;
/** What came before: its count, and its words. */
const before = String.raw`(?<=^|[,;.\n] ?|\b(?:had|ate|drank|got) )((?:an?|${numeral}|\d{1,2}) )?(?!(?:an?|the|i|we|had|ate) )(\p{L}[\p{L}' -]{1,39}?\p{L})`;

/** "Burger, big one", "3 sausages (small ones)". */
const sized = new RegExp(
  String.raw`${before}(?:,| -|,? \(|) ${article}(small|little|tiny|wee|mini|medium|regular|large|big|huge|giant|massive)(?:[ -]sized?)? ones?\)?${end}`,
  "gu",
);
/** "A donut and another one", "a beer, then one more". */
const again = new RegExp(
  String.raw`${before}(,? (?:and |then |plus )+(?:had |ate )?)(?:(?:another|one more|a second|a further)(?: one)?)${end}`,
  "gu",
);
/** "2 burgers and a vegan one", "2 beef tacos and one chicken one". */
const sort = new RegExp(
  String.raw`${before}(,?) ((?:and |then |plus )*)(?:had )?(an?|${numeral}|\d{1,2}) (?!(?:small|big|large|whole|good|nice|quick|different|single|second) )(\p{L}[\p{L}-]+(?: \p{L}+)?) ones?${end}`,
  "gu",
);

const sizes = new Map([
  ["small", /^(?:small|little|tiny|wee|mini)$/u],
  ["large", /^(?:large|big|huge|giant|massive)$/u],
]);

function sizeOf(said: string): string {
  for (const [size, words] of sizes) if (words.test(said)) return size;
  return "medium";
}

/** "Beef tacos" as "beef taco". */
const oneOf = (food: string) => food.replace(/\p{L}+$/u, singular);

/** How many it is: nothing, or one. */
const isOne = (count: string) => /^(?:(?:an?|one|1) )?$/u.test(count);

/** "A vegan one" beside a sausage roll is a vegan sausage roll, "a chicken one" beside beef tacos a chicken taco. */
function sortOf(which: string, food: string, isName: (text: string) => boolean): string {
  const head = food.split(" ").at(-1) ?? food;
  return [`${which} ${food}`, `${which} ${head}`].find(isName) ?? food;
}

/** A text in small letters with "one" as the food that it stands for. */
export function withOnesNamed(text: string, isName: (text: string) => boolean): string {
  if (!/\b(?:ones?|another|second)\b/u.test(text)) return text;
  return text
    .replace(sized, (_, count: string | undefined, food: string, size: string) =>
      [count?.trim(), sizeOf(size), food].filter(Boolean).join(" "),
    )
    .replace(again, (_, count: string | undefined, food: string, joint: string) => {
      // Of "3 cookies and another one" it is one more.
      const more = isOne(count ?? "") ? food : oneOf(food);
      return `${count ?? ""}${food}${joint}1 ${more}`;
    })
    .replace(
      sort,
      (
        said: string,
        ...[count = "", food = "", comma = "", joint = "", number = "", which = ""]: string[]
      ) => {
        // "Fiber one" is a cereal.
        if (isName(`${which} one`)) return said;
        const further = sortOf(which, oneOf(food), isName);
        if (joint !== "") return `${count}${food}${comma} ${joint}${number} ${further}`;
        // Of several it was one, which has been counted; "snags, two beef ones" are two.
        if (count === "" && !isOne(`${number} `)) return `${number} ${sortOf(which, food, isName)}`;
        return count + (isOne(count) ? sortOf(which, food, isName) : food);
      },
    );
}
