/** The texts of the update banner. */
export const updateMessages = {
  title: "A new version of Morsel is ready",
  text: "Updating takes a moment. What you've typed stays.",
  now: "Update Now",
  later: "Later",
  close: "Close",
} as const;
