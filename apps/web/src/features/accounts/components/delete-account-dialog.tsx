import { Dialog } from "../../../components/dialog.tsx";
import { useDeleteAccount } from "../mutations.ts";
import { OwnerProof, type TypedProof } from "../proofs/components/owner-proof.tsx";
import { hasPasswordOf, useAccount } from "../queries.ts";
import { deletion } from "../security.messages.ts";
import { useSession } from "../sessions/state.ts";

const { account: texts } = deletion;

/**
 * Asks for the password before the account goes, or for a mailed code where there is none. Load it
 * with `lazy`.
 */
export default function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const { data: account } = useAccount();
  const { email } = useSession();
  const remove = useDeleteAccount();

  async function erase(proof: TypedProof) {
    try {
      await remove.mutateAsync(proof);
      return null;
    } catch (failure) {
      const text = failure instanceof Error ? failure.message : texts.failed;
      return { title: texts.failedTitle, text };
    }
  }

  return (
    <Dialog open onClose={onClose} title={texts.title} description={texts.description}>
      <OwnerProof
        hasPassword={hasPasswordOf(account)}
        email={email ?? ""}
        onProof={erase}
        submit={{ label: texts.confirm, look: "danger" }}
        cancel={{ label: texts.keep, run: onClose }}
      />
    </Dialog>
  );
}
