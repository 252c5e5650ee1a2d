import { type SubmitEvent, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { toast } from "../../../lib/toast.ts";
import {
  emptyPasswordDraft,
  type PasswordDraft,
  passwordDraftProblem,
  sendPasswordChange,
} from "../password-change.state.ts";
import { changePassword, type Problem } from "../security.messages.ts";
import { PasswordField } from "./password-field.tsx";
import { ProblemNote } from "./problem-note.tsx";

const fields = [
  { name: "current", label: "Current password", autoComplete: "current-password" },
  {
    name: "next",
    label: "New password",
    autoComplete: "new-password",
    hint: "At least 6 characters.",
  },
  { name: "repeated", label: "Confirm new password", autoComplete: "new-password" },
] as const;

/** The change-password form; gone once it is done, and nothing typed is kept. */
export function PasswordForm({ onDone }: { onDone: () => void }) {
  const [draft, setDraft] = useState<PasswordDraft>(emptyPasswordDraft);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    const found = passwordDraftProblem(draft);
    setProblem(found);
    if (found) return;
    setBusy(true);
    const failure = await sendPasswordChange(draft);
    setBusy(false);
    setProblem(failure);
    if (failure) return;
    toast({
      title: changePassword.success.title,
      description: changePassword.success.text,
      tone: "success",
    });
    onDone();
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      {fields.map(({ name, ...field }) => (
        <PasswordField
          key={name}
          {...field}
          name={`${name}-password`}
          aria-required
          value={draft[name]}
          onChange={(event) => setDraft({ ...draft, [name]: event.target.value })}
        />
      ))}
      <ProblemNote problem={problem} />
      <div className="flex gap-3">
        <Button type="submit" busy={busy}>
          {changePassword.submit}
        </Button>
        <Button look="secondary" disabled={busy} onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
