import { putWater } from "@morsel/contract/water";
import { clampGlasses, isGlassOfWater, waterMilestone } from "@morsel/domain/water/glasses";
import { call } from "../../lib/api.ts";
import { outbox } from "../../lib/changes.ts";
import { notify } from "../../lib/notices.ts";
import { queryClient } from "../../lib/query-client.ts";
import { toast } from "../../lib/toast.ts";
import { glassesOnDevice, keepOnDevice } from "./device.state.ts";
import { waterMessages } from "./messages.ts";
import { glassesOn, setKind, type WaterDay, waterWithPending, withDay } from "./pending.state.ts";
import { waterKey } from "./queries.ts";

/** ms */
const hydrationToast = 3_000;

outbox.handle(setKind, {
  send(payload) {
    const { date, glasses } = payload as WaterDay;
    return call(putWater, { body: { waterGlasses: glasses, date } });
  },
  applied(payload) {
    const key = waterKey(outbox.person());
    queryClient.setQueryData<WaterDay[]>(key, (days) => days && withDay(days, payload as WaterDay));
    void queryClient.invalidateQueries({ queryKey: key });
  },
  refused() {
    // The change is gone from the outbox, so the count is back where it was.
    const { title, text } = waterMessages.saveFailed;
    toast({ title, description: text, tone: "error" });
  },
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
  const glasses = clampGlasses(before + by);
  if (glasses === before) return;
  const day: WaterDay = { date, glasses };
  if (outbox.person() === null) keepOnDevice(day);
  else void outbox.add({ kind: setKind, target: `water ${date}`, payload: day });
  tellMilestone(before, day);
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

/** A logged entry that is water without calories adds a glass to its day. */
export function countWater(meal: { name: string; calories: number; date: string }): void {
  if (isGlassOfWater(meal)) changeGlasses(meal.date, 1);
}
