/** Numbers as people say how many they had, as alternatives in patterns. */

/** Zero to nineteen, in order. */
export const onesInWords =
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
/** Twenty to ninety, in order. */
export const tensInWords = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

export const twoOrMore = "two|three|four|five|six|seven|eight|nine|ten|eleven|twelve";
export const numeral = `one|${twoOrMore}`;
