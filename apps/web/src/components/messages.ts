/** Texts of the shared components in the first load. */
export const componentMessages = {
  product: "Morsel",
  loading: "Loading",
  offline: "You're offline",
  failedAway: "It will be here as soon as the connection is back. Nothing you logged is lost.",
  failedHere: "That's on our side. Nothing you logged is lost.",
  tryAgain: "Try again",
} as const;
