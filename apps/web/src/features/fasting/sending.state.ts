import type { Change } from "@morsel/domain/fasting/device";
import { judge } from "../../lib/changes.ts";
import { personId } from "../../lib/person.ts";
import { type ToastMessage, toast } from "../../lib/toast.ts";
import { fastingMessages as texts } from "./messages.ts";

/** What was done on this page and whose first failure is worth a word. */
export const unspoken = new Set<string>();
/** The last change didn't reach the server: those behind it wait for it, and fail nothing. */
let isAway = false;

type Completion = Extract<Change, { kind: "complete" }>;
type Notice = Pick<ToastMessage, "title" | "description" | "id">;

/** Sends, and says once that it goes on without the server. */
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

/** Takes the place of the word that it ended: that one says less. */
export const endedOffline = ({ id, byItself }: Pick<Completion, "id" | "byItself">): Notice => ({
  ...texts.endedOffline,
  ...(!byItself && { id: `ended ${id}` }),
});

/** Says at once what no attempt will say: that of a change which waits behind another. */
export function tellEndOffline(ended: Pick<Completion, "id" | "byItself">): void {
  if (personId() === null || (!isAway && navigator.onLine)) return;
  if (unspoken.delete(`complete ${ended.id}`)) toast({ ...endedOffline(ended), tone: "info" });
}
