import {
  getShop,
  getSubscription,
  subscriptionCodes,
  subscriptionWebhook,
} from "@morsel/contract/subscriptions";
import type { Config } from "../../platform/config/config.ts";
import { digestOf, isSameDigest } from "../../platform/digest.ts";
import { Failure, notFound } from "../../platform/http/failure.ts";
import { type Http, mount } from "../../platform/http/mount.ts";
import { messages } from "./messages.ts";
import { presentStatus } from "./presenter.ts";
import type { SubscriptionService } from "./service.ts";

export function subscriptionRoutes(
  http: Http,
  subscriptions: SubscriptionService,
  { revenueCat }: Pick<Config, "revenueCat">,
): void {
  mount(http, getSubscription, async ({ person }) =>
    presentStatus(await subscriptions.statusOf(person.userId)),
  );

  mount(http, getShop, ({ person }) => subscriptions.shopOf(person.userId));

  mount(
    http,
    subscriptionWebhook,
    async ({ body }) => {
      await subscriptions.take(body.event);
      return { success: true };
    },
    ({ headers }) => {
      const { webhookSecret } = revenueCat;
      if (webhookSecret === null) throw notFound();
      if (!isSame(headers.authorization ?? "", `Bearer ${webhookSecret}`))
        throw new Failure(401, subscriptionCodes.forged, messages.forged);
    },
  );
}

/** Compares in a time that tells nothing about either text. */
const isSame = (one: string, other: string): boolean =>
  isSameDigest(digestOf(one), digestOf(other));
