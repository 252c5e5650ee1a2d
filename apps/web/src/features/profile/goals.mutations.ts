import type { Goals } from "@morsel/contract/profile";
import { outbox } from "../../lib/changes.ts";
import { personId } from "../../lib/person.ts";
import { toast } from "../../lib/toast.ts";
import { goalsSet, tellGoals } from "./goals.changes.ts";
import { profileMessages } from "./messages.ts";

/** Sets the given goals: shown everywhere at once, sent when possible. */
export async function saveGoals(changes: Partial<Goals>): Promise<void> {
  if (personId() === null) {
    const { failedTitle: title, noToken: description } = profileMessages;
    toast({ title, description, tone: "error" });
    return;
  }
  await outbox.add(goalsSet, changes);
  tellGoals();
}
