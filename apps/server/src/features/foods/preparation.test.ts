import { expect, test } from "vitest";
import { startServer } from "../../testing/server.ts";

test("others are answered while the first search has the foods prepared", async () => {
  const server = await startServer();
  try {
    const { token } = await server.signedIn();
    const search = { isOver: false };
    const reply = server.call("GET", "/api/foods/search?q=banana", { token }).then((found) => {
      search.isOver = true;
      return found;
    });
    let answered = 0;
    for (;;) {
      await server.call("GET", "/health");
      if (search.isOver) break;
      answered += 1;
    }
    expect((await reply).body.foods[0].name).toMatch(/banana/i);
    // If prepared in one go, only a request sent at the same time would get through.
    expect(answered).toBeGreaterThan(5);
  } finally {
    await server.stop();
  }
});
