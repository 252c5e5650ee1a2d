import { Button } from "../../../components/button.tsx";
import { toast } from "../../../lib/toast.ts";
import { isHosted } from "../hosted/auth-place.ts";
import { MailedCode } from "../mailed-links/components/mailed-code.tsx";
import { accountMessages } from "../messages.ts";
import { confirmAddress, useChangeAddress } from "../mutations.ts";

interface PendingAddressProps {
  /** The current address. */
  email: string;
  /** The one that waits to be confirmed. */
  pending: string;
}

/** Confirms a new address by its code, or keeps the current one. */
export function PendingAddress({ email, pending }: PendingAddressProps) {
  const change = useChangeAddress();
  const { keep, kept, failedTitle } = accountMessages.changeAddress;

  function withdraw() {
    change.mutate(email, {
      onSuccess: () => toast({ ...kept(email), tone: "success" }),
      onError: ({ message }) => toast({ title: failedTitle, description: message, tone: "error" }),
    });
  }

  return (
    <div className="flex flex-col gap-3">
      <MailedCode email={pending} onCode={confirmAddress} />
      {/* A hosted service has no way to do it. */}
      {!isHosted() && (
        <Button look="quiet" className="self-start" busy={change.isPending} onClick={withdraw}>
          {keep}
        </Button>
      )}
    </div>
  );
}
