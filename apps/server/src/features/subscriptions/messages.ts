import type { GateableFeature } from "@morsel/domain/subscriptions/gated-features";

interface Words {
  title: string;
  text: string;
}

export const messages = {
  forged: "This is not RevenueCat's webhook.",
  /** Why somebody without a subscription is refused what is gated here. */
  needed: {
    "photo-analysis": {
      title: "Photo analysis comes with Premium",
      text: "On this server photos are analyzed for subscribers. Yours is kept, and everything else stays open.",
    },
    imports: {
      title: "Imports come with Premium",
      text: "On this server files of other apps are imported for subscribers. What Morsel has exported itself can always be read in.",
    },
  } satisfies Record<GateableFeature, Words>,
} as const;
