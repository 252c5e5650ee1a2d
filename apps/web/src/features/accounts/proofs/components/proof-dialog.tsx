import { useState } from "react";
import { Dialog } from "../../../../components/dialog.tsx";
import { FailedQuery } from "../../../../components/failed-query.tsx";
import { Loading, Skeleton } from "../../../../components/skeleton.tsx";
import { SecondFactorForm } from "../../factors/components/second-factor-form.tsx";
import { type FactorWay, factorMessages } from "../../factors/messages.ts";
import { isHosted } from "../../hosted/auth-place.ts";
import { proofMessages } from "../messages.ts";
import { prove } from "../mutations.ts";
import { useProofWays } from "../queries.ts";
import type { Confirmation } from "../state.ts";
import { OwnerProof, type TypedProof } from "./owner-proof.tsx";

interface ProofDialogProps {
  onAnswer: (outcome: Confirmation | null) => void;
}

/** Asks for a proof of identity in whichever ways the account has. */
export default function ProofDialog({ onAnswer }: ProofDialogProps) {
  const query = useProofWays();
  const [way, setWay] = useState<FactorWay>("app");
  const cancel = () => onAnswer(null);

  async function confirm(proof: TypedProof) {
    // A hosted service checks its code along with the change itself.
    if ("code" in proof && isHosted()) {
      onAnswer({ nonce: proof.code });
      return;
    }
    await prove("code" in proof ? { mailedCode: proof.code } : proof);
    onAnswer({});
  }

  const isFactor = query.data?.ways.includes("factor") ?? false;
  return (
    <Dialog
      open
      onClose={cancel}
      title={proofMessages.title}
      description={isFactor ? factorMessages.faces[way].description : proofMessages.description}
    >
      {isFactor ? (
        <SecondFactorForm
          way={way}
          onWay={setWay}
          answer={(code) =>
            prove(way === "recovery" ? { recoveryCode: code } : { factorCode: code })
          }
          onDone={() => onAnswer({})}
        />
      ) : query.data ? (
        <OwnerProof
          hasPassword={query.data.ways.includes("password")}
          email={query.data.email}
          onProof={confirm}
          failedTitle={proofMessages.failedTitle}
          submit={{ label: proofMessages.submit }}
          cancel={{ label: proofMessages.cancel, run: cancel }}
        />
      ) : query.isError ? (
        <FailedQuery title={proofMessages.loadFailed} query={query} />
      ) : (
        <Loading className="flex flex-col gap-4">
          <Skeleton className="h-16 w-full" />
          <Skeleton className="h-12 w-full" />
        </Loading>
      )}
    </Dialog>
  );
}
