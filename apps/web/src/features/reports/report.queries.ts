import type { Meal } from "@morsel/contract/meals";
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
import { diaryQuery, type Span } from "../meals/queries.ts";
import { logDays, waterQuery } from "../water/queries.ts";

/** Days of water that the server answers at most. */
const maxWaterDays = 366;

/** As this device holds it, or else as the server says; with what still waits to be sent. */
async function answerOf<Params, Answer>(
  query: ServerQuery<Params, Answer>,
  params: Params,
  isWhole = true,
): Promise<{ answer: Answer; said: Answer; isHeld: boolean }> {
  const options = query.options(personId(), params);
  const held = isWhole ? options.initialData() : undefined;
  // Without a network it fails now; by itself, the query would wait for one.
  const said: Answer | undefined =
    held ?? (await queryClient.query({ ...options, networkMode: "always" }));
  if (said === undefined) throw new Error(`${query.name}: no answer`);
  const answer = query.shown(said, hashKey(options.queryKey), outbox.waiting()) ?? said;
  return { answer, said, isHeld: held !== undefined };
}

/** All entries of a span, newest first. The server answers so many at once; a full answer is halved. */
async function entriesOf(span: Span, max: number, signal: AbortSignal): Promise<Meal[]> {
  signal.throwIfAborted();
  const { answer, said, isHeld } = await answerOf(diaryQuery, span);
  if (isHeld || said.length < max || span.from === span.to) return answer;
  const days = (Date.parse(span.to) - Date.parse(span.from)) / dayLength;
  const middle = addDays(span.from as Day, Math.floor(days / 2));
  const [later, earlier] = [
    await entriesOf({ from: addDays(middle, 1), to: span.to }, max, signal),
    await entriesOf({ from: span.from, to: middle }, max, signal),
  ];
  return [...later, ...earlier];
}

async function waterOf({ from }: TrendDays): Promise<{ water: GlassesOfDay[]; from?: Day }> {
  const { answer: recent } = await answerOf(waterQuery, undefined);
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
  const { answer } = await answerOf(fastsQuery, undefined, start !== null && from > start);
  return historyOf(answer, currentDevice());
}

/** What a report of these days is made of, oldest first. */
export async function reportThings(span: TrendDays, signal: AbortSignal) {
  const { mealsPage } = await contract.meals();
  const entries = await entriesOf(span, mealsPage.max, signal);
  const [water, fasts] = await Promise.all([waterOf(span), fastsOf(span)]);
  signal.throwIfAborted();
  return {
    entries: entries.reverse(),
    water: water.water.filter(({ date }) => date >= span.from && date <= span.to),
    ...(water.from && { waterFrom: water.from }),
    fasts,
  };
}
