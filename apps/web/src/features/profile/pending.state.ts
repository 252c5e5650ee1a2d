import type { Goals, User } from "@morsel/contract/profile";
import type { OutboxItem } from "../../lib/outbox.ts";

/** The change of this room that goes through the outbox: one or more of the five goals. */
export const goalsKind = "goals.set";

/** The person as they are once every waiting goal was sent; the same object where none waits. */
export function userWithPending(user: User, pending: readonly OutboxItem[]): User {
  return pending
    .filter(({ kind }) => kind === goalsKind)
    .reduce((known, { payload }) => userWithGoals(known, payload as Partial<Goals>), user);
}

/** The person with some goals set anew, under both names of the calorie goal. */
export function userWithGoals(user: User, goals: Partial<Goals>): User {
  const after = { ...user, ...goals };
  return { ...after, calorie_goal: after.dailyCalorieGoal };
}
