import * as z from "zod/mini";
import { authSession } from "./auth-service.ts";
import { route } from "./route.ts";

/**
 * How an owner whom somebody else has locked out gets back in. Both ways start with a mailed link.
 */

export const undoCodes = {
  /** 403: used, expired or not one of ours. */
  link: "LINK_NOT_VALID",
  /** 409: the old address belongs to another account by now. */
  taken: "ADDRESS_TAKEN",
  /** 409: there is no second factor to remove. */
  noFactor: "NO_SECOND_FACTOR",
  /** 409: it was set up too long ago for a mail to be enough. */
  oldFactor: "SECOND_FACTOR_TOO_OLD",
} as const;

const link = z.object({ token_hash: z.string().check(z.minLength(1), z.maxLength(500)) });

/**
 * Undoes a change of address within seven days, by the link mailed to the old address, even once
 * the new one is confirmed. Ends every session and removes the password and whatever else was set
 * up since; the session in the reply is for setting a new password.
 */
export const undoEmailChange = route({
  method: "POST",
  path: "/api/auth/undo-email-change",
  access: "anyone",
  summary: "Undo a change of address",
  body: link,
  status: 200,
  reply: authSession,
});

/** When the second factor will be removed (ISO 8601). */
const due = z.iso.datetime();

/**
 * Mails a link that removes a second factor set up in the last seven days, to somebody who has yet
 * to pass it or can't. `dueAt` is set if the removal has already been confirmed.
 */
export const askFactorRemoval = route({
  method: "POST",
  path: "/api/auth/factor-removal",
  access: "person",
  summary: "Ask for the removal of a second factor",
  status: 200,
  reply: z.object({ dueAt: z.nullable(due) }),
});

/**
 * Removes the second factor in a day's time, unless somebody passes it before then. Ends every
 * session at once and removes the password.
 */
export const confirmFactorRemoval = route({
  method: "POST",
  path: "/api/auth/factor-removal/confirm",
  access: "anyone",
  summary: "Confirm the removal of a second factor",
  body: link,
  status: 200,
  reply: z.object({ dueAt: due }),
});
