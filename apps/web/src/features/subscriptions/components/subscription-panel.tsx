import type { SubscriptionReply } from "@morsel/contract/subscriptions";
import { dayOnClock } from "@morsel/domain/day";
import { isPro } from "@morsel/domain/subscriptions/status";
import { useState } from "react";
import { Badge } from "../../../components/badge.tsx";
import { Button, buttonClass } from "../../../components/button.tsx";
import { Card } from "../../../components/card.tsx";
import { FailedQuery } from "../../../components/failed-query.tsx";
import { Loading, Skeleton } from "../../../components/skeleton.tsx";
import { classNames } from "../../../lib/class-names.ts";
import { subscriptionMessages as texts } from "../messages.ts";
import { restorePurchases } from "../mutations.ts";
import { useSubscription } from "../queries.ts";

interface Shop {
  purchaseUrl: string;
  manageUrl: string | null;
}

/** What somebody has, what that opens, and the way to the shop. */
export default function SubscriptionPanel({ purchaseUrl, manageUrl }: Shop) {
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
      <Card title={texts.included}>
        <p>{texts.open}</p>
        <p className="mt-3">{texts.yours}</p>
      </Card>
    </div>
  );
}

function Plan({ status }: { status: SubscriptionReply }) {
  return (
    <>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <strong className="text-lg">{texts.tiers[status.tier]}</strong>
        {status.isInGracePeriod && <Badge tone="amber">{texts.grace}</Badge>}
      </p>
      <p className="mt-1 text-soft">{sentenceOf(status)}</p>
    </>
  );
}

function sentenceOf({ isActive, isInGracePeriod, willRenew, expiresAt }: SubscriptionReply) {
  if (expiresAt === null) return isActive ? texts.forGood : texts.none;
  const day = dayOnClock(new Date(expiresAt));
  if (!isActive) return texts.hasEnded(day);
  if (isInGracePeriod) return texts.inGrace(day);
  return willRenew ? texts.renews(day) : texts.ends(day);
}

function OutLink({
  href,
  label,
  look,
}: {
  href: string;
  label: string;
  look: "primary" | "outline";
}) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noreferrer"
      className={classNames(buttonClass(look), "w-full")}
    >
      {label}
      <span className="sr-only">{texts.newTab}</span>
    </a>
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
