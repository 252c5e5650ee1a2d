import { setTokenSource } from "../../../lib/api.ts";
import { askedToSign, askToSign, dismissAuthPrompt } from "../../../lib/auth-prompt.ts";
import { showPerson } from "../../../lib/changes.ts";
import { eraseKept, startKeeping } from "../../../lib/kept.ts";
import { usePersonId } from "../../../lib/person.ts";
import { accessToken } from "./access-token.ts";
import { forgetPerson } from "./personal-data.ts";
import { isOverdue } from "./stamps.ts";
import { openFactor, storedSession } from "./stored-session.ts";

/**
 * Where the session stands. What is stored decides: the auth client and other tabs write there too.
 *
 *     signed-out ──► second-factor ──► signed-in
 *         ▲ └────── (without one) ────────▲ │
 *         └─────────────────────────────────┘
 *
 * The ways from one to another are in transitions.ts, what takes them by itself is in watchers.ts;
 * both come after the first page.
 */
export type SessionState = "signed-out" | "second-factor" | "signed-in";

export function sessionState(): SessionState {
  const kept = storedSession();
  if (!kept) return "signed-out";
  return openFactor(kept) ? "second-factor" : "signed-in";
}

/** Whose data is shown: nobody's while the second factor is outstanding. */
export function sessionPerson(): string | null {
  return sessionState() === "signed-in" ? (storedSession()?.user.id ?? null) : null;
}

/** Opens the window for the second factor while it is outstanding, and closes it afterwards. */
export function askForFactor(): void {
  if (sessionState() === "second-factor") askToSign("factor");
  else if (askedToSign() === "second-factor") dismissAuthPrompt();
}

/** Takes the app to where the session stands: whose changes wait, whose answers are kept. */
export function enter(): void {
  askForFactor();
  const person = sessionPerson();
  const isShown = showPerson(person);
  if (person !== null) startKeeping(person, isShown);
  else if (sessionState() === "signed-out") eraseKept();
}

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
  enter();
}

/** What to say after the reload that ends a session. */
export const farewell = "morsel-session-ended";
export type Ending = "inactivity" | "refused" | "deleted";

/** Keeps in mind, over the reload that follows, why the session ended. */
export function remember(ending: Ending): void {
  try {
    sessionStorage.setItem(farewell, ending);
  } catch {
    // Storage is switched off: the person is signed out without a word.
  }
}

/** The signed-in person's address, for components; empty where it isn't known. */
export const useEmail = (): string =>
  usePersonId() === null ? "" : (storedSession()?.user.email ?? "");
