import { storageKeys } from "../../lib/storage.ts";
import { leftByVisitor } from "../../lib/visitor.ts";

/**
 * Which of the recent calculations a visitor made: those up to a moment (ms). Until a person has
 * answered whether they want them, the list stays as it is on this device.
 */
export const visitorAnalyses = leftByVisitor<{ until: number }>(
  storageKeys.visitorAnalyses,
  ({ until }) => (typeof until === "number" ? { until } : null),
);
