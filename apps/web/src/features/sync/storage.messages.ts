/** What it means for a person where their browser keeps nothing. */
export const storageMessages = {
  refused: {
    title: "Nothing is kept on this device",
    message:
      "This browser doesn't let Morsel store anything. All is well while you're online; keep the page open until what you log is sent.",
  },
  full: {
    title: "This device is full",
    message:
      "There is no room left to keep your diary here, so Morsel starts empty without a network; keep the page open until what you log is sent.",
  },
} as const;
