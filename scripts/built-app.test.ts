import { resolveConfig } from "vite";
import { expect, test } from "vitest";

test("the app is built for production, whatever NODE_ENV says of the server", async () => {
  process.env["NODE_ENV"] = "development";
  const configFile = "apps/web/vite.config.ts";
  const { isProduction } = await resolveConfig({ configFile, root: "apps/web" }, "build");
  expect(isProduction).toBe(true);
});
