import type { Clock } from "./clock.ts";
import type { Device, Send } from "./device.ts";
import type { Random } from "./random.ts";

/** How badly a network treats requests: chances out of one. */
export interface Weather {
  /** The request never arrives. */
  lost: number;
  /** It arrives, its reply doesn't. */
  unanswered: number;
  /** It arrives a second time, perhaps much later. */
  repeated: number;
  /** It takes seconds instead of milliseconds, one way. */
  slow: number;
}

export const calm: Weather = { lost: 0, unanswered: 0, repeated: 0, slow: 0 };

export interface Call {
  method: string;
  address: string;
  token: string;
  body: string | undefined;
}
export interface Answer {
  status: number;
  text: string;
  type: string;
}
export type Ask = (call: Call) => Promise<Answer>;

interface NetworkParts {
  clock: Clock;
  random: Random;
  ask: Ask;
  say: (what: string) => void;
}

/** What lies between the devices and the server. One request is served at a time. */
export function createNetwork({ clock, random, ask, say }: NetworkParts) {
  const network = { weather: calm, send };
  let last: Promise<unknown> = Promise.resolve();

  const delay = () =>
    random.happens(network.weather.slow) ? 1_000 + random.upTo(30_000) : 1 + random.upTo(80);
  const later = (ms: number) => new Promise<void>((resolve) => clock.set(resolve, ms));

  /** The server takes it; time stands still meanwhile. */
  function deliver(call: Call): Promise<Answer> {
    const end = clock.begin();
    const answer = last.then(() => ask(call));
    last = answer.catch(() => undefined).finally(end);
    return answer;
  }

  async function travel(call: Call, label: string): Promise<Answer> {
    const { lost, unanswered, repeated } = network.weather;
    const [isLost, isUnanswered] = [random.happens(lost), random.happens(unanswered)];
    if (random.happens(repeated)) {
      const wait = delay() + delay();
      void later(wait)
        .then(() => deliver(call))
        .then(({ status }) => say(`  ${label} again: ${status}`));
    }
    await later(delay());
    if (isLost) {
      say(`  ${label} is lost`);
      throw new TypeError("Failed to fetch");
    }
    const answer = await deliver(call);
    say(`  ${label}: ${answer.status}${isUnanswered ? ", its reply is lost" : ""}`);
    await later(delay());
    if (isUnanswered) throw new TypeError("Failed to fetch");
    return answer;
  }

  async function send(...[device, address, init]: Parameters<Send>): Promise<Response> {
    // Streams aren't simulated: without them, devices keep in step by asking.
    if (!device.isOnline || address === "/api/sync/events") {
      await later(1);
      throw new TypeError("Failed to fetch");
    }
    const { method = "GET", body, signal } = init;
    const headers = new Headers(init.headers);
    const call = {
      ...{ method, address, token: headers.get("authorization") ?? "" },
      body: typeof body === "string" ? body : undefined,
    };
    const label = `${device.name} ${method} ${address} ${call.body ?? ""}`;
    const answer = await unlessAborted(travel(call, label), signal ?? undefined);
    // Gone offline while the reply was on its way.
    if (!isStillOnline(device)) throw new TypeError("Failed to fetch");
    const { status, text, type } = answer;
    const isEmpty = status === 204;
    return new Response(isEmpty ? null : text, { status, headers: { "content-type": type } });
  }

  return network;
}

const isStillOnline = ({ isOnline }: Device): boolean => isOnline;

/** Fails at once when the request is broken off; what was sent goes its way. */
function unlessAborted<Result>(work: Promise<Result>, signal?: AbortSignal): Promise<Result> {
  return new Promise((resolve, reject) => {
    const abort = () => reject(new DOMException("Aborted.", "AbortError"));
    signal?.addEventListener("abort", abort);
    work.then(resolve, reject).finally(() => signal?.removeEventListener("abort", abort));
  });
}
