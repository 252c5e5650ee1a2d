import { caloriesOver } from "@morsel/domain/achievements/over";
import { crossedMilestones } from "@morsel/domain/meals/milestone";
import { useEffect, useRef } from "react";
import { isCalm } from "../../lib/calm.ts";
import { notify } from "../../lib/notices.ts";
import { usePersonId } from "../../lib/person.ts";
import { useToday } from "../../lib/today.ts";
import { bellMessages } from "../bell.messages.ts";
import { useDaySoFar } from "./day-so-far.ts";

/** Announces, once a day, each share of the calorie goal reached while the app is open. */
export function useCalorieNotices(): void {
  const today = useToday();
  const person = usePersonId();
  const day = useDaySoFar(today);
  const last = useRef<{ whose: string; calories: number } | null>(null);
  const ready = day.state === "ready" && person !== null;
  const calories = ready ? day.calories : null;
  const goal = ready ? day.goal : 0;

  useEffect(() => {
    if (calories === null) return;
    const whose = `${person ?? ""} ${today}`;
    const before = last.current?.whose === whose ? last.current.calories : null;
    last.current = { whose, calories };
    // What the day held when the app was opened is no news.
    if (before === null || isCalm()) return;
    const left = Math.round(goal) - Math.round(calories);
    const over = caloriesOver(calories, goal);
    for (const reached of crossedMilestones(before, calories, goal))
      notify(
        { type: over ? "info" : "success", ...bellMessages.calories[reached](left, over) },
        { day: today, key: `calories ${reached}` },
      );
  }, [calories, goal, person, today]);
}
