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
  // "Around eleven a croissant"
  [
    /\b(?:at|around|about|by) (?:(?:half past|quarter past|quarter to) )?(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|1[0-2]|[1-9])(?:ish)?(?: o'?clock)?,? (?=(?:an?|some|my|i|we) )/giu,
    "",
  ],
  // "Half past 8 a cup of …", "noon 2 eggs"
  [
    /(?<=^|[,;.\n] ?)(?:(?:at|around|about|by) )?(?:(?:half past|quarter past|quarter to) (?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|1[0-2]|[1-9])(?: o'?clock)?|(?:noon|midday|midnight|lunchtime|teatime|bedtime)(?=(?: -|:|,)? (?:\d|an? |half |one |two |three )))(?: -|:|,)? (?=[\p{L}\d])/giu,
    "",
  ],
  // "Sat" and "Tues night" on a line of their own
  [
    /(?<=^|\n) ?(?:mon|tues?|wed(?:nes)?|thurs?|fri|sat(?:ur)?|sun)(?:day)?(?: (?:morning|afternoon|evening|night))? ?[:–-]? ?(?=\n)/giu,
    "",
  ],
];
