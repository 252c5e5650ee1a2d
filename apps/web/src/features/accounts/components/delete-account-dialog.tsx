import { Dialog } from "../../../components/dialog.tsx";
import { accountMessages } from "../messages.ts";
import { useDeleteAccount } from "../mutations.ts";
import { OwnerProof } from "../proofs/components/owner-proof.tsx";
import { hasPasswordOf, useAccount } from "../queries.ts";
import { useEmail } from "../sessions/state.ts";

const { account: texts } = accountMessages.deletion;

/** Asks for the password, or a mailed code without one, then deletes. Load it with `lazy`. */
export default function DeleteAccountDialog({ onClose }: { onClose: () => void }) {
  const { data: account } = useAccount();
  const email = useEmail();
  const remove = useDeleteAccount();

  return (
    <Dialog open onClose={onClose} title={texts.title} description={texts.description}>
      <OwnerProof
        hasPassword={hasPasswordOf(account)}
        email={email}
        onProof={remove.mutateAsync}
        failedTitle={texts.failedTitle}
        submit={{ label: texts.confirm, look: "danger" }}
        cancel={{ label: texts.keep, run: onClose }}
      />
    </Dialog>
  );
}
