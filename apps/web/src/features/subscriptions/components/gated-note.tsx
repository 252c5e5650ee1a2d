import type { GateableFeature } from "@morsel/domain/subscriptions/gated-features";
import { Sprout } from "lucide-react";
import { Button } from "../../../components/button.tsx";
import { openSection } from "../../../lib/section.ts";
import { subscriptionMessages as texts } from "../messages.ts";
import { useShop } from "../queries.ts";

/** Where something is for subscribers: says so, what stays open, and the way to the plans. */
export default function GatedNote({ feature }: { feature: GateableFeature }) {
  const { title, text } = texts.gated[feature];
  const { isThere } = useShop();
  return (
    <section
      aria-label={title}
      className="mb-4 flex w-full gap-3 rounded-control bg-primary-soft p-3.5 text-left"
    >
      <Sprout size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-primary" />
      <div>
        <h3 className="text-base">{title}</h3>
        <p className="text-sm text-pretty">{text}</p>
        {isThere && (
          <Button
            look="outline"
            className="mt-3"
            onClick={() => openSection("profile", "subscription")}
          >
            {texts.seePlans}
          </Button>
        )}
      </div>
    </section>
  );
}
