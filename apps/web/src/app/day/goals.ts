import type { Goals } from "@morsel/contract/profile";
import { defaultGoals } from "@morsel/domain/profile/goals";
import { useUser } from "../../features/profile/queries.ts";

/** The person's five daily goals; the defaults for visitors and while loading. */
export function useGoals(): Goals {
  const { data } = useUser();
  return data ?? defaultGoals;
}
