import type { ProfileChange } from "@morsel/contract/profile";
import { useMutation } from "@tanstack/react-query";
import { ApiFailure, call } from "../../lib/api.ts";
import { contract } from "../../lib/contract.ts";
import { announce } from "../../lib/events.ts";
import { personId } from "../../lib/person.ts";
import { queryClient } from "../../lib/query-client.ts";
import { userKey } from "../../lib/user-key.ts";
import { saveGoals } from "./goals.mutations.ts";
import { profileMessages } from "./messages.ts";

/** What people are told when a change of theirs was not saved. */
class NotSaved extends Error {
  override readonly name = "NotSaved";
}

function notSaved(failure: unknown, told: (status: number | string) => string): NotSaved {
  const status = failure instanceof ApiFailure ? failure.status : profileMessages.noConnection;
  const text = status === 401 ? profileMessages.noToken : told(status);
  return new NotSaved(text, { cause: failure });
}

/** Not held back without a network: people hear at once that nothing was saved. */
const atOnce = { networkMode: "always" } as const;

interface Details {
  profile: ProfileChange;
  /** Null: it stays as it is. */
  calorieGoal: number | null;
}

/** Saves names, picture and personal information, then the calorie goal where it changed. */
export function useSaveDetails() {
  return useMutation({
    ...atOnce,
    mutationFn: async ({ profile, calorieGoal }: Details) => {
      try {
        await call(contract.profile, "putProfile", { body: profile });
      } catch (failure) {
        throw notSaved(failure, profileMessages.profileFailed);
      }
      // The window that saved it closes on what the server now answers.
      await queryClient.invalidateQueries({ queryKey: userKey(personId()) });
      if (calorieGoal !== null) await saveGoals({ dailyCalorieGoal: calorieGoal });
    },
    onSuccess() {
      announce("user-profile-updated", {});
    },
  });
}
