import type { GlassesOfDay, KeptPour } from "@morsel/contract/water";
import { clampGlasses, isGlassOfWater } from "@morsel/domain/water/glasses";
import { call } from "../../lib/api.ts";
import { outbox } from "../../lib/changes.ts";
import { contract } from "../../lib/contract.ts";
import { type Change, defineChange, on } from "../../lib/define-change.ts";
import type { AppEvents } from "../../lib/events.ts";
import { personId } from "../../lib/person.ts";
import type { ToastMessage } from "../../lib/toast.ts";
import { keepOnDevice } from "./device.state.ts";
import { waterMessages } from "./messages.ts";
import { glassesOn, waterQuery } from "./queries.ts";

const target = ({ date }: KeptPour) => `water ${date}`;

function refused(): ToastMessage {
  const { title, text } = waterMessages.saveFailed;
  return { title, description: text, tone: "error" };
}

/** The days with one replaced, newest first. */
function withDay(days: readonly GlassesOfDay[], set: GlassesOfDay): GlassesOfDay[] {
  return [...days.filter(({ date }) => date !== set.date), set].sort((a, b) =>
    a.date < b.date ? 1 : -1,
  );
}

/** The days with one more glass on one of them. */
function withGlass(days: readonly GlassesOfDay[], { date }: KeptPour): GlassesOfDay[] {
  return withDay(days, { date, glasses: clampGlasses(glassesOn(days, date) + 1) });
}

/** Sets a day's glasses. */
export const waterSet = defineChange({
  kind: "water.set",
  schema: async () => (await contract.water()).glassesOfDay,
  target,
  async send({ date, glasses }: GlassesOfDay) {
    return call(contract.water, "putWater", { body: { waterGlasses: glasses, date } });
  },
  overlay: [on(waterQuery, (days, set: GlassesOfDay) => withDay(days ?? [], set))],
  refused,
});

/*
 * The server takes absolute counts, but a glass may be logged as a meal while the count is unknown
 * or old. So when a pour is sent, it fetches the count, adds all pending pours and queues the sum
 * as one `water.set`, which is safe to send twice.
 */
export const waterPour: Change<KeptPour> = defineChange({
  kind: "water.pour",
  schema: async () => (await contract.water()).keptPour,
  target,
  async send({ date }: KeptPour): Promise<void> {
    const waiting = (days: readonly KeptPour[]) => days.filter((day) => day.date === date).length;
    const isCounted = () => waiting(waterSet.among(outbox.pending())) > 0;
    // A count set since then already includes this glass.
    if (isCounted()) return;
    const id = personId() ?? "";
    const { waterGlasses: before } = await call(contract.meals, "dailyStats", {
      params: { id },
      query: { date },
    });
    if (isCounted()) return;
    const poured = waiting(waterPour.among(outbox.pending()));
    await setGlasses(before, { date, glasses: clampGlasses(before + poured) });
  },
  // Unknown plus one is unknown.
  overlay: [on(waterQuery, (days, pour: KeptPour) => days && withGlass(days, pour))],
  refused,
});

/**
 * Adds a glass to the day if a logged entry is water without calories. Stored at once, as the page
 * may be closed; the new count is worked out when it is sent.
 */
export function pourLogged(entry: AppEvents["calories-logged"]): void {
  if (personId() === null || !isGlassOfWater(entry)) return;
  void outbox.add(waterPour, { date: entry.date });
}

/** Sets a day's glasses; resolves once they are stored (a visitor's on the device). */
export async function setGlasses(before: number, day: GlassesOfDay): Promise<void> {
  if (day.glasses === before) return;
  if (personId() === null) keepOnDevice(day);
  else await outbox.add(waterSet, day);
}
