import * as z from "zod/mini";
import { route } from "./route.ts";

/** What each goal may be. */
export const goalBounds = {
  dailyCalorieGoal: { least: 500, most: 20_000 },
  dailyProteinGoal: { least: 1, most: 1_000 },
  dailyCarbGoal: { least: 1, most: 2_000 },
  dailyFatGoal: { least: 1, most: 1_000 },
  dailyWaterGoal: { least: 1, most: 8 },
} as const;

const goal = (name: keyof typeof goalBounds) => {
  const { least, most } = goalBounds[name];
  return z
    .number()
    .check(
      z.gte(least, `Must be at least ${least}.`),
      z.lte(most, `Must be at most ${most.toLocaleString("en")}.`),
    );
};

const goals = z.object({
  dailyCalorieGoal: goal("dailyCalorieGoal"),
  dailyProteinGoal: goal("dailyProteinGoal"),
  dailyCarbGoal: goal("dailyCarbGoal"),
  dailyFatGoal: goal("dailyFatGoal"),
  dailyWaterGoal: goal("dailyWaterGoal").check(z.int("Must be a whole number.")),
});
export type Goals = z.infer<typeof goals>;

const someGoals = z.partial(goals).check(
  z.refine((sent) => Object.values(sent).some((v) => v !== undefined), {
    error: "Send at least one goal.",
    path: ["dailyCalorieGoal"],
  }),
);

/** Sets one or more of the five goals; answers all five. */
export const putGoals = route({
  method: "PUT",
  path: "/api/user/goals",
  access: "person",
  summary: "Set one or more daily goals",
  body: someGoals,
  status: 200,
  reply: goals,
});

const personalInfo = z.object({
  name: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  location: z.nullable(z.string()),
  birth_date: z.nullable(z.string()),
  height: z.nullable(z.string()),
  /** kg */
  weight: z.nullable(z.number()),
  activity_level: z.nullable(z.string()),
  dietary_preferences: z.nullable(z.array(z.string())),
});

/** The person as the user endpoint answers. */
export const user = z.object({
  id: z.string(),
  email: z.string(),
  firstName: z.nullable(z.string()),
  lastName: z.nullable(z.string()),
  name: z.nullable(z.string()),
  profileIcon: z.number(),
  personalInfo,
  ...goals.shape,
  calorie_goal: z.number(),
  emailVerified: z.boolean(),
  createdAt: z.string(),
});
export type User = z.infer<typeof user>;

export const getUser = route({
  method: "GET",
  path: "/api/auth/user",
  access: "person",
  summary: "The signed-in person",
  status: 200,
  reply: user,
});
