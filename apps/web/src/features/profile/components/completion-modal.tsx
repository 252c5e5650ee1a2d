import type { User } from "@morsel/contract/profile";
import { type ReactNode, type SubmitEvent, useRef, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { Dialog } from "../../../components/dialog.tsx";
import { TextField } from "../../../components/field.tsx";
import { NoConnection } from "../../../lib/api.ts";
import { toast } from "../../../lib/toast.ts";
import { completionProblem } from "../completion.ts";
import { profileMessages } from "../messages.ts";
import { useSaveDetails } from "../mutations.ts";
import { PictureChoice } from "./picture-choice.tsx";

const { completion } = profileMessages;

interface CompletionModalProps {
  user: User;
  /** Below the form, such as a sign-out button. */
  foot?: ReactNode;
}

function focusPart(form: HTMLFormElement | null, name: string): void {
  form?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
}

/** Asks for name and picture; it can't be dismissed and closes once they are saved. */
export function CompletionModal({ user, foot }: CompletionModalProps) {
  const form = useRef<HTMLFormElement>(null);
  const [firstName, setFirstName] = useState(user.firstName ?? "");
  const [lastName, setLastName] = useState(user.lastName ?? "");
  const [icon, setIcon] = useState<1 | 2 | null>(null);
  const [shown, setShown] = useState(false);
  const save = useSaveDetails();
  const problem = shown ? completionProblem({ firstName, lastName, icon }) : null;
  const errorOf = (field: string) =>
    problem?.field === field ? (
      <>
        <strong>{problem.title}.</strong> {problem.text}
      </>
    ) : undefined;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    setShown(true);
    const found = completionProblem({ firstName, lastName, icon });
    if (found) focusPart(form.current, found.field);
    if (found || icon === null) return;
    const profile = {
      firstName: firstName.trim(),
      lastName: lastName.trim(),
      profileIcon: icon,
    };
    save.mutate(profile, {
      onSuccess: () => toast({ ...completion.done, tone: "success" }),
      onError: ({ cause }) =>
        toast({
          title: completion.failedTitle,
          description: cause instanceof NoConnection ? completion.offline : completion.failed,
          tone: "error",
        }),
    });
  }

  return (
    <Dialog
      open
      title={completion.title}
      description={completion.description}
      onOpened={() => {
        const missing = completionProblem({ firstName, lastName, icon });
        if (missing) focusPart(form.current, missing.field);
      }}
    >
      <form ref={form} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <TextField
          label={completion.labels.firstName}
          name="firstName"
          autoComplete="given-name"
          maxLength={100}
          aria-required
          value={firstName}
          error={errorOf("firstName")}
          onChange={(event) => setFirstName(event.target.value)}
        />
        <TextField
          label={completion.labels.lastName}
          name="lastName"
          autoComplete="family-name"
          maxLength={100}
          aria-required
          value={lastName}
          error={errorOf("lastName")}
          onChange={(event) => setLastName(event.target.value)}
        />
        <PictureChoice value={icon} onChoose={setIcon} invalid={problem?.field === "picture"} />
        {problem?.field === "picture" && (
          <p role="alert" className="-mt-2 text-sm text-danger">
            {errorOf("picture")}
          </p>
        )}
        <Button type="submit" size="large" busy={save.isPending}>
          {completion.submit}
        </Button>
        {foot}
      </form>
    </Dialog>
  );
}
