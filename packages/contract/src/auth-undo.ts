import * as z from "zod/mini";
import { authSession } from "./auth-service.ts";
import { route } from "./route.ts";

/** Ways back for an owner whom somebody else has locked out. Both begin with a mailed link. */

export const undoCodes = {
  /** 403: used, too old, or none of ours. */
  link: "LINK_NOT_VALID",
  /** 409: the old address belongs to another account by now. */
  taken: "ADDRESS_TAKEN",
  /** 409: there is no second factor to take off. */
  noFactor: "NO_SECOND_FACTOR",
  /** 409: it was set up too long ago for a mail to be enough. */
  oldFactor: "SECOND_FACTOR_TOO_OLD",
} as const;

const link = z.object({ token_hash: z.string().check(z.minLength(1), z.maxLength(500)) });

/**
 * Undoes a change of address, for seven days, by the link in the mail to the old address; also once
 * the new one is confirmed. Every session ends, the password goes, and so does what else was set up
 * since; the session of the reply is there to set a new password.
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

/** When the second factor goes, as an instant (ISO 8601). */
const due = z.iso.datetime();

/**
 * Mails the link with which a second factor of the last seven days is taken off, to somebody who
 * has yet to show it or can't. `dueAt` is set where one was confirmed before.
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
 * Takes the second factor off, a day from now, unless it is shown before. Every session ends at
 * once, and the password goes.
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
