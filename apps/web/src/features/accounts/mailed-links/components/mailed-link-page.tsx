import { useState } from "react";
import { navigate } from "wouter/use-browser-location";
import { Button } from "../../../../components/button.tsx";
import { ProblemNote } from "../../components/problem-note.tsx";
import { undoProblem } from "../../undo/messages.ts";
import type { LinkOutcome } from "../../undo/mutations.ts";
import { LinkPage, Result } from "./link-page.tsx";

interface MailedLinkPageProps<Done> {
  texts: { title: string; text: string; submit: string; keep: string; invalid: string };
  /** Uses the link up. */
  onConfirm: (tokenHash: string) => Promise<LinkOutcome<Done>>;
  onDone: (what: Done) => void;
}

/**
 * The page behind a mailed link that changes much: it says what, and does it on a press. Opening it
 * does nothing, since mail scanners open links, and some run what they find.
 */
export function MailedLinkPage<Done>({ texts, onConfirm, onDone }: MailedLinkPageProps<Done>) {
  const [tokenHash] = useState(() => new URLSearchParams(window.location.search).get("token_hash"));
  const [outcome, setOutcome] = useState<LinkOutcome<Done> | null>(null);
  const [busy, setBusy] = useState(false);

  async function confirm(secret: string) {
    setBusy(true);
    setOutcome(null);
    const came = await onConfirm(secret);
    setBusy(false);
    if (came.kind === "done") onDone(came.what);
    else setOutcome(came);
  }

  if (tokenHash === null || outcome?.kind === "invalid") {
    return (
      <LinkPage title={texts.title}>
        <Result tone="error" text={texts.invalid}>
          <Button size="large" onClick={() => navigate("/signin", { replace: true })}>
            {undoProblem.goSignIn}
          </Button>
        </Result>
      </LinkPage>
    );
  }
  const problem =
    outcome?.kind === "failed" ? { title: undoProblem.title, text: outcome.text } : null;
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
