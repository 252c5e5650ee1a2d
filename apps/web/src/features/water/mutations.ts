import { clampGlasses } from "@morsel/domain/water/glasses";
import { waterMilestone } from "@morsel/domain/water/milestone";
import { call } from "../../lib/api.ts";
import { outbox } from "../../lib/changes.ts";
import { notify } from "../../lib/notices.ts";
import { queryClient } from "../../lib/query-client.ts";
import { toast } from "../../lib/toast.ts";
import { glassesOnDevice, keepOnDevice } from "./device.state.ts";
import { waterMessages } from "./messages.ts";
import { glassesOn, type WaterDay, waitingOn, waterWithPending, withDay } from "./pending.state.ts";
import { type Pour, waterKinds, waterTarget } from "./pour.state.ts";
import { waterKey } from "./queries.ts";

/** ms */
const hydrationToast = 3_000;

function tellFailed(): void {
  // The change is gone from the outbox, so the count is back where it was.
  const { title, text } = waterMessages.saveFailed;
  toast({ title, description: text, tone: "error" });
}

outbox.handle(waterKinds.set, {
  async send(payload) {
    const { date, glasses } = payload as WaterDay;
    const { putWater } = await import("@morsel/contract/water");
    return call(putWater, { body: { waterGlasses: glasses, date } });
  },
  applied(payload) {
    const key = waterKey(outbox.person());
    queryClient.setQueryData<WaterDay[]>(key, (days) => days && withDay(days, payload as WaterDay));
    void queryClient.invalidateQueries({ queryKey: key });
  },
  refused: tellFailed,
});

/*
 * The server takes a whole count, so a glass that was logged as a meal, perhaps where the count isn't
 * known or is old, is settled when it can ask: the count of now and all glasses that wait become one
 * count that waits, which may be sent twice.
 */
outbox.handle(waterKinds.pour, {
  async send(payload) {
    const { date } = payload as Pour;
    const isCounted = () => waitingOn(date, waterKinds.set, outbox.pending()) > 0;
    // What was set since was set in view of this glass.
    if (isCounted()) return;
    const { dailyStats } = await import("@morsel/contract/meals");
    const id = outbox.person() ?? "";
    const { waterGlasses: before } = await call(dailyStats, { params: { id }, query: { date } });
    if (isCounted()) return;
    const poured = waitingOn(date, waterKinds.pour, outbox.pending());
    await setGlasses(before, { date, glasses: clampGlasses(before + poured) });
  },
  refused: tellFailed,
});

/** The glasses of a day as far as this browser knows. */
function currentGlasses(date: string): number {
  const person = outbox.person();
  if (person === null) return glassesOnDevice(date);
  const known = queryClient.getQueryData<WaterDay[]>(waterKey(person)) ?? [];
  return glassesOn(waterWithPending(known, outbox.pending()), date);
}

/** Adds glasses to a day, or takes some away, within 0 to 8: at once, and for signed-in people kept. */
export function changeGlasses(date: string, by: number): void {
  const before = currentGlasses(date);
  void setGlasses(before, { date, glasses: clampGlasses(before + by) });
}

/** Resolves when the count is kept. */
async function setGlasses(before: number, day: WaterDay): Promise<void> {
  if (day.glasses === before) return;
  tellMilestone(before, day);
  if (outbox.person() === null) keepOnDevice(day);
  else await outbox.add({ kind: waterKinds.set, target: waterTarget(day.date), payload: day });
}

function tellMilestone(before: number, { date, glasses }: WaterDay): void {
  const reached = waterMilestone(before, glasses);
  if (!reached) return;
  const { title, text } = waterMessages[reached];
  const isNew = notify(
    { type: "success", title, message: text },
    { day: date, key: `water ${reached}` },
  );
  if (reached === "goal" && isNew)
    toast({ title, description: text, tone: "success", duration: hydrationToast });
}
