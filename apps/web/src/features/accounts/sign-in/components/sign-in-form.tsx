import { ArrowLeft, MailCheck } from "lucide-react";
import { type RefObject, useId, useRef } from "react";
import { Button } from "../../../../components/button.tsx";
import { TextField } from "../../../../components/field.tsx";
import { MailedCode } from "../../mailed-links/components/mailed-code.tsx";
import { PasswordChecklist } from "../../passwords/components/password-checklist.tsx";
import { PasswordField } from "../../passwords/components/password-field.tsx";
import { SocialButtons } from "../../providers/components/social-buttons.tsx";
import { signInMessages } from "../messages.ts";
import type { SignIn } from "../state.ts";
import { NoticeDialog } from "./notice-dialog.tsx";

const linkClass =
  "min-h-11 rounded-chip font-semibold text-primary underline-offset-4 hover:underline disabled:opacity-55";

/** The only sign-in form; modal, screen and profile tab frame it. */
export function SignInForm({ signIn }: { signIn: SignIn }) {
  const { state, send, submit } = signIn;
  const form = useRef<HTMLFormElement>(null);
  // The mail that was just sent has a code, which needs no other device or window.
  const isWaiting = state.mode === "sign-in" && state.unverified === state.email.trim();
  const codeFor = isWaiting ? state.unverified : state.resetSentTo;
  return (
    <form
      ref={form}
      noValidate
      aria-busy={state.pending || undefined}
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {state.mode === "verification-required" ? (
        <>
          <WaitingForMail email={state.unverified} />
          {state.unverified && <MailedCode email={state.unverified} onCode={signIn.enterCode} />}
        </>
      ) : (
        <Credentials signIn={signIn} />
      )}
      {codeFor && <MailedCode key={codeFor} email={codeFor} onCode={signIn.enterCode} />}
      <Button type="submit" size="large" busy={state.pending} data-submit>
        {signInMessages.face(state).submit}
      </Button>
      <WaysOn signIn={signIn} />
      {state.notice && (
        <NoticeDialog
          notice={state.notice}
          onClose={() => send({ type: "notice-closed" })}
          onAction={() => send({ type: "notice-action" })}
          onClosed={() => focusNext(form, state.notice?.field)}
        />
      )}
    </form>
  );
}

/** Focuses the field that was told of, else the first empty one, or the button if there is none. */
function focusNext(form: RefObject<HTMLFormElement | null>, field: string | undefined) {
  const inputs = [...(form.current?.querySelectorAll("input") ?? [])];
  const target =
    inputs.find(({ name }) => name === field) ??
    inputs.find((input) => input.value === "") ??
    form.current?.querySelector<HTMLElement>("[data-submit]");
  target?.focus();
}

function Credentials({ signIn: { state, send } }: { signIn: SignIn }) {
  const checklist = useId();
  const { mode, email, password, pending } = state;
  return (
    <>
      <TextField
        label={signInMessages.form.email}
        type="email"
        name="email"
        inputMode="email"
        autoComplete={mode === "sign-in" ? "username" : "email"}
        autoCapitalize="none"
        spellCheck={false}
        aria-required
        readOnly={pending}
        value={email}
        onChange={(event) => send({ type: "email-typed", email: event.target.value })}
      />
      {mode !== "forgot-password" && (
        <PasswordField
          label={signInMessages.form.password}
          name="password"
          autoComplete={mode === "sign-in" ? "current-password" : "new-password"}
          aria-required
          readOnly={pending}
          value={password}
          onChange={(event) => send({ type: "password-typed", password: event.target.value })}
          aside={
            mode === "sign-in" && (
              <button
                type="button"
                className={`${linkClass} text-sm`}
                disabled={pending}
                onClick={() => send({ type: "mode-chosen", mode: "forgot-password" })}
              >
                {signInMessages.form.forgot}
              </button>
            )
          }
        />
      )}
      {mode === "sign-up" && <PasswordChecklist id={checklist} password={password} />}
    </>
  );
}

function WaitingForMail({ email }: { email: string | null }) {
  return (
    <div className="flex flex-col items-center gap-3 rounded-control bg-sunken px-4 py-6 text-center">
      <span
        aria-hidden="true"
        className="grid size-12 place-items-center rounded-full bg-primary-soft text-primary"
      >
        <MailCheck size={24} />
      </span>
      <p className="max-w-[34ch] text-pretty">
        {email ? (
          <>
            {signInMessages.form.linkSentTo} <strong className="wrap-anywhere">{email}</strong>.{" "}
            {signInMessages.form.linkNote}
          </>
        ) : (
          `${signInMessages.form.linkSent} ${signInMessages.form.linkNote}`
        )}
      </p>
    </div>
  );
}

/** Alternatives: other modes, providers, another verification mail. */
function WaysOn({ signIn: { state, send, resend, leaveFor } }: { signIn: SignIn }) {
  const { mode, pending } = state;
  if (mode === "forgot-password" || mode === "verification-required")
    return (
      <Button
        look="quiet"
        disabled={pending}
        onClick={() => send({ type: "mode-chosen", mode: "sign-in" })}
      >
        <ArrowLeft size={18} aria-hidden="true" />
        {signInMessages.form.back}
      </Button>
    );
  const other = signInMessages.form.otherWay[mode];
  return (
    <>
      <SocialButtons disabled={pending} onChoose={(provider) => void leaveFor(provider)} />
      <p className="text-center">
        <span className="text-soft">{other.ask}</span>{" "}
        <button
          type="button"
          className={linkClass}
          disabled={pending}
          onClick={() => send({ type: "mode-chosen", mode: other.mode })}
        >
          {other.label}
        </button>
      </p>
      {mode === "sign-in" && (
        <p className="border-t border-line pt-4 text-center text-sm text-pretty text-soft">
          {signInMessages.form.mustVerify}{" "}
          <button
            type="button"
            className={linkClass}
            disabled={pending}
            onClick={() => void resend()}
          >
            {signInMessages.form.resend}
          </button>
        </p>
      )}
    </>
  );
}
