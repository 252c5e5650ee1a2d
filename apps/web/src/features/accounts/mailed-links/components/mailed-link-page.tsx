import { undoCodes } from "@morsel/contract/auth-undo";
import { useState } from "react";
import { navigate } from "wouter/use-browser-location";
import { Button } from "../../../../components/button.tsx";
import { ProblemNote } from "../../components/problem-note.tsx";
import { type AccountFailure, failureOf, problemOf } from "../../failure.ts";
import { undoMessages } from "../../undo/messages.ts";
import { LinkPage, Result } from "./link-page.tsx";

interface MailedLinkPageProps<Done> {
  texts: { title: string; text: string; submit: string; keep: string; invalid: string };
  /** Uses up the link. */
  onConfirm: (tokenHash: string) => Promise<Done>;
  onDone: (what: Done) => void;
}

/**
 * The page behind a mailed link with serious consequences: it explains them and waits for a click.
 * Opening it does nothing, since mail scanners open links and some even run scripts.
 */
export function MailedLinkPage<Done>({ texts, onConfirm, onDone }: MailedLinkPageProps<Done>) {
  const [tokenHash] = useState(() => new URLSearchParams(window.location.search).get("token_hash"));
  const [failure, setFailure] = useState<AccountFailure | null>(null);
  const [busy, setBusy] = useState(false);

  async function confirm(secret: string) {
    setBusy(true);
    setFailure(null);
    try {
      onDone(await onConfirm(secret));
    } catch (thrown) {
      setFailure(failureOf(thrown));
    } finally {
      setBusy(false);
    }
  }

  if (tokenHash === null || failure?.code === undoCodes.link) {
    return (
      <LinkPage title={texts.title}>
        <Result tone="error" text={texts.invalid}>
          <Button size="large" onClick={() => navigate("/signin", { replace: true })}>
            {undoMessages.problem.goSignIn}
          </Button>
        </Result>
      </LinkPage>
    );
  }
  const problem = failure && problemOf(undoMessages.problem.title, failure);
  return (
    <LinkPage title={texts.title}>
      <p className="mt-3 mb-6 text-center text-pretty text-soft">{texts.text}</p>
      <div className="flex flex-col gap-3">
        <ProblemNote problem={problem} />
        <Button size="large" look="danger" busy={busy} onClick={() => void confirm(tokenHash)}>
          {texts.submit}
        </Button>
        <Button look="quiet" disabled={busy} onClick={() => navigate("/", { replace: true })}>
          {texts.keep}
        </Button>
      </div>
    </LinkPage>
  );
}
