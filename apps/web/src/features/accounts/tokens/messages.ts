/** Texts about personal access tokens, for scripts and iOS Shortcuts. */

const scopes = { read: "Read only", write: "Read and log" } as const;

/** How long a new token works, in days. */
const lifetimes = [
  { days: 30, label: "30 days" },
  { days: 90, label: "90 days" },
  { days: 365, label: "1 year" },
] as const;

const form = {
  open: "New Token",
  name: "Name",
  nameHint: "Where you'll use it, such as “iPhone” or “kitchen scale”.",
  nameMissing: "Please give it a name.",
  scope: "What it may do",
  lifetime: "Works for",
  submit: "Make Token",
  cancel: "Cancel",
  failed: "No token was made",
  unreachable: "There is no connection just now. Please try again.",
} as const;

const made = {
  title: (name: string) => `Your token “${name}”`,
  once: "Copy it now: it is shown only this once.",
  copy: "Copy",
  use: (header: string) => `Send it as ${header}, never in an address. To begin with:`,
  example: (origin: string) => `GET ${origin}/api/shortcuts/day`,
  done: "Done",
} as const;

const row = {
  about: (scope: keyof typeof scopes, used: string | null, expires: string) =>
    `${scopes[scope]} · ${used === null ? "Never used" : `Last used: ${used}`} · Until ${expires}`,
  expired: "Expired",
  revoke: "Revoke",
  revokeOf: (name: string) => `Revoke: ${name}`,
  question: (name: string) => ({
    title: `Revoke “${name}”?`,
    text: "What uses it stops working at once. This can't be undone, but you can make a new one.",
    yes: "Revoke",
    no: "Keep It",
  }),
  revoked: (name: string) => ({
    title: "Token Revoked",
    description: `“${name}” opens nothing now.`,
  }),
  failed: {
    title: "Revoking Failed",
    description: "The token still works. Please try again.",
  },
} as const;

export const tokenMessages = {
  title: "Access Tokens",
  about:
    "With a token, an iOS Shortcut or a script reads your day or logs what you ate. It can't change your account.",
  empty: "No tokens yet",
  emptyHint: "Make one for each phone or script, so that you can revoke them one by one.",
  unknown: "Your tokens didn't load",
  scopes,
  lifetimes,
  form,
  made,
  row,
} as const;
