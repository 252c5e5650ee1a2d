import { readdir } from "node:fs/promises";
import { minute } from "@morsel/domain/time";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { asSystem } from "../../platform/database/as-system.ts";
import { objectFolder } from "../../platform/objects/folder.ts";
import { somebodyWithEverything } from "../../testing/belongings.ts";
import { startObjectStore } from "../../testing/object-store.ts";
import { startPictureProvider } from "../../testing/picture-provider.ts";
import { startServer, type TestServer } from "../../testing/server.ts";
import { rowsOf, withTables } from "../../testing/tables.ts";

/** What may name the person once all their data is deleted, and why. */
const kept = {
  users: "the account itself: its address and password",
  identities: "the ways to sign in to it",
  sessions: "the devices that are signed in stay so",
  personal_tokens: "ways in, too, of scripts that are to go on",
  known_browsers: "browsers in which the password needn't be slowed down",
  link_tokens: "mailed links that are still open",
  auth_codes: "sign-ins through a provider, on their way back",
  provider_flows: "the same, on their way there",
  factors: "the second step of signing in",
  factor_challenges: "its open questions",
  factor_removals: "its announced removal",
  recovery_codes: "its recovery codes",
  audit_events: "what happened to the account, this deletion included",
  subscriptions: "what was paid for stays open",
  subscription_events: "what that follows from",
  erasures: "when it was, so that no device brings back what it still has",
  sync_heads: "the feed that began then",
  sync_changes: "its only line: what the account is like now",
};

/** Every table of the migrated schema, with the number of rows that name somebody in any column. */
function rowsNaming(server: TestServer, userId: string): Promise<Record<string, number>> {
  return withTables(server, async (db) => {
    const found: Record<string, number> = {};
    for (const { name, isView } of await db.introspection.getTables()) {
      if (isView) continue;
      const rows = await asSystem(db)
        .withTables<Record<string, Record<string, unknown>>>()
        .selectFrom(name)
        .selectAll()
        .execute();
      const count = rows.filter((row) => JSON.stringify(row).includes(userId)).length;
      if (count > 0) found[name] = count;
    }
    return found;
  });
}

async function filesIn(folder: string): Promise<string[]> {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  return found
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => `${parentPath}/${name}`);
}

describe.each([
  ["a folder", true],
  ["an S3-compatible store", false],
])("deleting all data, with pictures in %s,", (_, inFolder) => {
  let provider: Awaited<ReturnType<typeof startPictureProvider>>;
  let remote: Awaited<ReturnType<typeof startObjectStore>>;
  let server: TestServer;
  beforeAll(async () => {
    provider = await startPictureProvider();
    remote = await startObjectStore(() => server.clock.now());
    const env = { ...provider.vision, ...(!inFolder && remote.env) };
    server = await startServer({ env, lookEvery: 40 });
  });
  afterAll(async () => {
    await server.stop();
    await remote.stop();
    await provider.stop();
  });

  async function objectsOf(userId: string): Promise<string[]> {
    const keys = inFolder
      ? await filesIn(objectFolder(server.dataDir))
      : [...remote.objects.keys()];
    return keys.filter((key) => key.includes(`${userId}/`));
  }

  test("leaves nothing of the person in any table or store but their account", async () => {
    const [ana, ben] = [
      await somebodyWithEverything(server, provider),
      await somebodyWithEverything(server, provider),
    ];
    // Two photos, what was sent for a third, and a file to import.
    expect(await objectsOf(ana.userId)).toHaveLength(4);
    const before = await rowsOf(server, ana.userId);
    const tables = await withTables(server, (db) => db.introspection.getTables());
    const unseen = tables
      .filter(({ columns }) => columns.some(({ name }) => name === "user_id"))
      .filter(({ name }) => !(name in kept) && !(name in before));
    expect(
      unseen.map(({ name }) => name),
      "tables that testing/belongings.ts puts nothing into",
    ).toEqual([]);

    await ana.call("DELETE", "/api/user/delete-data");
    // What is on its way to an upload address may arrive until that has expired.
    server.clock.advance(18 * minute);
    await expect.poll(() => objectsOf(ana.userId)).toEqual([]);
    await expect
      .poll(async () => Object.keys(await rowsNaming(server, ana.userId)))
      .toSatisfy((names: string[]) => names.every((name) => name in kept));
    expect(await rowsOf(server, ana.userId)).toMatchObject({ sync_heads: 1, sync_changes: 1 });

    expect(await objectsOf(ben.userId)).toHaveLength(4);
    expect(await rowsOf(server, ben.userId)).toMatchObject({ meals: 6, photos: 3 });
  });
});
