import { useState } from "react";
import { Button } from "../../../../components/button.tsx";
import { CodeField } from "../../components/code-field.tsx";
import { failureOf } from "../../failure.ts";
import { linkMessages } from "../messages.ts";

interface MailedCodeProps {
  /** The address the mail went to. */
  email: string;
  /** Throws an `AccountFailure` if the code is wrong. */
  onCode: (email: string, code: string) => Promise<void>;
}

/** Accepts a mail's six digits instead of its link, without submitting the form around it. */
export function MailedCode({ email, onCode }: MailedCodeProps) {
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  async function send(typed: string) {
    if (busy) return;
    if (typed.length < 6) {
      setProblem(linkMessages.code.missing);
      return;
    }
    setBusy(true);
    setProblem(null);
    try {
      await onCode(email, typed);
    } catch (failure) {
      setProblem(failureOf(failure).message);
      setCode("");
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="flex flex-col gap-3 rounded-control border border-line p-4">
      <CodeField
        label={linkMessages.code.label}
        value={code}
        busy={busy}
        onType={setCode}
        onComplete={(typed) => void send(typed)}
        onEnter={() => void send(code)}
      />
      {problem && (
        <p role="alert" className="text-sm text-danger">
          {problem}
        </p>
      )}
      <Button look="secondary" busy={busy} onClick={() => void send(code)}>
        {linkMessages.code.submit}
      </Button>
    </div>
  );
}
