import { expect, test } from "vitest";
import { startServer } from "../../testing/server.ts";

test("others are answered while the first search has the foods prepared", async () => {
  const server = await startServer();
  try {
    const { token } = await server.signedIn();
    let isFound = false;
    const search = server.call("GET", "/api/foods/search?q=banana", { token }).then((reply) => {
      isFound = true;
      return reply;
    });
    let answered = 0;
    while (!isFound) {
      await server.call("GET", "/health");
      if (!isFound) answered += 1;
    }
    expect((await search).body.foods[0].name).toMatch(/banana/i);
    // Prepared in one go, it lets at most the one through that came with it.
    expect(answered).toBeGreaterThan(5);
  } finally {
    await server.stop();
  }
});
