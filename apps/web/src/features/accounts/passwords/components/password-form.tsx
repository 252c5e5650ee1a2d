import { type SubmitEvent, useRef, useState } from "react";
import { Button } from "../../../../components/button.tsx";
import { toast } from "../../../../lib/toast.ts";
import { ProblemNote } from "../../components/problem-note.tsx";
import { type Problem, problemOf } from "../../failure.ts";
import { accountMessages } from "../../messages.ts";
import { refreshAccount } from "../../queries.ts";
import {
  emptyPasswordDraft,
  fieldRefused,
  fieldToMend,
  type PasswordDraft,
  passwordDraftProblem,
  sendPasswordChange,
} from "../change.mutations.ts";
import { passwordMessages } from "../messages.ts";
import { PasswordField } from "./password-field.tsx";

const fields = [
  { name: "current", label: passwordMessages.fields.current, autoComplete: "current-password" },
  {
    name: "next",
    label: passwordMessages.fields.next,
    autoComplete: "new-password",
    hint: passwordMessages.fields.hint,
  },
  { name: "repeated", label: passwordMessages.fields.repeated, autoComplete: "new-password" },
] as const;

interface PasswordFormProps {
  /** If there is a password already, it is asked for. */
  hasPassword: boolean;
  onDone: () => void;
}

/** The change-password form; unmounted when done, so nothing typed is kept. */
export function PasswordForm({ hasPassword, onDone }: PasswordFormProps) {
  const [draft, setDraft] = useState<PasswordDraft>({
    ...emptyPasswordDraft,
    ...(!hasPassword && { current: null }),
  });
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const goTo = (name: keyof PasswordDraft) =>
    form.current?.querySelector<HTMLElement>(`[name="${name}-password"]`)?.focus();
  const texts = hasPassword ? passwordMessages.change : passwordMessages.first;

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    const found = passwordDraftProblem(draft);
    setProblem(found);
    if (found) {
      goTo(fieldToMend(draft));
      return;
    }
    setBusy(true);
    try {
      await sendPasswordChange(draft);
    } catch (failure) {
      setProblem(problemOf(passwordMessages.change.failedTitle, failure));
      const refused = fieldRefused(failure);
      if (refused) goTo(refused);
      return;
    } finally {
      setBusy(false);
    }
    toast({ title: texts.success.title, description: texts.success.text, tone: "success" });
    refreshAccount();
    onDone();
  }

  return (
    <form
      ref={form}
      noValidate
      onSubmit={(event) => void submit(event)}
      className="flex flex-col gap-4"
    >
      {fields.map(({ name, ...field }) => {
        const value = draft[name];
        if (value === null) return null;
        return (
          <PasswordField
            key={name}
            {...field}
            name={`${name}-password`}
            aria-required
            value={value}
            onChange={(event) => setDraft({ ...draft, [name]: event.target.value })}
          />
        );
      })}
      <ProblemNote problem={problem} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={busy}>
          {texts.submit}
        </Button>
        <Button look="secondary" disabled={busy} onClick={onDone}>
          {accountMessages.security.cancel}
        </Button>
      </div>
    </form>
  );
}
