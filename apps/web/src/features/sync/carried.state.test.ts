import type { KeptValue, SyncData } from "@morsel/contract/kept";
import type { SyncPage } from "@morsel/contract/sync";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { outbox, showPerson } from "../../lib/changes.ts";
import { storageKeys } from "../../lib/storage.ts";
import { openReplica, replica } from "../../lib/things.ts";
import { startCarrying } from "./carried.state.ts";
import { keptSet } from "./changes.ts";
import { keptKind } from "./kind.ts";

/** A server that keeps the later value of each key, as ours does. */
function server() {
  const kept = new Map<string, { revision: number; value: KeptValue }>();
  const sent: SyncData[] = [];
  let revision = 0;
  const keep = (value: KeptValue) => {
    if ((kept.get(value.key)?.value.timestamp ?? -1) >= value.timestamp) return;
    revision += 1;
    kept.set(value.key, { revision, value });
  };
  function changes(since: number): SyncPage {
    const news = [...kept.values()].filter((one) => one.revision > since);
    return {
      changes: news.map(({ revision: at, value }) => ({
        ...{ kind: "kept", id: value.key, revision: at, deleted: false, data: value },
      })),
      cursor: `1.${revision}`,
      more: false,
    };
  }
  async function answer(address: string, { body }: { body?: string }): Promise<Response> {
    const { pathname, searchParams } = new URL(address, "http://localhost");
    if (pathname === "/api/sync/changes")
      return Response.json(changes(Number(searchParams.get("since")?.slice(2) ?? 0)));
    if (pathname !== "/api/user/sync-data") return new Response(null, { status: 503 });
    const value = JSON.parse(body ?? "") as SyncData;
    sent.push(value);
    keep(value);
    return Response.json({ itemsBackedUp: 1 });
  }
  return { sent, keep, answer };
}

let texts = new Map<string, string>();
beforeEach(() => {
  texts = new Map([[storageKeys.session, "{}"]]);
  vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout", "setInterval"] });
  vi.stubGlobal("window", new EventTarget());
  // Nobody looks at it: it isn't told when something has changed.
  vi.stubGlobal("document", Object.assign(new EventTarget(), { visibilityState: "hidden" }));
  vi.stubGlobal("navigator", {});
  vi.stubGlobal("StorageEvent", Event);
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => texts.set(key, text),
    removeItem: (key: string) => texts.delete(key),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a value that another device has set later takes the place of what is sent", async () => {
  const { sent, keep, answer } = server();
  vi.stubGlobal("fetch", answer);
  outbox.register(async () => [keptSet]);
  await showPerson("ada");
  await openReplica("ada", Promise.resolve(), { kinds: [keptKind], onTrouble: () => undefined });
  const stop = startCarrying();
  await vi.waitFor(() => expect(replica.isWhole()).toBe(true), 10_000);

  keep({ key: storageKeys.theme, data: "light", timestamp: Date.now() + 3_600_000 });
  texts.set(storageKeys.theme, "dark");
  await vi.advanceTimersByTimeAsync(60_000);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  await vi.waitFor(() => expect(texts.get(storageKeys.theme)).toBe("light"));
  stop();
});

test("what is changed before the device's copy is there isn't taken back by it", async () => {
  const { sent, keep, answer } = server();
  vi.stubGlobal("fetch", answer);
  outbox.register(async () => [keptSet]);
  await showPerson("bob");
  const before = Date.now() - 60_000;
  keep({ key: storageKeys.theme, data: "dark", timestamp: before });
  texts.set(storageKeys.theme, "dark");
  texts.set(`${storageKeys.theme}_timestamp`, String(before));
  const stop = startCarrying();
  texts.set(storageKeys.theme, "light");

  await openReplica("bob", Promise.resolve(), { kinds: [keptKind], onTrouble: () => undefined });
  await vi.waitFor(() => expect(replica.isWhole()).toBe(true), 10_000);
  await vi.waitFor(() => expect(sent).toMatchObject([{ key: storageKeys.theme, data: "light" }]));
  expect(texts.get(storageKeys.theme)).toBe("light");
  stop();
});
