import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { Button } from "../../../../components/button.tsx";
import { ProblemNote } from "../../components/problem-note.tsx";
import { factorMessages } from "../../factors/messages.ts";
import { problemOf } from "../../failure.ts";
import { dateAndTime } from "../date-and-time.ts";
import { undoMessages } from "../messages.ts";
import { askForRemoval } from "../mutations.ts";

/** For people with neither the app nor a recovery code, or who never set up a factor. */
export function FactorRescue({ onBack }: { onBack: () => void }) {
  const asking = useMutation({ mutationFn: askForRemoval, networkMode: "always", retry: false });
  const problem = asking.isError ? problemOf(undoMessages.problem.title, asking.error) : null;
  const place = useRef<HTMLDivElement>(null);
  const { isSuccess } = asking;
  // The focused button is gone, so move the focus here.
  useEffect(
    () => place.current?.querySelector<HTMLElement>("[role=status], button")?.focus(),
    [isSuccess],
  );
  return (
    <div ref={place} className="flex flex-col gap-4">
      <ProblemNote problem={problem} />
      {isSuccess ? (
        <p
          role="status"
          tabIndex={-1}
          className="outline-none rounded-control bg-primary-soft px-4 py-3 text-pretty"
        >
          {asking.data
            ? factorMessages.rescue.planned(dateAndTime(asking.data))
            : factorMessages.rescue.mailed}
        </p>
      ) : (
        <Button size="large" busy={asking.isPending} onClick={() => asking.mutate()}>
          {factorMessages.rescue.submit}
        </Button>
      )}
      <Button look="quiet" disabled={asking.isPending} onClick={onBack}>
        {factorMessages.challenge.useApp}
      </Button>
    </div>
  );
}
