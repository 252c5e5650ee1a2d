import { setTokenSource } from "../../../lib/api.ts";
import { askedToSign, askToSign, dismissAuthPrompt } from "../../../lib/auth-prompt.ts";
import { showPerson } from "../../../lib/changes.ts";
import { usePersonId } from "../../../lib/person.ts";
import { eraseStored, startReplica } from "../../../lib/replica-start.ts";
import { viewOfPath } from "../../../lib/tabs.ts";
import { accessToken } from "./access-token.ts";
import { forgetPerson } from "./personal-data.ts";
import { isOverdue } from "./stamps.ts";
import { openFactor, storedSession } from "./stored-session.ts";

/**
 * The session's state. Storage decides, since the auth client and other tabs write there too.
 *
 *     signed-out ──► second-factor ──► signed-in
 *         ▲ └────── (without one) ────────▲ │
 *         └─────────────────────────────────┘
 *
 * Transitions are in transitions.ts, their triggers in watchers.ts; both load after first paint.
 */
export type SessionState = "signed-out" | "second-factor" | "signed-in";

export function sessionState(): SessionState {
  const kept = storedSession();
  if (!kept) return "signed-out";
  return openFactor(kept) ? "second-factor" : "signed-in";
}

/** Whose data to show; nobody's while the second factor is outstanding. */
export function sessionPerson(): string | null {
  return sessionState() === "signed-in" ? (storedSession()?.user.id ?? null) : null;
}

/** Opens the second factor's dialog while it is outstanding, and closes it afterwards. */
export function askForFactor(): void {
  if (sessionState() === "second-factor") askToSign("factor");
  else if (askedToSign() === "second-factor") dismissAuthPrompt();
}

/** Brings the app in line with the session: whose changes to send, whose answers to store. */
export function enter(): void {
  askForFactor();
  const person = sessionPerson();
  const isShown = showPerson(person);
  if (person !== null) startReplica(person, isShown);
  else if (sessionState() === "signed-out") eraseStored();
}

/**
 * Enters the stored session before anything is drawn, so that calls have their token and the outbox
 * its owner. Call it once, before anything else.
 */
export function startSession(): void {
  setTokenSource(accessToken);
  if (storedSession() && isOverdue()) {
    forgetPerson();
    remember("inactivity");
    // Pages behind mailed links aren't views: they stay.
    if (viewOfPath(window.location.pathname) !== "home") window.history.replaceState(null, "", "/");
  }
  enter();
}

/** The storage key for why the session ended. */
export const farewell = "morsel-session-ended";
export type Ending = "inactivity" | "refused" | "deleted";

/** Remembers, across the reload that follows, why the session ended. */
export function remember(ending: Ending): void {
  try {
    sessionStorage.setItem(farewell, ending);
  } catch {
    // Storage is switched off: the person is signed out without an explanation.
  }
}

/** The signed-in person's address, for components; empty if unknown. */
export const useEmail = (): string =>
  usePersonId() === null ? "" : (storedSession()?.user.email ?? "");
