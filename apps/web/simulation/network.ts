import { madeAgoHeader } from "@morsel/domain/made-ago";
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
  /** The server's change becomes visible late, after later ones. */
  late: number;
}

export const calm: Weather = { lost: 0, unanswered: 0, repeated: 0, slow: 0, late: 0 };

export interface Call {
  method: string;
  address: string;
  token: string;
  body: string | undefined;
  /** How long ago (ms) the change that it carries was made, as its device says. */
  madeAgo: string | null;
  /** When it was sent, by the true clock. */
  sentAt: number;
}
export interface Answer {
  status: number;
  text: string;
  type: string;
}
/** Begins to serve a call; what it resolves to waits for the end and says the answer. */
export type Ask = (call: Call, isLate: boolean) => Promise<() => Promise<Answer>>;

interface NetworkParts {
  clock: Clock;
  random: Random;
  ask: Ask;
  say: (what: string) => void;
}

/** A device that listens for changes. */
interface Listener {
  device: Device;
  token: string;
  stream: ReadableStreamDefaultController<Uint8Array>;
}

/** What lies between the devices and the server. One request is served at a time. */
export function createNetwork({ clock, random, ask, say }: NetworkParts) {
  const network = { weather: calm, send };
  const listeners = new Set<Listener>();
  let last: Promise<unknown> = Promise.resolve();
  let nudges = 0;

  const delay = () =>
    random.happens(network.weather.slow) ? 1_000 + random.upTo(30_000) : 1 + random.upTo(80);
  const later = (ms: number) => new Promise<void>((resolve) => clock.set(resolve, ms));

  /** The server takes it; time stands still meanwhile. */
  function deliver(call: Call): Promise<Answer> {
    const isLate = call.method !== "GET" && random.happens(network.weather.late);
    const end = clock.begin();
    const begun = last.then(() => ask(call, isLate));
    last = begun.catch(() => undefined).finally(end);
    const answer = begun.then(async (finish) => {
      if (isLate) await later(random.upTo(5_000));
      const finished = clock.begin();
      return finish().finally(finished);
    });
    void answer.then(({ status }) => {
      if (call.method === "GET" || status >= 400) return;
      for (const listener of listeners)
        if (listener.token === call.token) void later(delay()).then(() => nudge(listener));
    });
    return answer;
  }

  function hangUp(listener: Listener): void {
    if (listeners.delete(listener)) listener.stream.error(new TypeError("network error"));
  }

  /** Tells that something has changed; a connection that loses something ends. */
  function nudge(listener: Listener): void {
    if (!listeners.has(listener)) return;
    if (!listener.device.isOnline || random.happens(network.weather.lost)) {
      hangUp(listener);
      return;
    }
    // No cursor that a device knows, so that it looks; the server's own are tested with it.
    nudges += 1;
    listener.stream.enqueue(new TextEncoder().encode(`event: change\ndata: ${nudges}\n\n`));
  }

  /** The server's events, which only say that there is something to ask for. */
  async function listen(device: Device, token: string, signal?: AbortSignal): Promise<Response> {
    await unlessAborted(later(delay()), signal);
    if (!device.isOnline || random.happens(network.weather.lost))
      throw new TypeError("Failed to fetch");
    const body = new ReadableStream<Uint8Array>({
      start(stream) {
        const listener = { device, token, stream };
        listeners.add(listener);
        signal?.addEventListener("abort", () => hangUp(listener), { once: true });
        nudge(listener);
      },
    });
    return new Response(body, { headers: { "content-type": "text/event-stream" } });
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
    const headers = new Headers(init.headers);
    const token = headers.get("authorization") ?? "";
    if (address === "/api/sync/events") return listen(device, token, init.signal ?? undefined);
    if (!device.isOnline) {
      await later(1);
      throw new TypeError("Failed to fetch");
    }
    const { method = "GET", body, signal } = init;
    const call = {
      ...{ method, token, madeAgo: headers.get(madeAgoHeader), sentAt: clock.now() },
      // Pages of three, so that there are several.
      address: address.replace(/\/changes\?limit=\d+/, "/changes?limit=3"),
      body: typeof body === "string" ? body : undefined,
    };
    const label = `${device.name} ${method} ${call.address} ${call.body ?? ""}`;
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
    if (signal?.aborted) abort();
    signal?.addEventListener("abort", abort);
    work.then(resolve, reject).finally(() => signal?.removeEventListener("abort", abort));
  });
}
