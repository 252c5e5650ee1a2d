import { numeral, twoOrMore } from "../../measures/number-words.ts";

const months =
  "january|february|march|april|may|june|july|august|september|october|november|december";

/** When something was eaten, which is no amount of it; a meal's name stays. */
export const whenEaten: readonly (readonly [pattern: RegExp, to: string])[] = [
  // "Lunch 12:30 - ham sandwich"
  [
    /\b(breakfast|brunch|lunch|dinner|supper|snacks?)[ ,(]{0,2}(?:at |@ ?)?\d{1,2}(?::\d\d ?(?:[ap]m)?| ?[ap]m)\b\)? ?[:–-]? ?(?=\p{L}|\d[\d./]*(?: \d\/\d)? ?\p{L})/giu,
    "$1: ",
  ],
  // "7:30 oatmeal", "1pm: chicken"
  [
    /(?<=(?:^|[,;\n]) ?)\d{1,2}(?::\d\d ?(?:[ap]m)?| ?[ap]m)\b ?[:-]? ?(?=\p{L}|\d[\d./]*(?: \d\/\d)? ?\p{L})/giu,
    "",
  ],
  // "8am coffee 10am banana", "oats 12:15 soup": another food was had then.
  [
    /(?<=[\p{L}\d)])(?<!\b(?:at|by|around|about|till?|until|before|after|from|since|past|for)) (?:(?:0?\d|1\d|2[0-3]):[0-5]\d(?: ?[ap]m)?|(?:0?\d|1[0-2]) ?[ap]m)\b ?[:–-]? ?(?=\p{L}|\d[\d./]* ?\p{L})/giu,
    ", ",
  ],
  // "Around eleven a croissant"
  [
    new RegExp(
      String.raw`\b(?:at|around|about|by) (?:(?:half past|quarter past|quarter to) )?(?:${numeral}|1[0-2]|[1-9])(?:ish)?(?: o'?clock)?,? (?=(?:an?|some|my|i|we) )`,
      "giu",
    ),
    "",
  ],
  // "27/11: 2 eggs", "2026-11-27 - toast", "27 Nov - tea", "27.11. soup", "11/27 1 bowl of soup"
  [
    /(?<=(?:^|\n) ?)(?:\d{4}[-/.]\d{1,2}[-/.]\d{1,2}|\d{1,2}[/.]\d{1,2}[/.]\d{2,4}|\d{1,2}(?:st|nd|rd|th)? (?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\p{L}*\.?(?: \d{4})?|\d{1,2}[/.]\d{1,2}(?=\.|:| -)|(?:1\d|2\d|3[01])\/(?:1[0-2]|[1-9])(?= )|(?:1[0-2]|[1-9])\/(?:1[7-9]|2\d|3[01])(?= )) ?[.:,–-]{0,2} ?(?=[\p{L}\d])/giu,
    "",
  ],
  // "4th of july: 2 hot dogs", "july 4th - ribs"
  [
    new RegExp(
      String.raw`(?<=(?:^|\n) ?)(?:the )?(?:\d{1,2}(?:st|nd|rd|th) of (?:${months})|(?:${months}) \d{1,2}(?:st|nd|rd|th)?)(?: ?[:–-]|,)? ?(?=[\p{L}\d])`,
      "giu",
    ),
    "",
  ],
  // "2 days ago: toast"
  [
    new RegExp(
      String.raw`(?<=(?:^|[,;.\n]) ?)(?:\d{1,2}|an?|${twoOrMore}|a few|a couple of) (?:days?|hours?|hrs?|weeks?|mins?|minutes?) ago(?::| -|,)? ?(?=[\p{L}\d])`,
      "giu",
    ),
    "",
  ],
  // "8.30am: toast", "8h30 a coffee", "20h: soup", "08.15 a cup of …", "at 8 3 oz …"
  [
    /(?<=(?:^|[,;\n]) ?)(?:(?:at |around )?\d{1,2}(?:\.\d\d ?[ap]\.?m\.?|h\d\d|h(?=:| -)|:\d\d ?(?:h|uhr))|0\d\.\d\d|(?:at )?(?:1\d|2[0-3]|\d)\.\d\d(?= (?:an? |half |some |my |\d))|at \d{1,2}(?= (?:an? |half |some |my |\d)))(?::| -|,)? ?(?=[\p{L}\d])/giu,
    "",
  ],
  // "Half past 8 a cup of …", "noon 2 eggs"
  [
    new RegExp(
      String.raw`(?<=^|[,;.\n] ?)(?:(?:at|around|about|by) )?(?:(?:half past|quarter past|quarter to) (?:${numeral}|1[0-2]|[1-9])(?: o'?clock)?|(?:noon|midday|midnight|lunchtime|teatime|bedtime)(?=(?: -|:|,)? (?:\d|an? |half |one |two |three )))(?: -|:|,)? (?=[\p{L}\d])`,
      "giu",
    ),
    "",
  ],
  // "Sat" and "Tues night" on a line of their own
  [
    /(?<=^|\n) ?(?:mon|tues?|wed(?:nes)?|thurs?|fri|sat(?:ur)?|sun)(?:day)?(?: (?:morning|afternoon|evening|night))? ?[:–-]? ?(?=\n)/giu,
    "",
  ],
  // "Coffee with milk through the day"
  [
    /,? (?:all )?(?:through(?:out)?|over|during|across) (?:the|my|today's) (?:whole )?(?:day|morning|afternoon|evening|night|shift)(?=[,.;\n]|$| (?:and|then)\b)/giu,
    "",
  ],
];
