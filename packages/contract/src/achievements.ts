import { achievementKinds, categories, difficulties } from "@morsel/domain/achievements/catalogue";
import * as z from "zod/mini";
import { route } from "./route.ts";
import { day } from "./scalars.ts";

const newAchievement = z.object({
  /** Unique within its kind. */
  id: z.string(),
  kind: z.enum(achievementKinds),
  /** The same as `id`, under the specification's name. */
  achievementType: z.string(),
  title: z.string(),
  description: z.string(),
  iconName: z.string(),
  category: z.enum(categories),
  /** Badges only. */
  difficulty: z.optional(z.enum(difficulties)),
  points: z.number(),
});
export type NewAchievement = z.infer<typeof newAchievement>;

export const achievementState = z.extend(newAchievement, {
  target: z.number(),
  /** Up to the target, which an earned one has reached. */
  progress: z.number(),
  /** Of an award: the last time. */
  earnedAt: z.nullable(z.string()),
  /** Of an earned award: its day, or its week's Sunday. */
  period: z.optional(z.string()),
});
export type AchievementState = z.infer<typeof achievementState>;

/** Every badge and award: first what is still to do, by category and points. */
export const listAchievements = route({
  method: "GET",
  path: "/api/achievements",
  access: "person",
  summary: "All achievements, with progress",
  /** The day whose progress is shown; without it, the latest the person has come to. */
  query: z.object({ date: z.optional(day) }),
  status: 200,
  reply: z.object({ achievements: z.array(achievementState) }),
});

/**
 * Judges what has changed and answers what was earned and not yet announced: each once, whichever
 * device asks first. `date` is the person's own day; what is dated later waits until it comes.
 */
export const checkAchievements = route({
  method: "POST",
  path: "/api/achievements/check",
  access: "person",
  summary: "What has been earned since the last check",
  body: z.nullish(z.object({ date: z.optional(day) })),
  status: 200,
  reply: z.object({ newAchievements: z.array(newAchievement) }),
});

export const userStatistics = route({
  method: "GET",
  path: "/api/user/statistics",
  access: "person",
  summary: "Points, level, achievements and streaks",
  status: 200,
  reply: z.object({
    totalPoints: z.number(),
    achievementsUnlocked: z.number(),
    /** Days in a row with entries, up to today or yesterday. */
    currentStreak: z.number(),
    longestStreak: z.number(),
    level: z.number(),
    pointsForNextLevel: z.number(),
  }),
});
