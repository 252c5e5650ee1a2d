import type { Goals, ProfileChange, User } from "@morsel/contract/profile";
import { fullName } from "@morsel/domain/profile/full-name";
import { goalColumns, goalsOf } from "../../platform/database/goal-columns.ts";
import { fromJson, toJson } from "../../platform/database/json.ts";
import type { ProfileColumns, ProfileRow } from "./repository.ts";

/** The account's part of the profile. */
export interface Account {
  email: string;
  emailVerified: boolean;
  createdAt: string;
}

export function presentUser(row: ProfileRow, account: Account): User {
  const { email, emailVerified, createdAt } = account;
  return {
    id: row.user_id,
    email,
    firstName: row.first_name,
    lastName: row.last_name,
    name: fullName(row.first_name, row.last_name),
    profileIcon: row.profile_icon,
    personalInfo: {
      name: row.name,
      phone: row.phone,
      location: row.location,
      birth_date: row.birth_date,
      height: row.height,
      weight: row.weight,
      activity_level: row.activity_level,
      dietary_preferences: row.dietary_preferences ? fromJson(row.dietary_preferences) : null,
    },
    ...goalsOf(row),
    calorie_goal: row.calorie_goal,
    emailVerified,
    createdAt,
  };
}

/** Only the goals sent. */
export const sentGoalColumns = (goals: { [Name in keyof Goals]?: Goals[Name] | undefined }) =>
  sent(goalColumns(goals));

/** Only the fields sent; blank text clears one. */
export function profileColumns({
  firstName,
  lastName,
  profileIcon,
  personalInfo: info = {},
}: ProfileChange): ProfileColumns {
  const diet = info.dietary_preferences;
  return sent({
    first_name: firstName,
    last_name: lastName,
    profile_icon: profileIcon,
    name: cleared(info.name),
    phone: cleared(info.phone),
    location: cleared(info.location),
    birth_date: cleared(info.birth_date === undefined ? info.birthDate : info.birth_date),
    height: cleared(info.height),
    weight: info.weight,
    activity_level: cleared(
      info.activity_level === undefined ? info.activityLevel : info.activity_level,
    ),
    dietary_preferences: diet ? toJson(diet) : diet,
  });
}

const cleared = (text: string | null | undefined) => (text === "" ? null : text);

type Sent<Fields> = { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> };

const sent = <Fields extends object>(fields: Fields): Sent<Fields> =>
  Object.fromEntries(
    Object.entries(fields).filter(([, value]) => value !== undefined),
  ) as Sent<Fields>;
