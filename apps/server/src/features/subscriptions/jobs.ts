import type { Log } from "../../platform/logging/log.ts";
import { repeat } from "../../platform/repeat.ts";
import type { SubscriptionService } from "./service.ts";

/** How often doubts are looked for (ms): one index look-up each. */
const lookEvery = 5_000;

/** Asks RevenueCat about subscriptions in doubt until stopped. Any number of processes may run it. */
export function askRevenueCat(
  subscriptions: Pick<SubscriptionService, "askDue">,
  log: Log,
  every = lookEvery,
) {
  return repeat(subscriptions.askDue, { name: "asking RevenueCat", every, log });
}
