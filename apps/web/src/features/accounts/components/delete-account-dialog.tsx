import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { Dialog } from "../../../components/dialog.tsx";
import { hasPasswordOf, useAccount } from "../queries.ts";
import { deletion, type Problem } from "../security.messages.ts";
import { useDeleteAccount, useMailedProof } from "../security.mutations.ts";
import { useSession } from "../session.state.ts";
import { CodeField } from "./code-field.tsx";
import { PasswordField } from "./password-field.tsx";
import { ProblemNote } from "./problem-note.tsx";

const { account: texts } = deletion;

/**
 * Asks for the password before the account goes, or for a mailed code where there is none. Load it
 * with `lazy`.
 */
export default function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const { data: account } = useAccount();
  const mailing = useMailedProof();
  const hasPassword = hasPasswordOf(account);
  return (
    <Dialog open onClose={onClose} title={texts.title} description={texts.description}>
      {mailing.isSuccess ? (
        <ProofForm key="code" needs="code" onClose={onClose} />
      ) : hasPassword ? (
        <ProofForm key="password" needs="password" mailing={mailing} onClose={onClose} />
      ) : (
        <CodeOffer mailing={mailing} onClose={onClose} />
      )}
    </Dialog>
  );
}

type Mailing = ReturnType<typeof useMailedProof>;

interface CodeOfferProps {
  mailing: Mailing;
  onClose: () => void;
}

function CodeOffer({ mailing, onClose }: CodeOfferProps) {
  const { email } = useSession();
  return (
    <div className="flex flex-col gap-4">
      <p className="wrap-anywhere">{texts.noPassword(email ?? "")}</p>
      <ProblemNote problem={mailing.isError ? texts.codeFailed : null} />
      <Button size="large" busy={mailing.isPending} onClick={() => mailing.mutate()}>
        {texts.sendCode}
      </Button>
      <Button look="quiet" onClick={onClose}>
        {texts.keep}
      </Button>
    </div>
  );
}

interface ProofFormProps {
  needs: "password" | "code";
  /** The other way, for somebody who has forgotten the password. */
  mailing?: Mailing;
  onClose: () => void;
}

function ProofForm({ needs, mailing, onClose }: ProofFormProps) {
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<Problem | null>(null);
  const remove = useDeleteAccount();
  const isCode = needs === "code";
  const form = useRef<HTMLFormElement>(null);
  // The button that mailed the code is gone, and the focus with it.
  useEffect(() => form.current?.querySelector("input")?.focus(), []);

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const missing = isCode ? typed.length < 6 : typed === "";
    setProblem(missing ? (isCode ? texts.codeMissing : texts.passwordMissing) : null);
    if (missing) return;
    remove.mutate(isCode ? { code: typed } : { password: typed }, {
      onError: ({ message }) => setProblem({ title: texts.failedTitle, text: message }),
    });
  }

  return (
    <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
      {isCode ? (
        <CodeField label={texts.code} value={typed} busy={remove.isPending} onType={setTyped} />
      ) : (
        <PasswordField
          label={texts.password}
          name="password"
          autoComplete="current-password"
          aria-required
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          aside={
            <button
              type="button"
              className="min-h-6 rounded-chip text-sm font-semibold text-primary underline-offset-4 hover:underline disabled:opacity-55"
              disabled={mailing?.isPending}
              onClick={() => mailing?.mutate()}
            >
              {texts.codeInstead}
            </button>
          }
        />
      )}
      <ProblemNote problem={mailing?.isError ? texts.codeFailed : problem} />
      <Button type="submit" look="danger" size="large" busy={remove.isPending}>
        {texts.confirm}
      </Button>
      <Button look="quiet" disabled={remove.isPending} onClick={onClose}>
        {texts.keep}
      </Button>
    </form>
  );
}
