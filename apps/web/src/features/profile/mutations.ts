import { type Goals, putGoals, type User } from "@morsel/contract/profile";
import { useMutation } from "@tanstack/react-query";
import { call } from "../../lib/api.ts";
import { outbox } from "../../lib/changes.ts";
import { announce } from "../../lib/events.ts";
import { queryClient } from "../../lib/query-client.ts";
import { userKey } from "../../lib/user-key.ts";

/** Sets the goals that are given; every reader of them sees the change at once. */
export function useSaveGoals() {
  return useMutation({
    mutationFn: (body: Partial<Goals>) => call(putGoals, { body }),
    onSuccess(goals) {
      const key = userKey(outbox.person());
      queryClient.setQueryData<User>(
        key,
        (user) => user && { ...user, ...goals, calorie_goal: goals.dailyCalorieGoal },
      );
      void queryClient.invalidateQueries({ queryKey: key });
      announce("user-profile-updated", { dailyCalorieGoal: goals.dailyCalorieGoal });
    },
  });
}
