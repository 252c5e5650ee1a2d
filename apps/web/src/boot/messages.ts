/** Texts of the start, before the app's own code is there. */
export const bootMessages = {
  notArrived: "Morsel didn't arrive. Please check the connection and reload the page.",
} as const;
