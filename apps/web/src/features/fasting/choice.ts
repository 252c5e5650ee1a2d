import type { FastingSettings } from "@morsel/contract/fasting";
import { customPlanId, findPlan, planName, planTarget } from "@morsel/domain/fasting/plan";
import { plannedNow } from "@morsel/domain/fasting/schedule";
import type { FastingSession } from "@morsel/domain/fasting/session";
import { hour } from "@morsel/domain/time";

/** The plan that the next fast follows. */
export interface Choice {
  planId: string;
  /** ms */
  target: number;
}

export function choiceOf(planId: string, customHours = 16): Choice {
  return findPlan(planId)
    ? { planId, target: planTarget(planId) }
    : { planId: customPlanId, target: customHours * hour };
}

/** What a person most likely wants next: what's planned for now, or what they did last. */
export function likelyChoice(
  settings: FastingSettings,
  last: FastingSession | undefined,
  now: number,
): Choice {
  const planned = plannedNow(settings.week, settings.timeZone, now);
  if (planned) return choiceOf(planned.planId);
  if (last) return { planId: last.planId, target: last.targetDuration };
  return choiceOf("16-8");
}

/** The choice's name and, for one's own, its hours. */
export function choiceName({ planId, target }: Choice): string {
  const name = planName(planId);
  return findPlan(planId) ? name : `${name}, ${Math.round((target / hour) * 10) / 10} hours`;
}
