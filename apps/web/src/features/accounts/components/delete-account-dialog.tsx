import { type SubmitEvent, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { Dialog } from "../../../components/dialog.tsx";
import { useAccount } from "../queries.ts";
import { deletion, type Problem } from "../security.messages.ts";
import { useDeleteAccount } from "../security.mutations.ts";
import { PasswordField } from "./password-field.tsx";
import { ProblemNote } from "./problem-note.tsx";

const { account: texts } = deletion;

/** Asks for the password before the account goes. Load it with `lazy`. */
export default function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const { data: account } = useAccount();
  const [password, setPassword] = useState("");
  const [problem, setProblem] = useState<Problem | null>(null);
  const remove = useDeleteAccount();
  const hasPassword = account?.identities?.some(({ provider }) => provider === "email") ?? true;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    setProblem(password === "" ? texts.passwordMissing : null);
    if (password === "") return;
    remove.mutate(password, {
      onError: ({ message }) => setProblem({ title: texts.failedTitle, text: message }),
    });
  }

  return (
    <Dialog open onClose={onClose} title={texts.title} description={texts.description}>
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <PasswordField
          label="Your password"
          name="password"
          autoComplete="current-password"
          aria-required
          hint={hasPassword ? undefined : texts.noPassword}
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <ProblemNote problem={problem} />
        <Button type="submit" look="danger" size="large" busy={remove.isPending}>
          {texts.confirm}
        </Button>
        <Button look="quiet" disabled={remove.isPending} onClick={onClose}>
          {texts.keep}
        </Button>
      </form>
    </Dialog>
  );
}
