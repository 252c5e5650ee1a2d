/** That the network is gone, and what that means for whoever is here. */
export const offlineMessages = {
  person: "You're offline. What you log is kept here and sent when the connection is back.",
  /** Where the browser keeps nothing. */
  unkept:
    "You're offline. Keep this page open: what you log is sent from it when the connection is back.",
  visitor: "You're offline. Nothing of yours waits to be sent.",
} as const;
