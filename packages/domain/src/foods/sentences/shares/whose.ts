import { numeral } from "../../measures/number-words.ts";
import { sparing } from "../../sparing-pattern.ts";
import { shareWord } from "./number-text.ts";

/** Whose a food was, of which somebody ate some: "half of her sandwich", "1/3 of John's pasta". */

const amount = String.raw`(?:${shareWord}|rest|remainder|some|all|most|ends?|crusts?|(?:a )?(?:few|couple)|(?:bites?|spoonfuls?|handfuls?|mouthfuls?|pieces?|slices?|forkfuls?|sips?)|\d{1,2}|${numeral})`;
const relation =
  "(?:kid(?:do)?|son|daughter|husband|wife|hubby|hubs|partner|boyfriend|girlfriend|bf|gf|mom|mum|mam|mommy|mummy|dad|daddy|sister|brother|friend|mate|toddler|baby|bub|child|children|roommate|flatmate|housemate|boy|girl|mother|father|grandma|grandpa|gran|nan|nana|nephew|niece|cousin|aunt|uncle|colleague|coworker|boss|neighbou?r|lo|dd|ds|dh)";
/** "Half of her", "some of my sons", "1/3 of the kids'": one's own or a relation's. */
const ofOwner = sparing(
  String.raw`\b(${amount}) (?:of )?(?:(?:my|our|his|her|their|the) )?(?:${relation}(?:'s|s'|s)|(?:his|her|their)) (?=\p{L})`,
  "gu",
);
const ofSomebody = sparing(
  String.raw`\b(${amount}) of (\p{L}+)('s) (\p{L}+(?: \p{L}+)?)(?=[,;\n)]|\.(?!\d)|$| )`,
  "gu",
);
/** "Her other half of banana" */
const otherHalf =
  /\b(?:(?:her|his|their|my|the|\p{L}+'s) )?other half (?:of )?(?:(?:the|her|his|their|my|an?) )?(?=\p{L})/gu;
/** "Half of Reese's cup" */
const halfOf =
  /(?<!\band an? )\bhalf of (?!(?:an?|the|my|it|them|that|those|these|this|what|his|her|their|our|us|each)\b|[\p{L} ]{0,20}\b(?:portion|serving|recipe)s?\b)(?=\p{L})/gu;
/** "Toddler had", "my son ate", "little one finished": who it was. */
const theyHad = sparing(
  String.raw`(?<=^|[,;.:\n] ?|\b(?:and|then) )(?:(?:the|my|our|his|her) )?(?:${relation}s?|little (?:one|man|guy|girl|boy)|bubs?|wee (?:one|man)|twins) (?:also |only |just |then |mostly )?(?:had|has|ate|eats|drank|drinks|finished|got|was given) (?=[\p{L}\d])`,
  "gu",
);
/** "Rice pudding, kid left a third" */
const theyLeft = new RegExp(
  String.raw`\b(?:(?:the|my|our) )?(?:${relation}s?|little one|she|he|they) (?=left (?:half|most|some|an? |\d))`,
  "gu",
);
/** What chains and makers sell, and people don't. */
const sold = [
  "burger",
  "fries",
  "pizza",
  "sandwich",
  "coffee",
  "cookies",
  "soup",
  "salad",
  "chips",
  "cups",
];

/** A text with what was somebody's as a food like others. */
export function withoutOwners(text: string, isName: (text: string) => boolean): string {
  return text
    .replace(theyHad, "")
    .replace(theyLeft, "")
    .replace(otherHalf, "half of the ")
    .replace(ofOwner, (said: string, of: string) =>
      said.includes(" of ") || /^(?:half|all|most)$/u.test(of) ? `${of} of the ` : said,
    )
    .replace(ofSomebody, (said: string, of: string, name: string, _: string, food: string) => {
      const isMaker =
        isName(`${name}'s ${food}`) || sold.some((thing) => isName(`${name}'s ${thing}`));
      return isMaker ? said : `${of} of the ${food}`;
    })
    .replace(halfOf, "half of the ");
}
