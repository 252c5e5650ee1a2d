import { isPremium, isPro } from "@morsel/domain/subscriptions/status";
import { useState } from "react";
import { Button } from "../../../components/button.tsx";
import { Card } from "../../../components/card.tsx";
import { FailedQuery } from "../../../components/failed-query.tsx";
import { Loading, Skeleton } from "../../../components/skeleton.tsx";
import { subscriptionMessages as texts } from "../messages.ts";
import { purchase, restoreOnPhone } from "../native-store.mutations.ts";
import { useNativeStore } from "../native-store.queries.ts";
import type { NativeStore, Offering } from "../native-store.state.ts";
import { Included, OutLink, Plan } from "./plan.tsx";

/** In the native app: what the phone's store sells, at its prices. */
export default function NativeStorePanel({
  publicKey,
  gated,
}: {
  publicKey: string;
  gated: readonly string[];
}) {
  const query = useNativeStore(publicKey);
  const [busy, setBusy] = useState<string | null>(null);
  const { data: store } = query;
  const manageUrl = store?.manageUrl ?? null;
  const run = (what: string, work: () => Promise<boolean>) => {
    setBusy(what);
    void work().finally(() => setBusy(null));
  };
  return (
    <div className="grid gap-4 lg:grid-cols-2 lg:items-start lg:gap-5">
      <Card title={texts.plan}>
        {store ? (
          <Plan status={store.status} />
        ) : query.isError ? (
          <FailedQuery title={texts.storeFailed} query={query}>
            {texts.storeFailedText}
          </FailedQuery>
        ) : (
          <Loading label={texts.loading} className="flex flex-col gap-2">
            <Skeleton className="h-9 w-2/5" />
            <Skeleton className="h-6 w-4/5" />
          </Loading>
        )}
        {store && (
          <Offers
            store={store}
            busy={busy}
            onBuy={(id) => run(id, () => purchase(publicKey, id, store.choice.replaces))}
          />
        )}
        <div className="mt-4 flex flex-col gap-2">
          {manageUrl !== null && <OutLink look="outline" href={manageUrl} label={texts.manage} />}
          <Button
            look="quiet"
            busy={busy === "restore"}
            disabled={busy !== null || !store}
            onClick={() => run("restore", () => restoreOnPhone(publicKey))}
          >
            {texts.restore}
          </Button>
        </div>
        <p className="mt-3 text-sm text-soft">{texts.storeTerms}</p>
      </Card>
      <Included gated={gated} />
    </div>
  );
}

interface OffersProps {
  store: NativeStore;
  busy: string | null;
  onBuy: (id: string) => void;
}

/** What this person can buy: for who has a plan, another one in its place. */
function Offers({ store: { status, choice, offerings }, busy, onBuy }: OffersProps) {
  const { has } = choice;
  const hasPlan = isPremium(status);
  if (has === null)
    return !isPro(status) && <p className="mt-3 text-sm text-soft">{texts.manageElsewhere}</p>;
  const offered = offerings.filter(({ productId }) => !has.includes(productId));
  if (offered.length === 0) return null;
  return (
    <>
      {hasPlan && (
        <>
          <h3 className="mt-5 text-base">{texts.changeTitle}</h3>
          <p className="text-sm text-soft">{texts.changeText}</p>
        </>
      )}
      <ul className="mt-4 flex flex-col gap-3">
        {offered.map((offering) => (
          <Offered
            key={offering.id}
            offering={offering}
            label={(hasPlan ? texts.change : texts.buy)(offering.displayName)}
            busy={busy === offering.id}
            disabled={busy !== null}
            onBuy={() => onBuy(offering.id)}
          />
        ))}
      </ul>
    </>
  );
}

interface OfferedProps {
  offering: Offering;
  label: string;
  busy: boolean;
  disabled: boolean;
  onBuy: () => void;
}

function Offered({ offering, label, busy, disabled, onBuy }: OfferedProps) {
  const { displayName, description, priceString, duration } = offering;
  return (
    <li className="rounded-control border border-line p-3">
      <p className="flex flex-col">
        <strong>{displayName}</strong>
        <span>{texts.price(priceString, duration)}</span>
      </p>
      {description !== "" && <p className="mt-1 text-sm text-soft">{description}</p>}
      <Button className="mt-3 w-full" busy={busy} disabled={disabled} onClick={onBuy}>
        {label}
      </Button>
    </li>
  );
}
