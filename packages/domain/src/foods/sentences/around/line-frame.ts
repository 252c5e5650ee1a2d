import { about } from "../../measures/hedge-words.ts";
import { sparing } from "../../sparing-pattern.ts";

/**
 * What only frames a text: "I had mocha, medium for lunch today." is "mocha, medium". Many rules read
 * how a food begins or ends a line, and find it there once this is gone.
 *
 *     text = [meal ":"] [time] ["I had"] foods ["for" meal] [time] ["."]
 */

const meal = "(?:breakfast|brekkie|brekky|brunch|lunch|dinner|supper)";
const time =
  "(?:today|tonight|yesterday|last night|this (?:morning|afternoon|evening)|(?:earlier|late) today)";
const heading = new RegExp(String.raw`^\s*(?:${meal}|snacks?)(?: ${time})? ?: ?(?=\S)`, "iu");
/** Another meal's heading, or who else ate: each of them has its own foods. */
const others = new RegExp(String.raw`[\n;.,] ?(?:${meal}|snacks?) ?[:–—-]`, "iu");
/** "Hey so 2 eggs", "please log 2 eggs"; "so delicious" and "log cabin" are makers. */
const greeting = sparing(
  String.raw`^\s*(?:(?:hey|hi|hello|ok(?:ay)?|um+|uh+|er+m?|alright|yeah|yes)(?: there| morsel)?,? (?:(?:so|um+|uh+|well|just),? )*)?(?:(?:please|pls|plz|can you|could you) )?(?:(?:log|add|track|record)(?: that)?:? (?!cabin\b|\w+ing\b))?(?=[\p{L}\d])`,
  "iu",
);
const begin = sparing(
  String.raw`^\s*(?:(?:and |so |ok(?:ay)? )*(?:for ${meal}|${time}),? )?(?:(?:i|we)(?:'ve| have)? (?:(?:just|only|also) )?)?(?:had|ate|eaten|drank) (?:my )?(?!(?:to|too|for|been|no|nothing|none|only|it|them|one|some|all|half|a bit|lots?|about half|at)\b)(?=[\p{L}\d])`,
  "iu",
);
const end = sparing(
  String.raw`(?<=\p{L}{2}|\d)(?<! (?:from|for|of|since|until|till?|by|on|as))(?:,? for (?:my )?${meal})?(?:,? ${time})?[.!]?\s*$`,
  "iu",
);

/** "About 1 cup rice 1 cup dal": further amounts tell where the first food ends. */
const hedged = sparing(String.raw`^\s*${about} (?=\d.*\p{L} \d)`, "isu");

export function withoutFrame(text: string): string {
  if (others.test(text)) return text;
  const plain = text.replace(greeting, "").replace(heading, "").replace(begin, "").replace(end, "");
  return plain.replace(hedged, "");
}
