import { type SubmitEvent, useEffect, useId, useState } from "react";
import { Button } from "../../../../components/button.tsx";
import { TextField } from "../../../../components/field.tsx";
import { CodeField } from "../../components/code-field.tsx";
import { ProblemNote } from "../../components/problem-note.tsx";
import { type Problem, problemOf } from "../../failure.ts";
import { isHosted } from "../../hosted/auth-place.ts";
import { FactorRescue } from "../../undo/components/factor-rescue.tsx";
import { type FactorWay, factorMessages } from "../messages.ts";

interface SecondFactorFormProps {
  way: FactorWay;
  onWay: (way: FactorWay) => void;
  /** Sends the code; rejects with a message for people. */
  answer: (code: string) => Promise<void>;
  onDone: () => void;
}

export function SecondFactorForm({ way, onWay, answer, onDone }: SecondFactorFormProps) {
  const recovery = way === "recovery";
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useId();
  const focus = () => document.getElementById(form)?.querySelector("input")?.focus();
  // The focused element may be gone, such as the button of another way.
  useEffect(focus, [form, way]);

  async function send(typed: string) {
    const missing = recovery ? typed.trim() === "" : !/^\d{6}$/.test(typed);
    if (missing) {
      const text = recovery
        ? factorMessages.problem.missingRecovery
        : factorMessages.problem.missing;
      setProblem({ title: factorMessages.problem.title, text });
      return;
    }
    setBusy(true);
    setProblem(null);
    try {
      await answer(typed.trim());
      onDone();
    } catch (failure) {
      setProblem(problemOf(factorMessages.problem.title, failure));
      // The app shows another one soon, but sixteen letters with one of them wrong are mended.
      if (!recovery) setCode("");
      focus();
    } finally {
      setBusy(false);
    }
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    void send(code);
  }

  function turnTo(next: FactorWay) {
    setCode("");
    setProblem(null);
    onWay(next);
  }

  if (way === "rescue") return <FactorRescue onBack={() => turnTo("app")} />;
  return (
    <form id={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
      {recovery ? (
        <TextField
          key="recovery"
          label={factorMessages.challenge.recoveryLabel}
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
          label={factorMessages.challenge.codeLabel}
          value={code}
          busy={busy}
          onType={setCode}
          onComplete={(typed) => void send(typed)}
        />
      )}
      <ProblemNote problem={problem} />
      <Button type="submit" size="large" busy={busy}>
        {factorMessages.challenge.submit}
      </Button>
      <div className="flex flex-col gap-1">
        <Button look="quiet" disabled={busy} onClick={() => turnTo(recovery ? "app" : "recovery")}>
          {recovery ? factorMessages.challenge.useApp : factorMessages.challenge.useRecovery}
        </Button>
        {!isHosted() && (
          <Button look="quiet" disabled={busy} onClick={() => turnTo("rescue")}>
            {factorMessages.challenge.rescue}
          </Button>
        )}
      </div>
    </form>
  );
}
