/** Every text that the foods room answers. */
export const messages = {
  foodNotFound: "We couldn't find this food.",
  measurementNotUnderstood: "We couldn't read this measurement.",
} as const;
