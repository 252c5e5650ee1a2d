/** Of what a person did here that the server doesn't have yet. */
export const waitingMessages = {
  short: "waiting",
  text: "Not sent yet: that happens as soon as there is a connection.",
} as const;
