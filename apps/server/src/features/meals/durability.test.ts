import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type ServerProcess, startServerProcess } from "../../testing/process.ts";

const rounds = 3;
// Enough that some of them share a commit.
const writers = 12;
const date = "2026-11-20";

let server: ServerProcess;
beforeAll(async () => {
  server = await startServerProcess({ RATE_LIMITS: "off" });
});
afterAll(() => server.stop());

test("a server killed while it writes loses no acknowledged meal", async () => {
  const { token } = await server.signedIn();
  const acknowledged = new Set<string>();

  /** Logs one meal after another until the server is gone. */
  async function write() {
    for (;;) {
      const id = randomUUID();
      const body = { id, name: "Oat porridge", date, totalCalories: 158 };
      try {
        const { status } = await server.call("POST", "/api/meals/logged", { token, body });
        if (status === 201) acknowledged.add(id);
      } catch {
        return;
      }
    }
  }

  for (let round = 1; round <= rounds; round++) {
    const before = acknowledged.size;
    const writing = Promise.all(Array.from({ length: writers }, write));
    // Kill it in the middle of the load, not before.
    while (acknowledged.size < before + 20) await new Promise((done) => setTimeout(done, 5));
    await server.kill();
    await writing;
    await server.restart();

    const { status, body } = await server.call(
      "GET",
      `/api/meals/logged?from=${date}&to=${date}&limit=1000`,
      { token },
    );
    expect(status).toBe(200);
    const kept = new Set(body.map((meal: { id: string }) => meal.id));
    expect([...acknowledged].filter((id) => !kept.has(id))).toEqual([]);
    // On top, at most each writer's one unanswered request may have been stored.
    expect(kept.size).toBeLessThanOrEqual(acknowledged.size + round * writers);
  }
  expect(acknowledged.size).toBeGreaterThanOrEqual(rounds * 20);
}, 180_000);
