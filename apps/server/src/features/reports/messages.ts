export const messages = {
  fileName: (at: Date) => `morsel-${at.toISOString().slice(0, 10)}.zip`,
  tooManyExports: "You have exported your data many times within the hour. Try again later.",
  schemaTitle: "A person's data in Morsel",
} as const;
