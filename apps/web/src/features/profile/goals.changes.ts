import type { Goals, User } from "@morsel/contract/profile";
import { answerNow } from "../../lib/answer-now.ts";
import { ApiFailure } from "../../lib/api.ts";
import { contract } from "../../lib/contract.ts";
import { defineChange, madeWhen, on } from "../../lib/define-change.ts";
import { announce } from "../../lib/events.ts";
import { planCall } from "../../lib/planned-call.ts";
import { toast } from "../../lib/toast.ts";
import { profileMessages } from "./messages.ts";
import { userQuery } from "./queries.ts";

/** Announces the current calorie goal to the whole app. */
export function tellGoals(): void {
  const user = answerNow(userQuery, undefined);
  if (user) announce("user-profile-updated", { dailyCalorieGoal: user.dailyCalorieGoal });
}

/** The person with new goals; the calorie goal has two names. */
function userWithGoals(user: User, goals: Partial<Goals>): User {
  const after = { ...user, ...goals };
  return { ...after, calorie_goal: after.dailyCalorieGoal };
}

/** Sets one or more of the five goals. */
export const goalsSet = defineChange({
  kind: "goals.set",
  schema: async () => (await contract.profile()).putGoals.body,
  target: () => "goals",
  send: (goals: Partial<Goals>, item) =>
    planCall(contract.profile, "putGoals", { body: { ...goals, ...madeWhen(item) } }),
  overlay: [on(userQuery, (user, goals: Partial<Goals>) => user && userWithGoals(user, goals))],
  sent() {
    tellGoals();
    toast({ ...profileMessages.goalsUpdated, tone: "success" });
  },
  refused(_, failure) {
    tellGoals();
    const status = failure instanceof ApiFailure ? failure.status : profileMessages.noConnection;
    const description = profileMessages.goalFailed(status);
    return { title: profileMessages.failedTitle, description, tone: "error" };
  },
});
