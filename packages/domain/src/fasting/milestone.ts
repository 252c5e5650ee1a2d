import { day, hour } from "../time.ts";

/** Hours at which a fast passes a milestone. */
export const milestoneHours = [8, 12, 16, 18, 20, 24, 36, 48, 72] as const;

/** The milestones (hours) that a fast of that length (ms) has passed. */
export function passedMilestones(fasted: number): number[] {
  return milestoneHours.filter((hours) => fasted >= hours * hour);
}

/** Those passed and not yet told of; each is told once a session. */
export function newMilestones(fasted: number, told: readonly number[]): number[] {
  return passedMilestones(fasted).filter((hours) => !told.includes(hours));
}

export type Caution = "none" | "long" | "very-long";

/** How careful to be with a fast that has lasted so long, or is meant to (ms). */
export function cautionFor(duration: number): Caution {
  if (duration > 72 * hour) return "very-long";
  return duration > day ? "long" : "none";
}
