import { type SubmitEvent, useId, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { TextField } from "../../../components/field.tsx";
import { challengeTexts, factorProblem } from "../factor.messages.ts";
import { answerChallenge, answerWithRecoveryCode } from "../factor.mutations.ts";
import type { Problem } from "../security.messages.ts";
import { CodeField } from "./code-field.tsx";
import { ProblemNote } from "./problem-note.tsx";

interface SecondFactorFormProps {
  /** Whether a recovery code is asked for instead of the app's. */
  recovery: boolean;
  onRecovery: (recovery: boolean) => void;
  onDone: () => void;
}

/** Asks for the second factor of the session that is under way. */
export function SecondFactorForm({ recovery, onRecovery, onDone }: SecondFactorFormProps) {
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useId();

  async function send(typed: string) {
    const missing = recovery ? typed.trim() === "" : !/^\d{6}$/.test(typed);
    if (missing) {
      const text = recovery ? factorProblem.missingRecovery : factorProblem.missing;
      setProblem({ title: factorProblem.title, text });
      return;
    }
    setBusy(true);
    setProblem(null);
    try {
      await (recovery ? answerWithRecoveryCode(typed.trim()) : answerChallenge(typed));
      onDone();
    } catch (failure) {
      const text = failure instanceof Error ? failure.message : factorProblem.unreachable;
      setProblem({ title: factorProblem.title, text });
      setCode("");
      document.getElementById(form)?.querySelector("input")?.focus();
    } finally {
      setBusy(false);
    }
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    void send(code);
  }

  return (
    <form id={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
      {recovery ? (
        <TextField
          key="recovery"
          label={challengeTexts.recoveryLabel}
          name="recovery-code"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={code}
          readOnly={busy}
          onChange={(event) => setCode(event.target.value)}
        />
      ) : (
        <CodeField
          key="code"
          label={challengeTexts.codeLabel}
          value={code}
          busy={busy}
          onType={setCode}
          onComplete={(typed) => void send(typed)}
        />
      )}
      <ProblemNote problem={problem} />
      <Button type="submit" size="large" busy={busy}>
        {challengeTexts.submit}
      </Button>
      <Button
        look="quiet"
        disabled={busy}
        onClick={() => {
          setCode("");
          setProblem(null);
          onRecovery(!recovery);
        }}
      >
        {recovery ? challengeTexts.useApp : challengeTexts.useRecovery}
      </Button>
    </form>
  );
}
