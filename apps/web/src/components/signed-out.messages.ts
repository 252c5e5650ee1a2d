/** Texts of what visitors see instead of a screen. */
export const signedOutMessages = {
  signIn: "Sign in",
  create: "Create an account",
} as const;
