import { isEmail } from "@morsel/domain/accounts/email";
import { isTooShort } from "@morsel/domain/accounts/password";
import { signInMessages } from "./messages.ts";
import type { Mode, Notice } from "./notice.ts";

/** The sign-in form's entire state; the component only draws it and dispatches events. */
export interface FormState {
  readonly mode: Mode;
  readonly email: string;
  readonly password: string;
  /** A call is in progress, so everything is disabled. */
  readonly pending: boolean;
  /** The popup over the form. */
  readonly notice: Notice | null;
  /** The address awaiting verification, for the resend button. */
  readonly unverified: string | null;
  /** Where a reset mail was just sent, so that its code can be entered. */
  readonly resetSentTo: string | null;
  /** A mode the form switches to by itself, after so many milliseconds. */
  readonly next: { readonly mode: Mode; readonly after: number } | null;
}

export type FormEvent =
  | { type: "email-typed"; email: string }
  | { type: "password-typed"; password: string }
  | { type: "mode-chosen"; mode: Mode }
  | { type: "key-pressed" }
  | { type: "sent" }
  /** A reply arrived, or the input was invalid. */
  | { type: "told"; notice: Notice; unverified?: string; resetSentTo?: string }
  | { type: "notice-closed" }
  | { type: "notice-action" }
  | { type: "next-due" }
  | { type: "done" };

export const emptyForm = (mode: Mode = "sign-in"): FormState => ({
  mode,
  email: "",
  password: "",
  pending: false,
  notice: null,
  unverified: null,
  resetSentTo: null,
  next: null,
});

/** Switching modes keeps the address but never the password. */
function inMode(state: FormState, mode: Mode): FormState {
  if (mode === state.mode) return { ...state, next: null };
  return { ...state, mode, next: null, password: "", resetSentTo: null };
}

/** The notice's own next mode comes at once, or later: the form then waits with it in `next`. */
function afterAnswer(state: FormState, event: FormEvent & { type: "told" }): FormState {
  const { notice, resetSentTo = state.resetSentTo, unverified = state.unverified } = event;
  const answered = { ...state, pending: false, notice, resetSentTo, unverified };
  const { next } = notice;
  if (!next) return answered;
  if (next.after > 0) return { ...answered, next };
  return { ...inMode(answered, next.mode), password: "" };
}

export function formAfter(state: FormState, event: FormEvent): FormState {
  switch (event.type) {
    case "email-typed":
      return { ...state, email: event.email, next: null };
    case "password-typed":
      return { ...state, password: event.password, next: null };
    // Whoever is doing something here is not led away.
    case "key-pressed":
      return state.next ? { ...state, next: null } : state;
    case "mode-chosen":
      return { ...inMode(state, event.mode), notice: null };
    case "sent":
      return { ...state, pending: true, notice: null, next: null };
    case "told":
      return afterAnswer(state, event);
    case "notice-closed":
      return { ...state, notice: null };
    case "notice-action": {
      const chosen = state.notice?.action;
      return chosen ? { ...inMode(state, chosen.mode), notice: null } : state;
    }
    case "next-due":
      return state.next ? inMode(state, state.next.mode) : state;
    case "done":
      return { ...state, pending: false, password: "" };
  }
}

/**
 * Why the form can't be sent in its current mode, or null. `unmet` are the password rules that the
 * password doesn't meet yet.
 */
export function obstacle(state: FormState, unmet: readonly string[]): Notice | null {
  const email = state.email.trim();
  switch (state.mode) {
    case "forgot-password":
      if (email === "") return signInMessages.input.resetNeedsEmail;
      return isEmail(email) ? null : signInMessages.input.email;
    case "verification-required":
      return state.unverified ? null : signInMessages.input.resendNeedsSignUp;
    case "sign-in":
    case "sign-up":
      if (email === "" || state.password === "") return signInMessages.input.missing;
      if (!isEmail(email)) return signInMessages.input.email;
      if (state.mode === "sign-up")
        return unmet.length > 0 ? signInMessages.passwordNeeds(unmet) : null;
      return isTooShort(state.password) ? signInMessages.input.shortPassword : null;
  }
}

/** Why the sign-in mode's resend link, which uses the typed address, can't be used. */
export function resendObstacle(state: FormState): Notice | null {
  const email = state.email.trim();
  if (email === "") return signInMessages.input.resendNeedsEmail;
  return isEmail(email) ? null : signInMessages.input.email;
}

/** Signed up and awaiting verification: back to sign-in, with the password cleared. */
export function signedUp(email: string): FormEvent {
  return { type: "told", notice: signInMessages.outcome.accountCreated, unverified: email };
}
