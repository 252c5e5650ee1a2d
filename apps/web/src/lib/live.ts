import { eventReader } from "./event-stream.ts";

interface LiveParts {
  /** Opens the stream of events; throws where the server can't be reached or refuses. */
  connect: (signal: AbortSignal) => Promise<ReadableStream<Uint8Array>>;
  /** The server has reached this cursor. Rejects where what is new couldn't be read. */
  nudge: (cursor: string) => Promise<void>;
  /** Whether it tells of every change from now on. */
  watch: (isListening: boolean) => void;
  now: () => number;
  random: () => number;
}

/** The server says something every 25 s: after so long (ms) without, the connection is dead. */
const silence = 60_000;
/** The longest wait (ms) before the next try. */
const longest = 60_000;

/** Delay (ms) before the next try: up to 1 s, doubling, at random so that not all come at once. */
export const reconnectAfter = (tries: number, random: number): number =>
  Math.min(longest, 1_000 * 2 ** tries) * (0.5 + random / 2);

/**
 * Listens to the server's events and connects again whenever the connection is lost. Nothing can
 * be missed: the event only says how far the feed is, and the first one comes with the connection.
 */
export function createLive({ connect, nudge, watch, now, random }: LiveParts) {
  let heardAt = 0;
  let hasHeard = false;
  let isWoken = false;
  let reconnect = () => undefined as unknown;

  /** How long (ms) nothing was heard. A clock that was set back tells nothing: that is long, too. */
  const silentFor = () => Math.abs(now() - heardAt);

  async function listen(signal: AbortSignal, end: () => void): Promise<void> {
    const read = eventReader();
    const decoder = new TextDecoder();
    const stream = await connect(signal);
    const reader = stream.getReader();
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      heardAt = now();
      if (!hasHeard) watch(true);
      hasHeard = true;
      for (const { name, data } of read(decoder.decode(value, { stream: true })))
        if (name === "change")
          nudge(data).catch(() => {
            // The next connection begins by telling it again.
            hasHeard = false;
            end();
          });
    }
  }

  const wasWoken = () => isWoken;

  /** One connection; resolves to whether it ever said anything. */
  async function once(stopped: AbortSignal): Promise<boolean> {
    const connection = new AbortController();
    const end = () => connection.abort();
    heardAt = now();
    hasHeard = false;
    reconnect = end;
    stopped.addEventListener("abort", end);
    const timer = setInterval(() => {
      if (silentFor() >= silence) end();
    }, silence / 12);
    try {
      await listen(connection.signal, end);
    } catch {
      // Whatever it was, the next try will tell.
    } finally {
      watch(false);
      clearInterval(timer);
      stopped.removeEventListener("abort", end);
    }
    return hasHeard;
  }

  function pause(ms: number, stopped: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      if (stopped.aborted) {
        resolve();
        return;
      }
      const go = () => {
        clearTimeout(timer);
        stopped.removeEventListener("abort", go);
        resolve();
      };
      const timer = setTimeout(go, ms);
      reconnect = go;
      stopped.addEventListener("abort", go);
    });
  }

  return {
    /** Listens until stopped. */
    async run(stopped: AbortSignal): Promise<void> {
      for (let tries = 0; !stopped.aborted; tries += 1) {
        isWoken = false;
        if (await once(stopped)) tries = 0;
        if (!wasWoken()) await pause(reconnectAfter(tries, random()), stopped);
      }
    },
    /** Back online or awake: doesn't wait for the next try, nor trust a connection long silent. */
    wake(): void {
      if (silentFor() < silence / 2) return;
      isWoken = true;
      reconnect();
    },
  };
}
