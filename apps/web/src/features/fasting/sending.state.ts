import type { Change } from "@morsel/domain/fasting/device";
import { judge } from "../../lib/changes.ts";
import { personId } from "../../lib/person.ts";
import { type ToastMessage, toast } from "../../lib/toast.ts";
import { fastingMessages as texts } from "./messages.ts";

/** Changes made on this page whose first failed attempt should be announced. */
export const unspoken = new Set<string>();
/** The last change didn't reach the server; those queued behind it aren't tried, so can't fail. */
let isAway = false;

type Completion = Extract<Change, { kind: "complete" }>;
type Notice = Pick<ToastMessage, "title" | "description" | "id">;

/** Sends a change; the first time it can't, says that it is kept and sent later. */
export async function sendOr<T>(mark: string, notice: Notice | null, send: () => Promise<T>) {
  try {
    const reply = await send();
    isAway = false;
    return reply;
  } catch (failure) {
    isAway = judge(failure) !== "refused";
    if (isAway && unspoken.delete(mark) && notice) toast({ ...notice, tone: "info" });
    throw failure;
  }
}

/** Replaces the "fast ended" toast, which says less. */
export const endedOffline = ({ id, byItself }: Pick<Completion, "id" | "byItself">): Notice => ({
  ...texts.endedOffline,
  ...(!byItself && { id: `ended ${id}` }),
});

/** Says that ending is kept for later, when a change queued before it blocks every attempt. */
export function tellEndOffline(ended: Pick<Completion, "id" | "byItself">): void {
  if (personId() === null || (!isAway && navigator.onLine)) return;
  if (unspoken.delete(`complete ${ended.id}`)) toast({ ...endedOffline(ended), tone: "info" });
}
