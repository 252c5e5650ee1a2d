import { Suspense, useState } from "react";
import { Button } from "../../../components/button.tsx";
import { Card } from "../../../components/card.tsx";
import { later } from "../../../components/later.tsx";
import { toast } from "../../../lib/toast.ts";
import { accountMessages } from "../messages.ts";
import { useDeleteData } from "../mutations.ts";

const DeleteAccountDialog = later(() => import("./delete-account-dialog.tsx"), "dialog");

/** What can't be undone: deleting all data, or the account with it. */
export function DangerZone() {
  const [asking, setAsking] = useState(false);
  const erase = useDeleteData();

  function eraseData() {
    if (!window.confirm(accountMessages.deletion.data.confirm)) return;
    erase.mutate(undefined, {
      onSuccess: () => toast({ title: accountMessages.deletion.data.done, tone: "success" }),
      onError: ({ message }) =>
        toast({
          title: accountMessages.deletion.data.failedTitle,
          description: message,
          tone: "error",
        }),
    });
  }

  return (
    <Card title={accountMessages.deletion.title} className="border-danger/40">
      <div className="grid gap-5 lg:grid-cols-2">
        <div className="flex flex-col items-start gap-3">
          <p className="flex-1 text-soft">{accountMessages.deletion.data.text}</p>
          <Button look="danger" busy={erase.isPending} onClick={eraseData}>
            {accountMessages.deletion.data.submit}
          </Button>
        </div>
        <div className="flex flex-col items-start gap-3 max-lg:border-t max-lg:border-line max-lg:pt-5">
          <p className="flex-1 text-soft">{accountMessages.deletion.account.text}</p>
          <Button look="danger" onClick={() => setAsking(true)}>
            {accountMessages.deletion.account.submit}
          </Button>
        </div>
      </div>
      {asking && (
        <Suspense>
          <DeleteAccountDialog onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </Card>
  );
}
