export const messages = {
  birthInFuture: "Must not be in the future.",
} as const;
