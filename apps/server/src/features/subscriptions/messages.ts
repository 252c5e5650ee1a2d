export const messages = {
  forged: "This is not RevenueCat's webhook.",
} as const;
