import { isPro } from "@morsel/domain/subscriptions/status";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { Card } from "../../../components/card.tsx";
import { FailedQuery } from "../../../components/failed-query.tsx";
import { Loading, Skeleton } from "../../../components/skeleton.tsx";
import { subscriptionMessages as texts } from "../messages.ts";
import { restorePurchases } from "../mutations.ts";
import { useSubscription } from "../queries.ts";
import { Included, OutLink, Plan } from "./plan.tsx";

interface Shop {
  purchaseUrl: string;
  manageUrl: string | null;
  gated: readonly string[];
}

/** What somebody has, what that opens, and the way to the shop. */
export default function SubscriptionPanel({ purchaseUrl, manageUrl, gated }: Shop) {
  const query = useSubscription();
  const { data: status } = query;
  return (
    <div className="grid gap-4 lg:grid-cols-2 lg:items-start lg:gap-5">
      <Card title={texts.plan}>
        {status ? (
          <Plan status={status} />
        ) : query.isError ? (
          <FailedQuery title={texts.loadFailed} query={query} />
        ) : (
          <Loading label={texts.loading} className="flex flex-col gap-2">
            <Skeleton className="h-9 w-2/5" />
            <Skeleton className="h-6 w-4/5" />
          </Loading>
        )}
        <div className="mt-4 flex flex-col gap-2">
          {!(status && isPro(status)) && (
            <OutLink look="primary" href={purchaseUrl} label={texts.choose} />
          )}
          {manageUrl !== null && <OutLink look="outline" href={manageUrl} label={texts.manage} />}
          <RestoreButton />
        </div>
        {manageUrl === null && status?.isActive === true && (
          <p className="mt-3 text-sm text-soft">{texts.manageElsewhere}</p>
        )}
        <p className="mt-3 text-sm text-soft">{texts.terms(new URL(purchaseUrl).hostname)}</p>
      </Card>
      <Included gated={gated} />
    </div>
  );
}

function RestoreButton() {
  const [busy, setBusy] = useState(false);
  return (
    <Button
      look="quiet"
      busy={busy}
      onClick={() => {
        setBusy(true);
        void restorePurchases().finally(() => setBusy(false));
      }}
    >
      {texts.restore}
    </Button>
  );
}
