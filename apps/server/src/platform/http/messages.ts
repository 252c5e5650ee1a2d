/** What the server says whatever the room. */
export const messages = {
  notFound: "There is nothing here.",
  notSignedIn: "Please sign in first.",
  invalidJson: "The body is not valid JSON.",
  invalidAddress: "The address is not valid.",
  invalidRequest: "The request is not valid.",
  invalidText: "Text must not hold null characters or broken Unicode.",
  tooLarge: "The body must be at most 1 MB.",
  mediaType: "Send the body as application/json.",
  method: (method: string) => `${method} does not work here.`,
  tooMany: "That was a bit much at once. Please try again soon.",
  internal: "Something went wrong on our side. Please try again.",
  unavailable: "The server is busy or not ready. Please try again soon.",
} as const;
