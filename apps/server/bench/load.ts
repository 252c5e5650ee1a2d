import autocannon from "autocannon";

/** One request of a load: who asks for what. */
export interface Ask {
  path: string;
  token: string;
}

/** Replies per second for these requests in turn; throws where one is not a 200. */
async function throughput(url: string, asks: readonly Ask[], seconds: number) {
  const result = await autocannon({
    url,
    connections: 8,
    duration: seconds,
    requests: asks.map(({ path, token }) => ({
      method: "GET" as const,
      path,
      headers: { authorization: `Bearer ${token}` },
    })),
  });
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} refused and ${result.errors} failed replies`);
  return result["2xx"] / result.duration;
}

/**
 * How fast `measured` is in parts of `base`: both take turns, and each turn's own ratio counts, so
 * that a busy moment of the machine hits both. Answers the median ratio and the median rates.
 */
export async function ratio(
  url: string,
  measured: readonly Ask[],
  base: readonly Ask[],
  { turns = 5, seconds = 2 } = {},
) {
  await throughput(url, measured, seconds);
  await throughput(url, base, seconds);
  const rounds: { measured: number; base: number }[] = [];
  for (let turn = 0; turn < turns; turn++)
    rounds.push({
      measured: await throughput(url, measured, seconds),
      base: await throughput(url, base, seconds),
    });
  return {
    ratio: median(rounds.map((round) => round.measured / round.base)),
    measured: median(rounds.map((round) => round.measured)),
    base: median(rounds.map((round) => round.base)),
  };
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
