import { fastingStatus } from "@morsel/domain/fasting/session";
import { weekOf } from "@morsel/domain/meals/week";
import { defaultGoals } from "@morsel/domain/profile/goals";
import { useEffect, useMemo } from "react";
import { usePersonId } from "../../../lib/person.ts";
import { useMinute, useToday } from "../../../lib/today.ts";
import { useDevice } from "../../fasting/device.state.ts";
import { useDiary } from "../../meals/queries.ts";
import { useMealsFromPhotos, useWeek } from "../../meals/week.ts";
import { useUser } from "../../profile/queries.ts";
import { useWater } from "../../water/queries.ts";
import { onAutoSave } from "../auto-save.ts";
import { keepCopy, saveCopy } from "../local-copy.state.ts";
import type { Shown } from "../local-copy.ts";

/** Keeps the specification's keys in local storage as the screen is. Renders nothing. */
export function LocalCopyKeeper() {
  const person = usePersonId();
  const shown = useShown();
  const { dataUpdatedAt } = useUser();

  useEffect(() => {
    // A visitor's day stands under the same key, and is theirs to write.
    keepCopy(person === null ? null : shown, dataUpdatedAt || null);
  }, [person, shown, dataUpdatedAt]);
  useEffect(() => onAutoSave(saveCopy), []);
  return null;
}

/** What the screen shows; null until all of it is known. */
function useShown(): Shown | null {
  const today = useToday();
  const minute = useMinute();
  const dates = weekOf(today);
  const { data: user } = useUser();
  const calorieGoal = user?.dailyCalorieGoal ?? defaultGoals.dailyCalorieGoal;
  const { week } = useWeek(calorieGoal);
  const { data: meals } = useDiary(dates[0] ?? today, dates.at(-1) ?? today);
  const fromPhotos = useMealsFromPhotos();
  const water = useWater();
  const glasses = water.glassesOn(today);
  const { session } = useDevice();
  const days = week?.days;
  return useMemo(() => {
    if (!days || !meals || !fromPhotos) return null;
    const status = fastingStatus(session, minute * 60_000);
    return {
      ...{ today, week: days, meals, fromPhotos, glasses, calorieGoal },
      fastingStatus: status,
    };
  }, [today, days, meals, fromPhotos, glasses, calorieGoal, session, minute]);
}
