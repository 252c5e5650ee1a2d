import type { Goals, User } from "@morsel/contract/profile";
import { ApiFailure, call } from "../../lib/api.ts";
import { outbox } from "../../lib/changes.ts";
import { announce } from "../../lib/events.ts";
import { queryClient } from "../../lib/query-client.ts";
import { toast } from "../../lib/toast.ts";
import { userKey } from "../../lib/user-key.ts";
import { profileMessages } from "./messages.ts";
import { goalsKind, userWithGoals, userWithPending } from "./pending.state.ts";

/** Tells everybody of the calorie goal as it now stands. */
function tellGoals(): void {
  const user = queryClient.getQueryData<User>(userKey(outbox.person()));
  if (!user) return;
  const { dailyCalorieGoal } = userWithPending(user, outbox.pending());
  announce("user-profile-updated", { dailyCalorieGoal });
}

outbox.handle(goalsKind, {
  async send(payload) {
    const { putGoals } = await import("@morsel/contract/profile");
    return call(putGoals, { body: payload as Partial<Goals> });
  },
  applied(_, reply) {
    const key = userKey(outbox.person());
    queryClient.setQueryData<User>(key, (user) => user && userWithGoals(user, reply as Goals));
    void queryClient.invalidateQueries({ queryKey: key });
  },
  announce() {
    tellGoals();
    toast({ ...profileMessages.goalsUpdated, tone: "success" });
  },
  refused(_, failure) {
    // The change is gone from the outbox, so every reader has the old goals again.
    tellGoals();
    const status = failure instanceof ApiFailure ? failure.status : profileMessages.noConnection;
    const description = profileMessages.goalFailed(status);
    toast({ title: profileMessages.failedTitle, description, tone: "error" });
  },
});

/** Sets the goals that are given: every reader sees them at once, the server when it can. */
export async function saveGoals(changes: Partial<Goals>): Promise<void> {
  if (outbox.person() === null) {
    const { failedTitle: title, noToken: description } = profileMessages;
    toast({ title, description, tone: "error" });
    return;
  }
  await outbox.add({ kind: goalsKind, target: "goals", payload: changes });
  tellGoals();
}
