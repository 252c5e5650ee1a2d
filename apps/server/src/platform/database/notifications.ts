import { randomUUID } from "node:crypto";
import pg from "pg";
import type { Channel, Hearer } from "./channel.ts";
import { fromJson, toJson } from "./json.ts";

const name = "morsel";
/** PostgreSQL refuses a payload of 8,000 bytes. */
const maxBytes = 7_000;
/** How long messages are collected before they are sent (ms): each NOTIFY is a commit. */
const collectedFor = 20;
/** How long to wait before connecting again (ms), at first and at most. */
const patience = { first: 100, most: 5_000 };
/** How often an idle connection is tried (ms), and how long a query may take. */
const tryEvery = 25_000;
const within = { query_timeout: 5_000 };

/** A channel by LISTEN and NOTIFY. Only a process that listens takes a connection for it. */
export function openNotifications(
  pool: Pick<pg.Pool, "query">,
  settings: pg.ClientConfig,
): Channel {
  /** A process hears its own notifications, too. */
  const self = randomUUID();
  let waiting = new Set<string>();
  let sending: NodeJS.Timeout | undefined;
  let stopListening = async () => {};

  async function flush(): Promise<void> {
    sending = undefined;
    const messages = waiting;
    waiting = new Set();
    // Whoever misses it hears of a gap once its own connection is back.
    for (const payload of payloadsOf(self, messages))
      await pool
        .query({ text: "select pg_notify($1, $2)", values: [name, payload], ...within })
        .catch(() => {});
  }

  return {
    send(message) {
      waiting.add(message);
      sending ??= setTimeout(() => void flush(), collectedFor);
    },
    listen(hearer) {
      stopListening = keepListening(settings, {
        onGap: hearer.onGap,
        onMessage(payload) {
          const [sender, ...messages] = fromJson<string[]>(payload);
          if (sender !== self) for (const message of messages) hearer.onMessage(message);
        },
      });
    },
    async close() {
      clearTimeout(sending);
      await flush();
      await stopListening();
    },
  };
}

/** The messages in as few payloads as they fit in. */
function payloadsOf(sender: string, messages: Iterable<string>): string[] {
  const payloads: string[][] = [];
  let bytes = maxBytes;
  for (const message of messages) {
    const length = Buffer.byteLength(toJson(message)) + 1;
    if (bytes + length > maxBytes) {
      payloads.push([sender]);
      bytes = 50;
    }
    payloads.at(-1)?.push(message);
    bytes += length;
  }
  return payloads.map(toJson);
}

/** Listens on a connection of its own, and on a new one whenever that breaks; returns how to stop. */
function keepListening(settings: pg.ClientConfig, hearer: Hearer): () => Promise<void> {
  let current: pg.Client | undefined;
  let wait: number = patience.first;
  let again: NodeJS.Timeout | undefined;
  let isStopped = false;

  function lose(client: pg.Client): void {
    if (current !== client) return;
    current = undefined;
    client.end().catch(() => {});
    if (isStopped) return;
    again = setTimeout(() => void connect(), wait);
    wait = Math.min(wait * 2, patience.most);
  }

  async function connect(): Promise<void> {
    const client = new pg.Client({ ...settings, keepAlive: true });
    current = client;
    client.on("error", () => lose(client));
    client.on("end", () => lose(client));
    client.on("notification", ({ payload = "[]" }) => hearer.onMessage(payload));
    try {
      await client.connect();
      await client.query(`listen ${name}`);
      wait = patience.first;
      hearer.onGap();
    } catch {
      lose(client);
    }
  }

  // A connection that was cut silently (a firewall, a laptop's sleep) only shows when it is used.
  const trying = setInterval(() => {
    const client = current;
    client?.query({ text: "select 1", ...within }).catch(() => lose(client));
  }, tryEvery).unref();
  void connect();

  return async () => {
    isStopped = true;
    clearInterval(trying);
    clearTimeout(again);
    await current?.end().catch(() => {});
  };
}
