import type { SubscriptionReply } from "@morsel/contract/subscriptions";
import { dayOnClock } from "@morsel/domain/day";
import { gateableFeatures } from "@morsel/domain/subscriptions/gated-features";
import { Badge } from "../../../components/badge.tsx";
import { buttonClass } from "../../../components/button.tsx";
import { Card } from "../../../components/card.tsx";
import { classNames } from "../../../lib/class-names.ts";
import { subscriptionMessages as texts } from "../messages.ts";

/** What somebody has, and until when. */
export function Plan({ status }: { status: SubscriptionReply }) {
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

export function OutLink({
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

/** What that opens: unless the host gates something, everything is open. */
export function Included({ gated }: { gated: readonly string[] }) {
  const features = gateableFeatures.filter((feature) => gated.includes(feature));
  return (
    <Card title={texts.included}>
      {features.length > 0 ? (
        <>
          <p>{texts.opens}</p>
          <ul className="my-2 list-disc pl-5">
            {features.map((feature) => (
              <li key={feature}>{texts.gated[feature].name}</li>
            ))}
          </ul>
          <p>{texts.else}</p>
        </>
      ) : (
        <p>{texts.open}</p>
      )}
      <p className="mt-3">{texts.yours}</p>
    </Card>
  );
}
