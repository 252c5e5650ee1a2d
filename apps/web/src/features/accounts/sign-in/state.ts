import { checkPassword } from "@morsel/domain/accounts/password";
import { useEffect, useReducer } from "react";
import { navigate } from "wouter/use-browser-location";
import { dismissAuthPrompt } from "../../../lib/auth-prompt.ts";
import { toast } from "../../../lib/toast.ts";
import { resetPage } from "../mailed-links/state.ts";
import {
  type Mode,
  outcomeNotices,
  type Provider,
  providerNotice,
  refusalNotice,
  reloadAfter,
  resendFailed,
  resetFailed,
  toasts,
} from "../messages.ts";
import {
  emptyForm,
  type FormEvent,
  type FormState,
  formAfter,
  obstacle,
  resendObstacle,
  signedUp,
} from "./form.ts";
import {
  enterCode,
  type Outcome,
  resendVerification,
  sendReset,
  signIn,
  signInWith,
  signUp,
} from "./mutations.ts";

/** The sign-in form as a component holds it. */
export interface SignIn {
  readonly state: FormState;
  send(event: FormEvent): void;
  submit(): Promise<void>;
  /** The resend link of the sign-in mode, for the typed address. */
  resend(): Promise<void>;
  leaveFor(provider: Provider): Promise<void>;
  /** The code of the mail that the present mode waits for. Null when it was right, else why not. */
  enterCode(email: string, code: string): Promise<string | null>;
}

const unmetRules = (password: string) =>
  checkPassword(password)
    .filter(({ met }) => !met)
    .map(({ label }) => label.charAt(0).toLowerCase() + label.slice(1));

/** The form's state, its timers and its calls. `onSignedIn` runs once somebody is in. */
export function useSignIn(mode: Mode, onSignedIn?: () => void): SignIn {
  const [state, send] = useReducer(formAfter, mode, emptyForm);
  const { notice, next } = state;

  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(() => send({ type: "notice-closed" }), notice.duration);
    return () => clearTimeout(timer);
  }, [notice]);

  useEffect(() => {
    if (!next) return;
    const timer = setTimeout(() => send({ type: "next-due" }), next.after);
    return () => clearTimeout(timer);
  }, [next]);

  function take(outcome: Outcome) {
    switch (outcome.kind) {
      case "signed-in":
        send({ type: "done" });
        toast(toasts.welcome);
        return onSignedIn?.();
      case "second-factor": {
        send({ type: "done" });
        return;
      }
      case "reload":
        send({ type: "told", notice: outcomeNotices.signingIn });
        setTimeout(() => window.location.reload(), reloadAfter);
        return;
      case "must-verify": {
        send(signedUp(outcome.email));
        return;
      }
      case "refused": {
        send({
          type: "told",
          notice: refusalNotice(outcome.refusal),
          unverified: outcome.email,
        });
        return;
      }
      case "unreachable": {
        send({ type: "told", notice: outcomeNotices.unreachable });
        return;
      }
    }
  }

  async function resendTo(email: string) {
    send({ type: "sent" });
    const reason = await resendVerification(email);
    const sent = reason === null;
    send({
      type: "told",
      notice: sent ? outcomeNotices.verificationSent : resendFailed(reason),
    });
  }

  async function reset(email: string) {
    send({ type: "sent" });
    const reason = await sendReset(email);
    const sent = reason === null;
    send({
      type: "told",
      notice: sent ? outcomeNotices.resetSent : resetFailed(reason),
      ...(sent && { resetSentTo: email }),
    });
  }

  return {
    state,
    send,
    async submit() {
      if (state.pending) return;
      const inTheWay = obstacle(state, unmetRules(state.password));
      if (inTheWay) {
        send({ type: "told", notice: inTheWay });
        return;
      }
      const email = state.email.trim();
      if (state.mode === "verification-required") return resendTo(state.unverified ?? email);
      if (state.mode === "forgot-password") return reset(email);
      send({ type: "sent" });
      const enter = state.mode === "sign-in" ? signIn : signUp;
      take(await enter(email, state.password));
    },
    async resend() {
      const inTheWay = resendObstacle(state);
      if (inTheWay) {
        send({ type: "told", notice: inTheWay });
        return;
      }
      await resendTo(state.email.trim());
    },
    async enterCode(email, code) {
      const recovers = state.mode === "forgot-password";
      const failure = await enterCode(recovers ? "recovery" : "signup", email, code);
      if (failure !== null) return failure;
      if (recovers) {
        dismissAuthPrompt();
        navigate(resetPage);
      } else {
        toast(toasts.welcome);
        onSignedIn?.();
      }
      return null;
    },
    async leaveFor(provider) {
      send({ type: "sent" });
      const reason = await signInWith(provider);
      if (reason !== null) send({ type: "told", notice: providerNotice(provider, reason) });
    },
  };
}
