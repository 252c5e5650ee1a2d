import { isDay } from "@morsel/domain/day";
import { numberText } from "@morsel/domain/english";
import { maxNameLength } from "@morsel/domain/profile/full-name";
import * as z from "zod/mini";
import { route } from "./route.ts";
import { made, notADay, seen } from "./scalars.ts";

/** Bounds of each goal. */
export const goalBounds = {
  dailyCalorieGoal: { min: 500, max: 20_000 },
  dailyProteinGoal: { min: 1, max: 1_000 },
  dailyCarbGoal: { min: 1, max: 2_000 },
  dailyFatGoal: { min: 1, max: 1_000 },
  dailyWaterGoal: { min: 1, max: 8 },
} as const;

const goal = (name: keyof typeof goalBounds) => {
  const { min, max } = goalBounds[name];
  return z
    .number()
    .check(
      z.gte(min, `Must be at least ${min}.`),
      z.lte(max, `Must be at most ${numberText(max)}.`),
    );
};

export const goals = z.object({
  dailyCalorieGoal: goal("dailyCalorieGoal"),
  dailyProteinGoal: goal("dailyProteinGoal"),
  dailyCarbGoal: goal("dailyCarbGoal"),
  dailyFatGoal: goal("dailyFatGoal"),
  dailyWaterGoal: goal("dailyWaterGoal").check(z.int("Must be a whole number.")),
});
export type Goals = z.infer<typeof goals>;

const goalNames = Object.keys(goals.shape);
const someGoals = z.extend(z.partial(goals), made).check(
  z.refine((sent) => Object.keys(sent).some((name) => goalNames.includes(name)), {
    error: "Send at least one goal.",
    path: ["dailyCalorieGoal"],
  }),
);

/** Sets one or more of the five goals, except those changed later, and answers all five. */
export const putGoals = route({
  method: "PUT",
  path: "/api/user/goals",
  access: "person",
  summary: "Set one or more daily goals",
  body: someGoals,
  status: 200,
  reply: goals,
});

/**
 * Backs up the goals as the client holds them, all five, and answers the same. A client that may
 * hold old ones says since when (`changedAt`), which then don't replace later ones.
 */
export const backUpGoals = route({
  method: "POST",
  path: "/api/user/goals",
  access: "person",
  summary: "Back up the five daily goals",
  body: z.extend(goals, made),
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
export type PersonalInfo = z.infer<typeof personalInfo>;

/** The reply of the user endpoint. */
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

const oneLine = (max: number) =>
  z
    .string()
    .check(
      z.trim(),
      z.maxLength(max, `Must be at most ${max} characters.`),
      z.regex(/^\P{Cc}*$/u, "Must be one line of text."),
    );

/** What a person is called and is. */
export const profileFields = {
  firstName: oneLine(maxNameLength),
  lastName: oneLine(maxNameLength),
  name: oneLine(200),
  phone: oneLine(40),
  location: oneLine(200),
  birthDate: z.string().check(z.refine((text) => text === "" || isDay(text), notADay)),
  height: oneLine(20),
  /** kg */
  weight: z
    .number()
    .check(z.gte(0.1, "Must be at least 0.1 kg."), z.lte(1_000, "Must be at most 1,000 kg.")),
  activityLevel: oneLine(60),
  dietaryPreferences: z.array(z.string().check(z.trim(), z.maxLength(60))).check(z.maxLength(30)),
};

/** Missing: unchanged. `null` or blank: cleared. */
const clearable = <Schema extends z.ZodMiniType>(schema: Schema) => z.optional(z.nullable(schema));
const firstName = profileFields.firstName.check(...seen("First name is required"));
const lastName = profileFields.lastName.check(...seen("Last name is required"));
const birthDate = clearable(profileFields.birthDate);
const activityLevel = clearable(profileFields.activityLevel);

/** Changes only the fields sent, except those changed later. */
export const putProfile = route({
  method: "PUT",
  path: "/api/user/profile",
  access: "person",
  summary: "Change names, picture and personal information",
  body: z.object({
    firstName: z.optional(firstName),
    lastName: z.optional(lastName),
    /** 1 male, 2 female. */
    profileIcon: z.optional(z.literal([1, 2])),
    personalInfo: z.optional(
      z.object({
        name: clearable(profileFields.name),
        phone: clearable(profileFields.phone),
        location: clearable(profileFields.location),
        birth_date: birthDate,
        birthDate,
        height: clearable(profileFields.height),
        weight: clearable(profileFields.weight),
        activity_level: activityLevel,
        activityLevel,
        dietary_preferences: clearable(profileFields.dietaryPreferences),
      }),
    ),
    ...made,
  }),
  status: 200,
  reply: user,
});
export type ProfileChange = z.infer<typeof putProfile.body>;
