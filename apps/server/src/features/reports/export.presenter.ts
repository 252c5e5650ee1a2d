import {
  type ExchangedAchievement,
  type ExchangedFast,
  type ExchangedGoals,
  type ExchangedHead,
  type ExchangedMeal,
  type ExchangedPhoto,
  type ExchangedProfile,
  type ExchangedSetting,
  exchangedProfile,
} from "@morsel/contract/exchange";
import type { FastingSettings } from "@morsel/contract/fasting";
import type { KeptPlate } from "@morsel/contract/photos";
import type { Pause } from "@morsel/domain/fasting/session";
import { byNutrient } from "@morsel/domain/meals/nutrition";
import type { NamedFood } from "@morsel/domain/photos/named-food";
import { defaultGoals } from "@morsel/domain/profile/goals";
import { iso, isoOrNull } from "../../platform/clock.ts";
import { goalsOf } from "../../platform/database/goal-columns.ts";
import { fromJson } from "../../platform/database/json.ts";
import type { FastRow, GoalsRow, LedgerRow, MealRow, Own, PhotoRow } from "./export.repository.ts";

function profileOf(row: NonNullable<Own["profile"]>): ExchangedProfile {
  const diet = row.dietary_preferences;
  return {
    firstName: row.first_name,
    lastName: row.last_name,
    profileIcon: row.profile_icon === 2 ? 2 : 1,
    name: row.name,
    phone: row.phone,
    location: row.location,
    birthDate: row.birth_date,
    height: row.height,
    weight: row.weight,
    activityLevel: row.activity_level,
    dietaryPreferences: diet ? fromJson<string[]>(diet) : null,
  };
}

/** What there is one of, and the few settings. */
export function presentOwn({ profile, fasting, kept }: Own): {
  head: Pick<ExchangedHead, "profile" | "goals" | "fastingSettings">;
  settings: ExchangedSetting[];
} {
  return {
    head: {
      // Somebody who never opened the app is what the schema has for what isn't said.
      profile: profile ? profileOf(profile) : exchangedProfile.parse({}),
      goals: profile ? goalsOf(profile) : defaultGoals,
      fastingSettings: fasting?.settings ? fromJson<FastingSettings>(fasting.settings) : null,
    },
    settings: kept
      .map(({ key, data, changed_at }) => ({
        ...{ key, data: fromJson<unknown>(data), changedAt: iso(changed_at) },
      }))
      // What was cleared is only of meaning to devices of this server.
      .filter(({ data }) => data !== null)
      // Databases sort names differently.
      .sort((a, b) => (a.key < b.key ? -1 : 1)),
  };
}

export const presentMeal = (row: MealRow): ExchangedMeal => ({
  id: row.id,
  name: row.name,
  date: row.date,
  time: row.time,
  mealType: row.meal_type,
  loggedAt: iso(row.logged_at),
  createdAt: iso(row.created_at),
  source: row.source,
  clientRef: row.client_ref,
  foodId: row.food_id,
  measurement: row.measurement,
  grams: row.grams,
  photoId: row.photo_id,
  confidence: row.confidence,
  estimated: row.estimated === 1,
  calories: row.calories,
  nutrients: byNutrient(({ id }) => row[id]),
});

export const presentFast = (row: FastRow): ExchangedFast => ({
  id: row.id,
  planId: row.plan_id,
  startTime: iso(row.start_time),
  endTime: isoOrNull(row.end_time),
  targetDuration: row.target_duration,
  status: row.status,
  pauses: fromJson<Pause[]>(row.pauses).map(({ from, to }) => ({
    ...{ from: iso(from), to: isoOrNull(to) },
  })),
  source: row.source,
  createdAt: iso(row.created_at),
});

export const presentGoals = (row: GoalsRow): ExchangedGoals => ({
  from: row.date,
  ...goalsOf(row),
});

export const presentEarned = (row: LedgerRow): ExchangedAchievement => ({
  kind: row.kind,
  id: row.id,
  period: row.period,
  points: row.points,
  earnedAt: iso(row.earned_at),
});

export function presentPhoto(row: PhotoRow): ExchangedPhoto {
  const file = `photos/${row.id}.jpg`;
  return {
    id: row.id,
    file,
    fileName: row.file_name,
    fileSize: row.file_size ?? 0,
    digest: row.digest ?? "",
    createdAt: iso(row.created_at),
    uploadedAt: iso(row.tracked_at ?? row.created_at),
    analysisId: row.analysis_id,
    namedBy: row.named_by,
    namedFoods: row.named_foods === null ? null : fromJson<NamedFood[]>(row.named_foods),
    // Its address at this server is nothing to others.
    plate: row.plate === null ? null : { ...fromJson<KeptPlate>(row.plate), imageUrl: file },
  };
}
