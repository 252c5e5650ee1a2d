import { hour } from "../time.ts";
import type { ClockTime } from "../zone.ts";

export type Difficulty = "Beginner" | "Intermediate" | "Advanced";

export interface FastingPlan {
  id: string;
  name: string;
  description: string;
  fastingHours: number;
  eatingHours: number;
  difficulty: Difficulty;
  benefits: readonly string[];
  /** Display text. */
  suggestedSchedule: string;
  /** When such a fast usually starts. */
  suggestedStart: ClockTime;
}

/** Bounds of a fast's target (ms): 1 to 168 hours. */
export const targetBounds = { min: hour, max: 168 * hour } as const;
/** The target of a fast with an unknown plan (ms). */
export const defaultTarget = 16 * hour;
/** The name of a fast whose plan isn't in the list. */
export const customName = "Custom";
export const customPlanId = "custom";

export const plans: readonly FastingPlan[] = [
  {
    id: "16-8",
    name: "16:8 Method",
    description: "Fast for 16 hours, most of them asleep, and eat within 8.",
    fastingHours: 16,
    eatingHours: 8,
    difficulty: "Beginner",
    benefits: [
      "Skips one meal, which is easy to remember",
      "Ends late-evening snacking",
      "The best studied daily schedule",
    ],
    suggestedSchedule: "Last bite at 8 PM, first bite at noon the next day",
    suggestedStart: "20:00",
  },
  {
    id: "14-10",
    name: "14:10 Method",
    description: "Fast for 14 hours and eat within 10: a later breakfast, an earlier dinner.",
    fastingHours: 14,
    eatingHours: 10,
    difficulty: "Beginner",
    benefits: [
      "Room for three meals a day",
      "A gentle way to begin",
      "Fits around dinner with others",
    ],
    suggestedSchedule: "Last bite at 8 PM, first bite at 10 AM the next day",
    suggestedStart: "20:00",
  },
  {
    id: "18-6",
    name: "18:6 Method",
    description: "Fast for 18 hours and eat two meals within 6.",
    fastingHours: 18,
    eatingHours: 6,
    difficulty: "Intermediate",
    benefits: [
      "Two unhurried meals, little counting",
      "A longer pause between dinner and lunch",
      "A step on from 16:8 once that feels easy",
    ],
    suggestedSchedule: "Last bite at 7 PM, first bite at 1 PM the next day",
    suggestedStart: "19:00",
  },
  {
    id: "20-4",
    name: "20:4 Warrior",
    description: "Fast for 20 hours and eat one large or two small meals within 4.",
    fastingHours: 20,
    eatingHours: 4,
    difficulty: "Advanced",
    benefits: [
      "One meal to plan and cook",
      "Free time during the day",
      "For people at ease with 18:6",
    ],
    suggestedSchedule: "Last bite at 6 PM, first bite at 2 PM the next day",
    suggestedStart: "18:00",
  },
  {
    id: "24-0",
    name: "24 Hour Fast",
    description: "From dinner to dinner, once or twice a week at most.",
    fastingHours: 24,
    eatingHours: 0,
    difficulty: "Advanced",
    benefits: [
      "No schedule on the other days",
      "Still a dinner on both days",
      "Only for people used to shorter fasts",
    ],
    suggestedSchedule: "Last bite at 7 PM, next dinner at 7 PM the day after",
    suggestedStart: "19:00",
  },
];

export function findPlan(id: string): FastingPlan | undefined {
  return plans.find((plan) => plan.id === id);
}

/** The plan's name, or "Custom" for any other id. */
export function planName(id: string): string {
  return findPlan(id)?.name ?? customName;
}

/** The target of a plan (ms); 16 hours for an unknown one. */
export function planTarget(id: string): number {
  const plan = findPlan(id);
  return plan ? plan.fastingHours * hour : defaultTarget;
}

/** Whether a fast's target may be that long (ms). */
export function isTarget(duration: number): boolean {
  return Number.isInteger(duration) && duration >= targetBounds.min && duration <= targetBounds.max;
}
