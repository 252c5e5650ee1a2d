import type { FastingSettings } from "@morsel/contract/fasting";
import { customPlanId, findPlan, planName, planTarget } from "@morsel/domain/fasting/plan";
import { plannedNow } from "@morsel/domain/fasting/schedule";
import type { FastingSession } from "@morsel/domain/fasting/session";
import { hour } from "@morsel/domain/time";

/** The plan of the next fast. */
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

/** A sensible default: what is planned for now, or else the last choice. */
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

/** The plan's name, with the hours for a custom one. */
export function choiceName({ planId, target }: Choice): string {
  const name = planName(planId);
  return findPlan(planId) ? name : `${name}, ${Math.round((target / hour) * 10) / 10} hours`;
}
