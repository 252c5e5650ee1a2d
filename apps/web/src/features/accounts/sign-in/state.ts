import { checkPassword } from "@morsel/domain/accounts/password";
import { useEffect, useReducer } from "react";
import { navigate } from "wouter/use-browser-location";
import { dismissAuthPrompt } from "../../../lib/auth-prompt.ts";
import { draftOr, useKeptDraft } from "../../../lib/drafts.ts";
import { toast } from "../../../lib/toast.ts";
import { failureOf } from "../failure.ts";
import { resetPage } from "../mailed-links/state.ts";
import { type Provider, providerMessages } from "../providers/messages.ts";
import { signInWith } from "../providers/mutations.ts";
import {
  emptyForm,
  type FormEvent,
  type FormState,
  formAfter,
  obstacle,
  resendObstacle,
  signedUp,
} from "./form.ts";
import { signInMessages } from "./messages.ts";
import { enterCode, resendVerification, sendReset, signIn, signUp } from "./mutations.ts";
import type { Mode, Notice } from "./notice.ts";
import { refused } from "./refusal.ts";

/** The address is kept while the page reloads, the password never. */
const draftName = "sign-in.email";

/** How long (ms) "Signing in..." shows before the page reloads with its session. */
const reloadAfter = 1_000;

/** The sign-in form as components see it. */
export interface SignIn {
  readonly state: FormState;
  send(event: FormEvent): void;
  submit(): Promise<void>;
  /** The sign-in mode's resend link, which uses the typed address. */
  resend(): Promise<void>;
  leaveFor(provider: Provider): Promise<void>;
  /** Enters the code of the mail that the current mode is about. Throws an `AccountFailure`. */
  enterCode(email: string, code: string): Promise<void>;
}

const unmetRules = (password: string) =>
  checkPassword(password)
    .filter(({ met }) => !met)
    .map(({ label }) => label.charAt(0).toLowerCase() + label.slice(1));

/** The form's state, timers and calls. `onSignedIn` runs once somebody is signed in. */
export function useSignIn(mode: Mode, onSignedIn?: () => void): SignIn {
  const [state, send] = useReducer(formAfter, mode, (first) => ({
    ...emptyForm(first),
    email: draftOr(draftName, ""),
  }));
  useKeptDraft(draftName, state.email);
  const { notice, next } = state;

  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(() => send({ type: "notice-closed" }), notice.duration);
    return () => clearTimeout(timer);
  }, [notice]);

  useEffect(() => {
    if (!next) return;
    const timer = setTimeout(() => send({ type: "next-due" }), next.after);
    const stay = () => send({ type: "key-pressed" });
    // Before the popup sees the key: Escape closes it, and the event goes no further.
    window.addEventListener("keydown", stay, true);
    return () => {
      clearTimeout(timer);
      window.removeEventListener("keydown", stay, true);
    };
  }, [next]);

  const tell = (notice: Notice) => send({ type: "told", notice });

  async function enter(email: string) {
    const { mode, password } = state;
    send({ type: "sent" });
    try {
      if (mode === "sign-up") {
        send(signedUp(await signUp(email, password)));
        return;
      }
      const outcome = await signIn(email, password);
      if (outcome === "reload") {
        tell(signInMessages.outcome.signingIn);
        setTimeout(() => window.location.reload(), reloadAfter);
        return;
      }
      send({ type: "done" });
      // The second factor has its own dialog.
      if (outcome === "second-factor") return;
    } catch (failure) {
      send(refused(failure, email));
      return;
    }
    toast(signInMessages.toasts.welcome);
    onSignedIn?.();
  }

  async function resendTo(email: string) {
    send({ type: "sent" });
    try {
      await resendVerification(email);
      tell(signInMessages.outcome.verificationSent);
    } catch (failure) {
      tell(signInMessages.resendFailed(failureOf(failure).reason));
    }
  }

  async function reset(email: string) {
    send({ type: "sent" });
    try {
      await sendReset(email);
      send({ type: "told", notice: signInMessages.outcome.resetSent, resetSentTo: email });
    } catch (failure) {
      tell(signInMessages.resetFailed(failureOf(failure).reason));
    }
  }

  return {
    state,
    send,
    async submit() {
      if (state.pending) return;
      const inTheWay = obstacle(state, unmetRules(state.password));
      if (inTheWay) {
        tell(inTheWay);
        return;
      }
      const email = state.email.trim();
      if (state.mode === "verification-required") return resendTo(state.unverified ?? email);
      if (state.mode === "forgot-password") return reset(email);
      await enter(email);
    },
    async resend() {
      const inTheWay = resendObstacle(state);
      if (inTheWay) {
        tell(inTheWay);
        return;
      }
      await resendTo(state.email.trim());
    },
    async enterCode(email, code) {
      const recovers = state.mode === "forgot-password";
      await enterCode(recovers ? "recovery" : "signup", email, code);
      if (recovers) {
        dismissAuthPrompt();
        navigate(resetPage);
      } else {
        toast(signInMessages.toasts.welcome);
        onSignedIn?.();
      }
    },
    async leaveFor(provider) {
      send({ type: "sent" });
      try {
        await signInWith(provider);
      } catch (failure) {
        tell(providerMessages.notice(provider, failureOf(failure)));
      }
    },
  };
}
