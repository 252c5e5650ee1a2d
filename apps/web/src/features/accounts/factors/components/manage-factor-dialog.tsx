import { useState } from "react";
import { Button } from "../../../../components/button.tsx";
import { Dialog } from "../../../../components/dialog.tsx";
import { toast } from "../../../../lib/toast.ts";
import { ProblemNote } from "../../components/problem-note.tsx";
import { type Problem, problemOf } from "../../failure.ts";
import { refreshAccount } from "../../queries.ts";
import { factorMessages } from "../messages.ts";
import { makeRecoveryCodes, removeFactors } from "../mutations.ts";
import { RecoveryCodesDialog } from "./recovery-codes-dialog.tsx";

interface ManageFactorDialogProps {
  factorIds: readonly string[];
  /** Whether new codes would replace existing ones. */
  hasCodes: boolean;
  onClose: () => void;
}

/** New recovery codes, or switching the second factor off. Load it with `lazy`. */
export default function ManageFactorDialog(props: ManageFactorDialogProps) {
  const { factorIds, hasCodes, onClose } = props;
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState<"codes" | "off" | null>(null);

  async function doing(what: "codes" | "off", run: () => Promise<void>) {
    setBusy(what);
    setProblem(null);
    try {
      await run();
      refreshAccount();
    } catch (failure) {
      setProblem(problemOf(factorMessages.problem.title, failure));
    } finally {
      setBusy(null);
    }
  }

  const makeCodes = () => doing("codes", async () => setCodes(await makeRecoveryCodes(hasCodes)));
  const turnOff = () =>
    doing("off", async () => {
      await removeFactors(factorIds);
      toast({ ...factorMessages.manage.turnedOff, tone: "success" });
      onClose();
    });

  if (codes) return <RecoveryCodesDialog codes={codes} onKept={onClose} />;
  return (
    <Dialog
      open
      onClose={onClose}
      title={factorMessages.manage.title}
      description={factorMessages.manage.description}
    >
      <div className="flex flex-col gap-5">
        <div className="flex flex-col gap-2">
          <Button
            look="secondary"
            busy={busy === "codes"}
            disabled={busy !== null}
            onClick={() => void makeCodes()}
          >
            {factorMessages.manage.newCodes}
          </Button>
          {hasCodes && <p className="text-sm text-soft">{factorMessages.manage.newCodesNote}</p>}
        </div>
        <div className="flex flex-col gap-2 border-t border-line pt-5">
          <Button
            look="danger"
            busy={busy === "off"}
            disabled={busy !== null}
            onClick={() => void turnOff()}
          >
            {factorMessages.manage.off}
          </Button>
          <p className="text-sm text-soft">{factorMessages.manage.offNote}</p>
        </div>
        <ProblemNote problem={problem} />
      </div>
    </Dialog>
  );
}
