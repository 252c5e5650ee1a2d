import { useQuery } from "@tanstack/react-query";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { Button } from "../../../../components/button.tsx";
import { Dialog } from "../../../../components/dialog.tsx";
import { FailedQuery } from "../../../../components/failed-query.tsx";
import { Loading, Skeleton } from "../../../../components/skeleton.tsx";
import { toast } from "../../../../lib/toast.ts";
import { CodeField } from "../../components/code-field.tsx";
import { ProblemNote } from "../../components/problem-note.tsx";
import { type Problem, problemOf } from "../../failure.ts";
import { refreshAccount } from "../../queries.ts";
import { factorMessages } from "../messages.ts";
import { beginFactor, makeRecoveryCodes, type NewFactor, verifyFactor } from "../mutations.ts";
import { CopyButton } from "./copy-button.tsx";
import { RecoveryCodesDialog } from "./recovery-codes-dialog.tsx";

/** Sets up an authenticator: scan, enter its code, keep the recovery codes. Load it with `lazy`. */
export default function SetUpDialog({ onClose }: { onClose: () => void }) {
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const query = useQuery({
    queryKey: ["new-factor"],
    queryFn: beginFactor,
    retry: false,
    gcTime: 0,
    networkMode: "always",
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });

  async function turnedOn() {
    toast({ ...factorMessages.setUp.done, tone: "success" });
    try {
      setCodes(await makeRecoveryCodes(false));
    } catch {
      toast({
        title: factorMessages.problem.title,
        description: factorMessages.codes.failed,
        tone: "warning",
      });
      onClose();
    }
    refreshAccount();
  }

  if (codes) return <RecoveryCodesDialog codes={codes} onKept={onClose} />;
  return (
    <Dialog
      open
      onClose={onClose}
      title={factorMessages.setUp.title}
      description={factorMessages.setUp.scan}
    >
      {query.data ? (
        <Scan factor={query.data} onDone={turnedOn} />
      ) : query.isError ? (
        <FailedQuery title={factorMessages.setUp.prepareFailed} query={query}>
          {query.error.message}
        </FailedQuery>
      ) : (
        <Loading
          label={factorMessages.setUp.preparing}
          className="flex flex-col items-center gap-4"
        >
          <Skeleton className="size-48 rounded-control" />
          <Skeleton className="h-11 w-full" />
          <Skeleton className="h-12 w-full" />
        </Loading>
      )}
    </Dialog>
  );
}

function Scan({ factor, onDone }: { factor: NewFactor; onDone: () => Promise<void> }) {
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // It comes into a dialog that is open already, and is told and tabbed through from its start.
  useEffect(
    () => form.current?.querySelector<HTMLElement>("button, input")?.focus({ preventScroll: true }),
    [],
  );

  async function send(typed: string) {
    if (typed.length < 6) {
      setProblem({ title: factorMessages.problem.title, text: factorMessages.problem.missing });
      return;
    }
    setBusy(true);
    setProblem(null);
    try {
      await verifyFactor(factor.id, typed);
      await onDone();
    } catch (failure) {
      setProblem(problemOf(factorMessages.problem.title, failure));
      setCode("");
    } finally {
      setBusy(false);
    }
  }

  return (
    <form
      ref={form}
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        void send(code);
      }}
    >
      {/* Dark on white in every theme, or cameras can't read it. */}
      <img
        src={factor.picture}
        alt={factorMessages.setUp.qrLabel}
        className="mx-auto size-48 rounded-control border border-line bg-white p-2"
      />
      <div className="rounded-control bg-sunken px-4 py-2">
        <p className="text-sm text-soft">{factorMessages.setUp.byHand}</p>
        <div className="flex items-center justify-between gap-2">
          <code className="min-w-0 text-sm font-semibold wrap-anywhere">
            {factor.secret.replace(/(.{4})(?=.)/g, "$1 ")}
          </code>
          <CopyButton text={factor.secret} label={factorMessages.setUp.copy} />
        </div>
      </div>
      <CodeField
        label={factorMessages.setUp.enter}
        value={code}
        busy={busy}
        onType={setCode}
        onComplete={(typed) => void send(typed)}
      />
      <ProblemNote problem={problem} />
      <Button type="submit" size="large" busy={busy}>
        {factorMessages.setUp.submit}
      </Button>
    </form>
  );
}
