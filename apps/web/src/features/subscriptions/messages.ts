import { dateText } from "@morsel/domain/english";
import type { GateableFeature } from "@morsel/domain/subscriptions/gated-features";

/** `November 23, 2026` */
const onDay = (day: string) => `${dateText(day)}, ${day.slice(0, 4)}`;

export const subscriptionMessages = {
  plan: "Your Plan",
  loading: "Your plan loads",
  loadFailed: "Your plan didn't load",
  tiers: { free: "Free", premium: "Premium", pro: "Pro" },
  grace: "Payment pending",
  renews: (day: string) => `Renews on ${onDay(day)}.`,
  ends: (day: string) => `Open until ${onDay(day)}. It won't renew by itself.`,
  forGood: "Yours for good.",
  inGrace: (day: string) =>
    `A payment didn't go through. Nothing changes until ${onDay(day)}; please look at how you pay.`,
  hasEnded: (day: string) => `Your subscription ended on ${onDay(day)}.`,
  none: "You have no subscription, and need none to use what is open here.",
  included: "What Is Included",
  gated: {
    "photo-analysis": {
      name: "Analyzing photos of food",
      title: "Photo analysis comes with Premium",
      text: "On this server photos are analyzed for subscribers. Photos that were analyzed before stay yours, and everything can be logged without one.",
    },
    imports: {
      name: "Importing from other apps",
      title: "Imports from other apps come with Premium",
      text: "On this server they are for subscribers. What Morsel has exported itself can always be read in.",
    },
  } satisfies Record<GateableFeature, { name: string; title: string; text: string }>,
  seePlans: "See plans",
  opens: "Premium and Pro open:",
  else: "Everything else in Morsel is open to everybody on this server.",
  open: "Everything in Morsel is open to everybody on this server. A subscription supports whoever runs it.",
  yours: "What you enter stays yours to read and to export, with a subscription or without.",
  choose: "See plans and prices",
  newTab: "(opens in a new tab)",
  manage: "Manage subscription",
  manageElsewhere:
    "You change or cancel it where you bought it: in the App Store, on Google Play, or by the link in your receipt.",
  restore: "Restore purchases",
  restored: {
    title: "Purchases restored",
    description: (tier: string) => `Your plan is ${tier}.`,
  },
  nothingToRestore: {
    title: "Nothing to restore",
    description:
      "No purchase is known for this account. One made a moment ago may take some minutes.",
  },
  restoreFailed: "Failed to restore purchases.",
  storeFailed: "The store didn't answer",
  storeFailedText: "Nothing was bought or changed.",
  price: (price: string, duration: string) =>
    duration === "Unknown" ? price : `${price} · ${duration}`,
  buy: (name: string) => `Choose ${name}`,
  changeTitle: "Change Your Plan",
  changeText: "Your phone's store says what a change costs before you confirm it.",
  change: (name: string) => `Change to ${name}`,
  bought: {
    title: "Thank you",
    description: (tier: string) => `Your plan is ${tier}.`,
  },
  purchaseFailed: {
    title: "Purchase failed",
    description: "Nothing was changed. Please try again.",
  },
  storeTerms:
    "Your phone's store takes the payment, by its terms. A subscription renews until you cancel it there.",
  terms: (seller: string) =>
    `${seller} shows prices and terms before you pay, and takes the payment. A subscription renews until you cancel it.`,
} as const;
