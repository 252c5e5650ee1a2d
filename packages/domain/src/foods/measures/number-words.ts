/** Numbers as people say how many they had, as alternatives in patterns. */

export const twoOrMore = "two|three|four|five|six|seven|eight|nine|ten|eleven|twelve";
export const numeral = `one|${twoOrMore}`;
