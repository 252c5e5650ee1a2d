import { isEmail } from "@morsel/domain/accounts/email";
import { type SubmitEvent, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { TextField } from "../../../components/field.tsx";
import { toast } from "../../../lib/toast.ts";
import type { Problem } from "../failure.ts";
import { accountMessages } from "../messages.ts";
import { useChangeAddress } from "../mutations.ts";
import { signInMessages } from "../sign-in/messages.ts";
import { ProblemNote } from "./problem-note.tsx";

interface AddressFormProps {
  /** The current address. */
  email: string;
  onDone: () => void;
}

/** Asks for a new address, which takes effect when the link mailed to it is opened. */
export function AddressForm({ email, onDone }: AddressFormProps) {
  const [typed, setTyped] = useState("");
  const [problem, setProblem] = useState<Problem | null>(null);
  const change = useChangeAddress();

  function submit(event: SubmitEvent) {
    event.preventDefault();
    const wanted = typed.trim();
    if (!isEmail(wanted)) {
      const { title, description } = signInMessages.input.email;
      setProblem({ title, text: description });
      return;
    }
    if (wanted.toLowerCase() === email.toLowerCase()) {
      setProblem(accountMessages.changeAddress.same);
      return;
    }
    setProblem(null);
    change.mutate(wanted, {
      onSuccess() {
        toast({ ...accountMessages.changeAddress.sent(wanted), tone: "success" });
        onDone();
      },
      onError: ({ message }) =>
        setProblem({ title: accountMessages.changeAddress.failedTitle, text: message }),
    });
  }

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-4">
      <TextField
        label={accountMessages.changeAddress.label}
        type="email"
        name="new-email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        aria-required
        hint={accountMessages.changeAddress.hint}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <ProblemNote problem={problem} />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" busy={change.isPending}>
          {accountMessages.changeAddress.submit}
        </Button>
        <Button look="secondary" disabled={change.isPending} onClick={onDone}>
          {accountMessages.security.cancel}
        </Button>
      </div>
    </form>
  );
}
