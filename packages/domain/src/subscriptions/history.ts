import { hour } from "../time.ts";
import type { Purchase } from "./status.ts";

/** What RevenueCat tells of a product when something happens to it. */
export interface ProductNews {
  productId: string | null;
  /** What the subscription changes to. */
  newProductId: string | null;
  /** Null: not said. */
  entitlements: readonly string[] | null;
  expiresAt: number | null;
  graceUntil: number | null;
  periodType: string | null;
  cancelReason: string | null;
  /** Stays the same from the first purchase through every renewal. */
  originalTransactionId: string | null;
}

/** Something that RevenueCat has told or answered about one person. */
export type Told = {
  userId: string;
  id: string;
  /** By RevenueCat's clock (ms). */
  happenedAt: number;
  /** By ours (ms): when it came, or when we asked. */
  heardAt: number;
} & (
  | { kind: "event"; type: string; news: ProductNews }
  /** One event with several people: those who lose what they have, and those who get it. */
  | { kind: "transfer"; side: "from" | "to" }
  /** What RevenueCat says that the person has: it settles all that happened before. */
  | { kind: "answer"; purchases: readonly Purchase[] }
);

const ofNoConsequence = ["TEST"];

interface Held extends Purchase {
  originalTransactionId: string | null;
  /** What it has been changed to, from its next period on. */
  successor: string | null;
}

/**
 * What each person has after all that was told of them, and of those with whom they have exchanged
 * purchases. In whichever order it came, the result is the same.
 */
export function purchasesAfter(told: readonly Told[]): Map<string, Purchase[]> {
  const people = new Map<string, Held[]>(told.map(({ userId }) => [userId, []]));
  for (const one of [...told].sort(byTime)) {
    if (one.kind === "answer") {
      const held = one.purchases.map((purchase) => ({
        ...{ ...purchase, originalTransactionId: null, successor: null },
      }));
      people.set(one.userId, held);
    } else if (one.kind === "event") {
      people.set(one.userId, followedBy(people.get(one.userId) ?? [], one));
    } else {
      // Its row stands with each of them: carried out once more, it finds nothing left to move.
      transfer(people, told, one.id);
    }
  }
  return people;
}

const rankOf = (one: Told): number => {
  if (one.kind === "event") return followed.indexOf(one.type);
  return followed.length + (one.kind === "answer" ? 1 : 0);
};

const byTime = (a: Told, b: Told): number =>
  a.happenedAt - b.happenedAt ||
  rankOf(a) - rankOf(b) ||
  (a.id === b.id ? 0 : a.id < b.id ? -1 : 1) ||
  (a.userId < b.userId ? -1 : 1);

function transfer(people: Map<string, Held[]>, told: readonly Told[], id: string): void {
  const on = (side: "from" | "to") =>
    told.flatMap((one) =>
      one.kind === "transfer" && one.id === id && one.side === side ? [one.userId] : [],
    );
  const moved = on("from")
    .sort()
    .flatMap((userId) => people.get(userId) ?? []);
  for (const userId of on("from")) people.set(userId, []);
  for (const userId of on("to")) {
    const others = (people.get(userId) ?? []).filter(({ productId }) =>
      moved.every((purchase) => purchase.productId !== productId),
    );
    people.set(userId, [...others, ...moved]);
  }
}

/** What a type does to the product it is about; the others, and what was held of it before. */
type Effect = (after: Held, given: Given) => Held[];
interface Given {
  others: Held[];
  before: Held | undefined;
  news: ProductNews;
  happenedAt: number;
}

const begins =
  (mayRenew: boolean): Effect =>
  (after, { others, news }) => {
    const { expiresAt } = news;
    const willRenew = mayRenew && renews(news);
    const begun = { ...after, expiresAt, graceUntil: null, successor: null, willRenew };
    return [...others.filter((other) => !isReplacedBy(other, begun)), begun];
  };
const ceasesToRenew: Effect = (after, { others }) => [...others, { ...after, willRenew: false }];

/**
 * The types that we can follow, in the order in which they take effect when they carry the same
 * instant, as those of one failed payment may.
 */
const effects = new Map<string, Effect>([
  ["INITIAL_PURCHASE", begins(true)],
  ["NON_RENEWING_PURCHASE", begins(false)],
  ["RENEWAL", begins(true)],
  [
    "PRODUCT_CHANGE",
    (_, { others, before, news }) => {
      if (!before) return others;
      const successor = news.newProductId;
      // The new period may have begun just before the change is told.
      const hasBegun = others.some(({ productId }) => productId === successor);
      return hasBegun ? others : [...others, { ...before, successor }];
    },
  ],
  [
    "BILLING_ISSUE",
    (after, { others, news }) => [
      ...others,
      { ...after, graceUntil: news.graceUntil, willRenew: false },
    ],
  ],
  ["SUBSCRIPTION_PAUSED", ceasesToRenew],
  [
    "CANCELLATION",
    (after, given) =>
      ceasesToRenew(isRefund(given.news) ? endedBy(after, given.happenedAt) : after, given),
  ],
  ["UNCANCELLATION", begins(true)],
  ["SUBSCRIPTION_EXTENDED", (after, { others }) => [...others, { ...after, graceUntil: null }]],
  ["EXPIRATION", (after, given) => ceasesToRenew(endedBy(after, given.happenedAt), given)],
]);
const followed = [...effects.keys()];

function followedBy(held: Held[], { type, news, happenedAt }: Told & { kind: "event" }): Held[] {
  const { productId } = news;
  const effect = effects.get(type);
  if (!effect || productId === null) return held;
  const before = held.find((one) => one.productId === productId);
  const others = held.filter((one) => one.productId !== productId);
  return effect(withNews(before, productId, news, happenedAt), {
    others,
    before,
    news,
    happenedAt,
  });
}

/** What is held of a product, with what the news say of it. */
function withNews(
  before: Held | undefined,
  productId: string,
  { entitlements, expiresAt, originalTransactionId }: ProductNews,
  happenedAt: number,
): Held {
  const known = before ?? {
    ...{ entitlements: [], expiresAt: happenedAt, graceUntil: null, willRenew: false },
    ...{ originalTransactionId: null, successor: null },
  };
  return {
    ...known,
    productId,
    entitlements: entitlements ?? known.entitlements,
    expiresAt: expiresAt ?? known.expiresAt,
    originalTransactionId: originalTransactionId ?? known.originalTransactionId,
  };
}

/** The money went back. */
const isRefund = ({ cancelReason }: ProductNews): boolean => cancelReason === "CUSTOMER_SUPPORT";

const renews = ({ periodType, expiresAt }: ProductNews): boolean =>
  expiresAt !== null && periodType !== "PREPAID" && periodType !== "PROMOTIONAL";

const isReplacedBy = (other: Held, begun: Held): boolean =>
  other.successor === begun.productId ||
  (other.originalTransactionId !== null &&
    other.originalTransactionId === begun.originalTransactionId);

const endedBy = (one: Held, instant: number): Held => ({
  ...{ ...one, expiresAt: Math.min(one.expiresAt ?? instant, instant), graceUntil: null },
});

/** A renewal is told within minutes, or an hour where a store has to be asked (ms). */
const renewalTold = 2 * hour;

/**
 * From when on RevenueCat should be asked how a person's subscription stands (ms); null: what it has
 * told is enough.
 */
export function askFrom(
  told: readonly Told[],
  purchases: readonly Pick<Purchase, "willRenew" | "expiresAt">[],
): number | null {
  const answer = told.find((one) => one.kind === "answer");
  const asked = answer?.heardAt ?? -Infinity;
  const doubts = told
    .filter((one) => one.kind !== "answer" && one.heardAt >= asked)
    .filter((one) => isDoubtful(one, told, answer === undefined))
    .map(({ heardAt }) => heardAt);
  const renewals = purchases.flatMap(({ willRenew, expiresAt }) =>
    willRenew && expiresAt !== null && expiresAt + renewalTold > asked
      ? [expiresAt + renewalTold]
      : [],
  );
  const times = [...doubts, ...renewals];
  return times.length > 0 ? Math.min(...times) : null;
}

/** Whether what is told says too little on its own. */
function isDoubtful(one: Told, told: readonly Told[], isFirst: boolean): boolean {
  if (one.kind !== "event") return true;
  if (ofNoConsequence.includes(one.type)) return false;
  const cameLate = told.some(
    (other) => other.heardAt < one.heardAt && other.happenedAt > one.happenedAt,
  );
  return (
    isFirst ||
    cameLate ||
    !followed.includes(one.type) ||
    one.type === "PRODUCT_CHANGE" ||
    isRefund(one.news)
  );
}
