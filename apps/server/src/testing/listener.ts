import { once } from "node:events";
import { get, type IncomingHttpHeaders, type IncomingMessage } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";

/** What a device that listens for changes hears. */
export interface Listener {
  headers: IncomingHttpHeaders;
  /** The cursors, in order. */
  heard: string[];
  /** How many comments it heard in between. */
  beats(): number;
  /** Resolves when the server ends the stream. */
  ended: Promise<void>;
  /** Waits until it hears a cursor that it hadn't when asked; returns how long it took (ms). */
  hears(within?: number): Promise<number>;
  leave(): void;
}

/** Opens `GET /api/sync/events`; throws unless it is a 200. Has heard the first event already. */
export async function listen(url: string, token: string): Promise<Listener> {
  // Not `fetch`, which opens a spare connection for one that was broken off.
  const asked = get(`${url}/api/sync/events`, { headers: { authorization: `Bearer ${token}` } });
  const [reply] = (await once(asked, "response")) as [IncomingMessage];
  if (reply.statusCode !== 200) throw new Error(String(reply.statusCode));
  const heard: string[] = [];
  let beats = 0;
  let text = "";
  reply.setEncoding("utf8").on("data", (chunk: string) => {
    const blocks = (text + chunk).split("\n\n");
    text = blocks.pop() ?? "";
    for (const block of blocks) {
      const cursor = /^event: change\ndata: (\S+)$/.exec(block)?.[1];
      if (cursor !== undefined) heard.push(cursor);
      else if (block === ":") beats += 1;
      else reply.destroy(new Error(`not an event: ${block}`));
    }
  });
  const ended = once(reply, "end").then(() => {});
  // Whoever leaves doesn't wait for the end.
  ended.catch(() => {});
  const hears = async (within = 5_000) => {
    const [begun, before] = [performance.now(), heard.length];
    while (heard.length === before) {
      if (performance.now() - begun > within) throw new Error(`heard nothing in ${within} ms`);
      await sleep(1);
    }
    return performance.now() - begun;
  };
  if (heard.length === 0) await hears();
  return {
    ...{ headers: reply.headers, heard, ended, hears },
    beats: () => beats,
    leave: () => asked.destroy(),
  };
}
