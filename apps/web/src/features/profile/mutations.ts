import type { ProfileChange } from "@morsel/contract/profile";
import { useMutation } from "@tanstack/react-query";
import { ApiFailure, call } from "../../lib/api.ts";
import { contract } from "../../lib/contract.ts";
import { personId } from "../../lib/person.ts";
import { queryClient } from "../../lib/query-client.ts";
import { userKey } from "../../lib/user-key.ts";
import { tellGoals } from "./goals.changes.ts";
import { profileMessages } from "./messages.ts";

/** What to tell people when a change of theirs wasn't saved. */
class NotSaved extends Error {
  override readonly name = "NotSaved";
}

function notSaved(failure: unknown, textFor: (status: number | string) => string): NotSaved {
  const status = failure instanceof ApiFailure ? failure.status : profileMessages.noConnection;
  const text = status === 401 ? profileMessages.noToken : textFor(status);
  return new NotSaved(text, { cause: failure });
}

/** Not queued while offline: people hear at once that nothing was saved. */
const atOnce = { networkMode: "always" } as const;

/** Saves names, picture and personal details. */
export function useSaveDetails() {
  return useMutation({
    ...atOnce,
    mutationFn: async (profile: ProfileChange) => {
      try {
        await call(contract.profile, "putProfile", { body: profile });
      } catch (failure) {
        throw notSaved(failure, profileMessages.profileFailed);
      }
      // The form closes on the server's new answer.
      await queryClient.invalidateQueries({ queryKey: userKey(personId()) });
    },
    onSuccess() {
      tellGoals();
    },
  });
}
