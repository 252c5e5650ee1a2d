import type { Change } from "@morsel/domain/fasting/device";
import { judge } from "../../lib/changes.ts";
import { personId } from "../../lib/person.ts";
import type { PlannedCall } from "../../lib/planned-call.ts";
import { type ToastMessage, toast } from "../../lib/toast.ts";
import { fastingMessages as texts } from "./messages.ts";

/**
 * Changes made on this page whose first failed attempt should be announced, each with the action to
 * offer, if any.
 */
export const unspoken = new Map<string, ToastMessage["action"]>();
/** The last change didn't reach the server; those queued behind it aren't tried, so can't fail. */
let isAway = false;

type Completion = Extract<Change, { kind: "complete" }>;
type Notice = Pick<ToastMessage, "title" | "description" | "id">;

/** Announces it if that is still to be done. */
function speak(mark: string, notice: Notice): void {
  if (!unspoken.has(mark)) return;
  const action = unspoken.get(mark);
  unspoken.delete(mark);
  toast({ ...notice, tone: "info", ...(action && { action }) });
}

/** A change's call; the first time it fails, says that the change is kept and sent later. */
export function orSay<Answer>(
  mark: string,
  notice: Notice | null,
  planned: PlannedCall<Answer>,
): PlannedCall<Answer> {
  async function make(madeAt: number) {
    try {
      const reply = await planned.make(madeAt);
      isAway = false;
      return reply;
    } catch (failure) {
      isAway = judge(failure) !== "refused";
      if (isAway && notice) speak(mark, notice);
      throw failure;
    }
  }
  return { ...planned, make };
}

/** Replaces the "fast ended" toast, which says less. */
export const endedOffline = ({ id, byItself }: Pick<Completion, "id" | "byItself">): Notice => ({
  ...texts.endedOffline,
  ...(!byItself && { id: `ended ${id}` }),
});

/** Says that ending is kept for later, when a change queued before it blocks every attempt. */
export function tellEndOffline(ended: Pick<Completion, "id" | "byItself">): void {
  if (personId() === null || (!isAway && navigator.onLine)) return;
  speak(`complete ${ended.id}`, endedOffline(ended));
}
