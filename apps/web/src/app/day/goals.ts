import type { Goals } from "@morsel/contract/profile";
import { defaultGoals } from "@morsel/domain/profile/goals";
import { useUser } from "../../features/profile/queries.ts";

/** The person's five daily goals; the usual ones for visitors and until they are known. */
export function useGoals(): Goals {
  const { data } = useUser();
  return data ?? defaultGoals;
}
