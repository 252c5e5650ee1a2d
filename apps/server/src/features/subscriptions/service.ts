import { subscriptionCodes, type WebhookEvent } from "@morsel/contract/subscriptions";
import { type GateableFeature, opensGated } from "@morsel/domain/subscriptions/gated-features";
import { askFrom, purchasesAfter } from "@morsel/domain/subscriptions/history";
import { type SubscriptionStatus, statusOf } from "@morsel/domain/subscriptions/status";
import { minute } from "@morsel/domain/time";
import type { Clock } from "../../platform/clock.ts";
import type { Config } from "../../platform/config/config.ts";
import type { Db } from "../../platform/database/database.ts";
import { Failure } from "../../platform/http/failure.ts";
import type { People } from "../../platform/people.ts";
import type { UserId } from "../../platform/person.ts";
import { revenueCatOf } from "./gateway.ts";
import { messages } from "./messages.ts";
import {
  answerId,
  findManageUrl,
  findPurchases,
  insertEvent,
  listConnected,
  listDoubtful,
  putOffAsking,
  saveAnswer,
  savePurchases,
  type ToldHere,
} from "./repository.ts";
import { idsOf, newsOf } from "./webhook-event.ts";

interface Needs {
  db: Db;
  clock: Clock;
  people: People;
  config: Pick<Config, "revenueCat" | "purchaseUrl" | "gatedFeatures">;
  report: (error: unknown) => void;
}

export type SubscriptionService = ReturnType<typeof createSubscriptionService>;

/** People asked about at once. */
const batch = 10;
/** How long to wait after RevenueCat didn't answer (ms). */
const retryAfter = 5 * minute;

export function createSubscriptionService({ db, clock, people, config, report }: Needs) {
  const revenueCat = revenueCatOf(config.revenueCat);

  /** What an event tells of each of our people; nothing is kept of others. */
  async function toldBy(event: WebhookEvent): Promise<ToldHere[]> {
    const { id, type, event_timestamp_ms: happenedAt } = event;
    const common = { id, happenedAt, heardAt: clock() };
    if (type === "TRANSFER") {
      const to = await people.among(event.transferred_to ?? []);
      const from = await people.among(event.transferred_from ?? []);
      return [
        ...to.map((userId) => ({ ...common, userId, kind: "transfer", side: "to" }) as const),
        ...from
          .filter((userId) => !to.includes(userId))
          .map((userId) => ({ ...common, userId, kind: "transfer", side: "from" }) as const),
      ];
    }
    const ids = idsOf(event);
    const known = await people.among(ids);
    const userId = known.sort((a, b) => ids.indexOf(a) - ids.indexOf(b))[0];
    return userId ? [{ ...common, userId, kind: "event", type, news: newsOf(event) }] : [];
  }

  /**
   * Each person's state is derived under their own lock from all that is stored by then: of events
   * that arrive at the same time, whoever comes last sees them all.
   */
  async function derive(changed: readonly UserId[]): Promise<void> {
    const connected = new Set((await listConnected(db, changed)).map(({ userId }) => userId));
    for (const userId of connected)
      await people.change(userId, async (tx) => {
        const told = await listConnected(tx, [userId]);
        const purchases = purchasesAfter(told).get(userId) ?? [];
        const own = told.filter((one) => one.userId === userId);
        await savePurchases(tx, userId, purchases, askFrom(own, purchases));
      });
  }

  async function ask(userId: UserId, asked: NonNullable<typeof revenueCat>): Promise<void> {
    const heardAt = clock();
    try {
      const { at: happenedAt, purchases, manageUrl } = await asked.ask(userId);
      const answer = { userId, id: answerId, happenedAt, heardAt, purchases, manageUrl };
      await people.change(userId, (tx) => saveAnswer(tx, { ...answer, kind: "answer" }));
      await derive([userId]);
    } catch (error) {
      report(error);
      await putOffAsking(db, userId, clock() + retryAfter);
    }
  }

  /** One read of our own database. */
  const status = async (userId: UserId): Promise<SubscriptionStatus> =>
    statusOf(await findPurchases(db, userId), clock());

  return {
    statusOf: status,

    /** Throws a `Failure` if a feature is gated and this person's subscription doesn't open it. */
    async admit(userId: UserId, feature: GateableFeature): Promise<void> {
      if (!config.gatedFeatures.includes(feature)) return;
      if (opensGated(await status(userId), clock())) return;
      const { title, text } = messages.needed[feature];
      throw new Failure(403, subscriptionCodes.needed, text, { topLevel: { title } });
    },

    async shopOf(userId: UserId) {
      const { purchaseUrl, revenueCat: settings } = config;
      return {
        purchaseUrl: purchaseUrl && purchasePage(purchaseUrl, userId),
        manageUrl: purchaseUrl && (await findManageUrl(db, userId)),
        publicKey: settings.publicKey,
        gated: [...config.gatedFeatures],
      };
    },

    /** Takes what the webhook tells. The same once more, or in another order, changes nothing. */
    async take(event: WebhookEvent): Promise<void> {
      const told = await toldBy(event);
      for (const one of told) await people.change(one.userId, (tx) => insertEvent(tx, one));
      await derive(told.map(({ userId }) => userId));
    },

    /** Asks RevenueCat how the subscriptions in doubt stand. */
    async askDue(): Promise<void> {
      if (!revenueCat) return;
      const due = await listDoubtful(db, clock(), batch);
      await Promise.all(due.map((userId) => ask(userId, revenueCat)));
    },
  };
}

/** RevenueCat's web purchase link takes the person's id as the last part of its path. */
function purchasePage(address: string, userId: string): string {
  const url = new URL(address);
  url.pathname = `${url.pathname.replace(/\/$/, "")}/${encodeURIComponent(userId)}`;
  return url.href;
}
