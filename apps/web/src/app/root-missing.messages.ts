/** Texts for a page that the app can't be drawn in. */
export const rootMissingMessages = {
  title: "Morsel can't start here",
  text:
    "This page came without its root element, so there is nowhere to draw the app. " +
    "Nothing you logged is lost. Reloading usually helps.",
} as const;
