import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { Button, type ButtonProps } from "../../../../components/button.tsx";
import { CodeField } from "../../components/code-field.tsx";
import { ProblemNote } from "../../components/problem-note.tsx";
import { type Problem, problemOf } from "../../failure.ts";
import { PasswordField } from "../../passwords/components/password-field.tsx";
import { proofMessages } from "../messages.ts";
import { useMailedProof } from "../mutations.ts";

export type TypedProof = { password: string } | { code: string };

interface OwnerProofProps {
  /** Without a password, a code is mailed. */
  hasPassword: boolean;
  email: string;
  /** Throws an `AccountFailure` if the proof is wrong. */
  onProof: (proof: TypedProof) => Promise<void>;
  /** The title above the failure's message. */
  failedTitle: string;
  submit: { label: string; look?: ButtonProps["look"] };
  cancel: { label: string; run: () => void };
}

/** Asks for the password, or for a mailed code instead. */
export function OwnerProof(props: OwnerProofProps) {
  const mailing = useMailedProof();
  if (mailing.isSuccess) return <ProofForm key="code" {...props} needs="code" />;
  if (props.hasPassword)
    return <ProofForm key="password" {...props} needs="password" mailing={mailing} />;
  return <CodeOffer {...props} mailing={mailing} />;
}

type Mailing = ReturnType<typeof useMailedProof>;

function CodeOffer({ email, cancel, mailing }: OwnerProofProps & { mailing: Mailing }) {
  return (
    <div className="flex flex-col gap-4">
      <p className="wrap-anywhere">{proofMessages.byMail(email)}</p>
      <ProblemNote problem={mailing.isError ? proofMessages.codeFailed : null} />
      <Button size="large" busy={mailing.isPending} onClick={() => mailing.mutate()}>
        {proofMessages.sendCode}
      </Button>
      <Button look="quiet" onClick={cancel.run}>
        {cancel.label}
      </Button>
    </div>
  );
}

interface ProofFormProps extends OwnerProofProps {
  needs: "password" | "code";
  /** The alternative for people who forgot their password. */
  mailing?: Mailing;
}

function ProofForm({ needs, mailing, onProof, failedTitle, submit, cancel }: ProofFormProps) {
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  const isCode = needs === "code";
  const form = useRef<HTMLFormElement>(null);
  // The focused element is gone, such as the button that mailed the code.
  useEffect(() => form.current?.querySelector("input")?.focus(), []);

  async function send(event: SubmitEvent) {
    event.preventDefault();
    const missing = isCode ? typed.length < 6 : typed === "";
    setProblem(
      missing ? (isCode ? proofMessages.codeMissing : proofMessages.passwordMissing) : null,
    );
    if (missing) return;
    setBusy(true);
    try {
      await onProof(isCode ? { code: typed } : { password: typed });
    } catch (failure) {
      setProblem(problemOf(failedTitle, failure));
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void send(event)}
      className="flex flex-col gap-4"
    >
      {isCode ? (
        <CodeField label={proofMessages.code} value={typed} busy={busy} onType={setTyped} />
      ) : (
        <PasswordField
          label={proofMessages.password}
          name="password"
          autoComplete="current-password"
          aria-required
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          aside={
            <button
              type="button"
              className="min-h-11 rounded-chip text-sm font-semibold text-primary underline-offset-4 hover:underline disabled:opacity-55"
              disabled={mailing?.isPending}
              onClick={() => mailing?.mutate()}
            >
              {proofMessages.codeInstead}
            </button>
          }
        />
      )}
      <ProblemNote problem={mailing?.isError ? proofMessages.codeFailed : problem} />
      <Button type="submit" look={submit.look} size="large" busy={busy}>
        {submit.label}
      </Button>
      <Button look="quiet" disabled={busy} onClick={cancel.run}>
        {cancel.label}
      </Button>
    </form>
  );
}
