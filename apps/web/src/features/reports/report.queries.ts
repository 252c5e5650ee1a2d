import type { GlassesOfDay } from "@morsel/contract/water";
import { addDays, type Day } from "@morsel/domain/day";
import type { FastingSession } from "@morsel/domain/fasting/session";
import type { TrendDays } from "@morsel/domain/meals/trend";
import { day as dayLength } from "@morsel/domain/time";
import { hashKey } from "@tanstack/react-query";
import { call } from "../../lib/api.ts";
import { outbox } from "../../lib/changes.ts";
import { contract } from "../../lib/contract.ts";
import type { ServerQuery } from "../../lib/define-query.ts";
import { personId } from "../../lib/person.ts";
import { queryClient } from "../../lib/query-client.ts";
import { replica } from "../../lib/things.ts";
import { today } from "../../lib/today.ts";
import { currentDevice } from "../fasting/device.state.ts";
import { fastsQuery, historyOf } from "../fasting/queries.ts";
import { diaryQuery } from "../meals/queries.ts";
import { logDays, waterQuery } from "../water/queries.ts";

/** Days of water that the server answers at most. */
const maxWaterDays = 366;

/** As this device holds it, or else as the server says; with what still waits to be sent. */
async function answerOf<Params, Answer>(
  query: ServerQuery<Params, Answer>,
  params: Params,
  isWhole = true,
): Promise<Answer> {
  const options = query.options(personId(), params);
  const held = isWhole ? options.initialData() : undefined;
  // Without a network it fails now; by itself, the query would wait for one.
  const said: Answer | undefined =
    held ?? (await queryClient.query({ ...options, networkMode: "always" }));
  if (said === undefined) throw new Error(`${query.name}: no answer`);
  return query.shown(said, hashKey(options.queryKey), outbox.waiting()) ?? said;
}

async function waterOf({ from }: TrendDays): Promise<{ water: GlassesOfDay[]; from?: Day }> {
  const recent = await answerOf(waterQuery, undefined);
  const start = replica.from() ?? addDays(today(), 1 - logDays);
  if (from >= start) return { water: recent };
  const back = Math.ceil((Date.parse(today()) - Date.parse(from)) / dayLength) + 2;
  const days = String(Math.min(maxWaterDays, back));
  const { data } = await call(contract.water, "waterHistory", { query: { days } });
  const first = addDays(today(), 2 - maxWaterDays);
  return {
    water: [
      ...recent.filter(({ date }) => date >= start),
      ...data.filter(({ date }) => date < start),
    ],
    ...(from < first && { from: first }),
  };
}

async function fastsOf({ from }: TrendDays): Promise<FastingSession[]> {
  const start = replica.from();
  const fasts = await answerOf(fastsQuery, undefined, start !== null && from > start);
  return historyOf(fasts, currentDevice());
}

/** What a report of these days is made of, oldest first. */
export async function reportThings(span: TrendDays, signal: AbortSignal) {
  const entries = await answerOf(diaryQuery, span);
  signal.throwIfAborted();
  const [water, fasts] = await Promise.all([waterOf(span), fastsOf(span)]);
  signal.throwIfAborted();
  return {
    entries: entries.toReversed(),
    water: water.water.filter(({ date }) => date >= span.from && date <= span.to),
    ...(water.from && { waterFrom: water.from }),
    fasts,
  };
}
