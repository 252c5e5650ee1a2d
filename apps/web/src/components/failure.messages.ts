/** Texts for what couldn't be drawn. */
export const failureMessages = {
  missing: {
    title: "A part of Morsel didn't arrive",
    text: "The connection dropped, or Morsel was updated. Try again, or reload. Nothing you logged is lost.",
  },
  away: {
    title: "A part of Morsel didn't arrive",
    text: "This part isn't on this device yet. It opens as soon as the connection is back. Nothing you logged is lost.",
  },
  broken: {
    title: "This page tripped over itself",
    text: "Something went wrong while drawing it. That's on us. Nothing you logged is lost.",
  },
  reload: "Reload",
  home: "Back to the dashboard",
  details: "What happened",
} as const;
