/** What a person has bought; follows from the events. */
export interface Subscription {
  /** JSON text. */
  purchases: string;
  /** When to ask RevenueCat; null: no need. */
  ask_at: number | null;
}

/** Something that RevenueCat has told about a person, or its latest answer. */
export interface SubscriptionEvent {
  id: string;
  kind: string;
  /** By RevenueCat's clock. */
  happened_at: number;
  /** By ours. */
  heard_at: number;
  /** JSON text. */
  content: string;
}
