import { waterMilestone } from "@morsel/domain/water/milestone";
import { useEffect, useRef } from "react";
import { waterMessages } from "../../features/water/messages.ts";
import { useWater } from "../../features/water/queries.ts";
import { isCalm } from "../../lib/calm.ts";
import { announce } from "../../lib/events.ts";
import { notify } from "../../lib/notices.ts";
import { usePersonId } from "../../lib/person.ts";
import { toast } from "../../lib/toast.ts";
import { useToday } from "../../lib/today.ts";
import { useDaySoFar } from "./day-so-far.ts";

/** ms: specification 2, section 9. */
const hydrationToast = 3_000;

/** Announces, once a day, half of the water goal and the goal, when a glass reaches them. */
export function useWaterNotices(): void {
  const today = useToday();
  const person = usePersonId();
  const day = useDaySoFar(today);
  const water = useWater();
  const last = useRef<{ whose: string; glasses: number } | null>(null);
  const goal = day.state === "ready" ? day.goals.dailyWaterGoal : null;
  const glasses = water.data ? water.glassesOn(today) : null;

  useEffect(() => {
    if (glasses === null || goal === null) return;
    const whose = `${person ?? ""} ${today}`;
    const before = last.current?.whose === whose ? last.current.glasses : glasses;
    last.current = { whose, glasses };
    const reached = waterMilestone(before, glasses, goal);
    if (!reached || isCalm()) return;
    const { title, message } = waterMessages[reached](glasses, goal);
    const once = { day: today, key: `water ${reached}` };
    const isNew = notify({ type: "success", title, message }, once);
    if (reached !== "goal" || !isNew) return;
    toast({ title, description: message, tone: "success", duration: hydrationToast });
    announce("moment-reached", { moment: "water-goal" });
  }, [glasses, goal, person, today]);
}
