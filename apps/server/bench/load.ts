import autocannon from "autocannon";

/** One request of a load; by default it goes to the load's own server. */
export interface Ask {
  path: string;
  token: string;
  url?: string;
  /** Sent with `POST`. */
  body?: object;
}

/** The server under load, and a way to ask for the CPU time it has used (microseconds). */
export interface Load {
  url: string;
  processor(): Promise<number>;
}

/**
 * Replies per second, and CPU time per reply; throws if any reply isn't a 200. Each connection goes
 * through the requests from the first one on, or `apart` from another one each.
 */
export async function throughput(
  { url, processor }: Load,
  asks: readonly Ask[],
  { seconds = 2, connections = 8, apart = false } = {},
) {
  const before = await processor();
  const requests = asks.map(({ path, token, body }) => ({
    method: body ? ("POST" as const) : ("GET" as const),
    path,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body && { "content-type": "application/json" }),
    },
    ...(body && { body: JSON.stringify(body) }),
  }));
  let opened = 0;
  const startElsewhere = (client: autocannon.Client) => {
    const start = Math.floor((requests.length / connections) * opened);
    opened += 1;
    client.setRequests([...requests.slice(start), ...requests.slice(0, start)]);
  };
  const result = await autocannon({
    url: asks[0]?.url ?? url,
    ...{ connections, requests, duration: seconds },
    ...(apart && { setupClient: startElsewhere }),
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} refused and ${result.errors} failed replies`);
  const replies = result["2xx"];
  return { rate: replies / result.duration, cost: ((await processor()) - before) / replies };
}

/**
 * The speed of `measured` relative to `base`. The two alternate and each turn yields its own ratio,
 * so that a busy moment of the machine affects both. Returns medians: of the ratio, of the same by
 * the server's CPU time alone, and of the rates.
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
