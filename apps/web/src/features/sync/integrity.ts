import { syncMessages } from "./messages.ts";

/** What a check of a person's data found. */
export interface Findings {
  profile: "found" | "missing" | "unreachable";
  meals: "found" | "unreachable";
  /** Whether the server has every entry that this device takes for saved. */
  persisted: boolean;
}

export type Rating = "healthy" | "at-risk" | "degraded";

const { issues: texts } = syncMessages.integrity;

/** What is wrong, worded as in specification 2, section 8. */
export function issuesOf({ profile, meals, persisted }: Findings): string[] {
  return [
    ...(profile === "missing" ? [texts.profileMissing] : []),
    ...(profile === "unreachable" ? [texts.profileUnreachable] : []),
    ...(meals === "unreachable" ? [texts.mealsUnreachable] : []),
    ...(meals === "found" && !persisted ? [texts.notPersisted] : []),
  ];
}

export function ratingOf(issues: readonly string[]): Rating {
  if (issues.length === 0) return "healthy";
  return issues.length === 1 ? "at-risk" : "degraded";
}
