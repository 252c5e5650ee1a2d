import { waitText } from "@morsel/domain/english";

/** Messages that don't belong to one room. */
export const messages = {
  notFound: "There is nothing here.",
  notSignedIn: "Please sign in first.",
  invalidJson: "The body is not valid JSON.",
  forbiddenKey: 'The body must not hold the keys "__proto__" or "constructor.prototype".',
  invalidAddress: "The address is not valid.",
  longAddress: "A part of the address is too long.",
  tokenInAddress:
    "A token belongs in the header Authorization, never in the address, which others may keep. Revoke this one and make a new one.",
  longHeaders: "The headers are too long.",
  noHost: "The header Host is missing.",
  tooSlow: "The request took too long to arrive.",
  invalidRequest: "The request is not valid.",
  madeAgo: "Must be a whole number of milliseconds.",
  erased: "All data was deleted after this was made.",
  cursor: "This page reference is not valid. Start from the first page.",
  invalidText: "Text must not hold null characters or broken Unicode.",
  tooDeep: (max: number) => `The body must be nested at most ${max} levels deep.`,
  tooLarge: "The body must be at most 1 MB.",
  mediaType: "Send the body as application/json.",
  compressed: "Send the body uncompressed.",
  method: (method: string) => `${method} does not work here.`,
  tooMany: (seconds: number) =>
    `That was a bit much at once. Please wait ${waitText(seconds)} and try again.`,
  internal: "Something went wrong on our side. Please try again.",
  cannotSave: "The server can't save anything right now. Please try again soon.",
  unavailable: "The server is busy or not ready. Please try again soon.",
  databaseSilent: "The database does not answer.",
  /** Why a field is refused; each is appended to its name. */
  fields: {
    missing: "Is missing.",
    kind: (kind: string) => `Must be ${kind}.`,
    empty: "Must not be empty.",
    brokenText: "Must not hold null characters or broken Unicode.",
    oneOf: (values: readonly unknown[]) =>
      `Must be ${values.length > 1 ? "one of " : ""}${values.join(", ")}.`,
    number: (word: string, limit: string) => `Must be ${word} ${limit}.`,
    length: (word: string, limit: string, unit: string) => `Must have ${word} ${limit} ${unit}.`,
  },
  /** Descriptions of replies in the OpenAPI document. */
  description: {
    refused: "Refused.",
    noBody: "Done; there is no body.",
    redirect: "See the header Location.",
    file: "A file.",
    stream: "A stream that goes on until one side ends it.",
    sameFile: "The file that you have.",
  },
} as const;
