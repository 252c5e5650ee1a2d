import { setTokenSource } from "../../../lib/api.ts";
import { askedToSign, askToSign, dismissAuthPrompt } from "../../../lib/auth-prompt.ts";
import { outbox } from "../../../lib/changes.ts";
import { eraseKept, startKeeping } from "../../../lib/kept.ts";
import {
  accessToken,
  forgetPerson,
  isOverdue,
  openFactor,
  sessionPerson,
  storedSession,
} from "./state.ts";

/** What to say after the reload that ends a session. */
export const farewell = "morsel-session-ended";
export type Ending = "inactivity" | "refused" | "deleted";

/**
 * Lets the stored session speak for the person, before anything is drawn: calls find their token,
 * and the outbox knows whose changes it keeps. Call it once, first of all.
 */
export function startSession(): void {
  setTokenSource(accessToken);
  if (storedSession() && isOverdue()) {
    forgetPerson();
    remember("inactivity");
  }
  askForFactor();
  const person = sessionPerson();
  void outbox.use(person);
  if (person !== null) startKeeping(person);
  else if (!storedSession()) eraseKept();
}

/** Opens the window for the second factor while it is outstanding, and closes it afterwards. */
export function askForFactor(): void {
  if (openFactor(storedSession())) askToSign("factor");
  else if (askedToSign() === "second-factor") dismissAuthPrompt();
}

/** Keeps in mind, over the reload that follows, why the session ended. */
export function remember(ending: Ending): void {
  try {
    sessionStorage.setItem(farewell, ending);
  } catch {
    // Storage is switched off: the person is signed out without a word.
  }
}
