import autocannon from "autocannon";

/** One request of a load: who asks for what, and where if not of the load's own server. */
export interface Ask {
  path: string;
  token: string;
  url?: string;
  /** Sent by `POST`. */
  body?: object;
}

/** The server under load, and how it tells the processor time that it has used (microseconds). */
export interface Load {
  url: string;
  processor(): Promise<number>;
}

/** Replies per second, and processor time per reply; throws where one reply is not a 200. */
export async function throughput(
  { url, processor }: Load,
  asks: readonly Ask[],
  { seconds = 2, connections = 8 } = {},
) {
  const before = await processor();
  const result = await autocannon({
    url: asks[0]?.url ?? url,
    connections,
    duration: seconds,
    requests: asks.map(({ path, token, body }) => ({
      method: body ? ("POST" as const) : ("GET" as const),
      path,
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { "content-type": "application/json" }),
      },
      ...(body && { body: JSON.stringify(body) }),
    })),
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} refused and ${result.errors} failed replies`);
  const replies = result["2xx"];
  return { rate: replies / result.duration, cost: ((await processor()) - before) / replies };
}

/**
 * How fast `measured` is in parts of `base`: both take turns, and each turn's own ratio counts, so
 * that a busy moment of the machine hits both. Answers the medians: of the ratio, of the same by
 * processor time of the server alone, and of the rates.
 */
export async function ratio(
  load: Load,
  measured: readonly Ask[],
  base: readonly Ask[],
  { turns = 5, seconds = 2 } = {},
) {
  const run = (asks: readonly Ask[]) => throughput(load, asks, { seconds });
  await run(measured);
  await run(base);
  const rounds: Record<"measured" | "base", Awaited<ReturnType<typeof run>>>[] = [];
  for (let turn = 0; turn < turns; turn++)
    rounds.push({ measured: await run(measured), base: await run(base) });
  return {
    ratio: median(rounds.map(({ measured, base }) => measured.rate / base.rate)),
    byProcessor: median(rounds.map(({ measured, base }) => base.cost / measured.cost)),
    measured: median(rounds.map((round) => round.measured.rate)),
    base: median(rounds.map((round) => round.base.rate)),
  };
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
