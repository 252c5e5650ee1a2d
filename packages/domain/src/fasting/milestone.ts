import { day, hour } from "../time.ts";

/** Milestones of a fast, in hours. */
export const milestoneHours = [8, 12, 16, 18, 20, 24, 36, 48, 72] as const;

/** The milestones (hours) that a fast of this length (ms) has passed. */
export function passedMilestones(fasted: number): number[] {
  return milestoneHours.filter((hours) => fasted >= hours * hour);
}

/** Those passed but not announced yet; each is announced once a session. */
export function newMilestones(fasted: number, announced: readonly number[]): number[] {
  return passedMilestones(fasted).filter((hours) => !announced.includes(hours));
}

export type Caution = "none" | "long" | "very-long";

/** How much caution a fast of this length or target (ms) calls for. */
export function cautionFor(duration: number): Caution {
  if (duration > 72 * hour) return "very-long";
  return duration > day ? "long" : "none";
}
