import "./node-version.mjs";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { demoPerson, makeDemoPerson } from "./demo-person.mjs";
import { giveUp, prepare, runBuilt } from "./readiness.mjs";
import { step } from "./steps.mjs";

await prepare();

const folder = mkdtempSync(join(tmpdir(), "morsel-demo-"));
process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
const port = process.env.PORT || "3000";
const url = `http://127.0.0.1:${port}`;
// Never touches a real installation: neither its database nor its mail server.
Object.assign(process.env, {
  PORT: port,
  HOST: "127.0.0.1",
  PUBLIC_URL: url,
  DATA_DIR: folder,
  DATABASE_URL: "",
  SMTP_URL: "",
  TRUSTED_PROXIES: "",
  NODE_ENV: "development",
  RATE_LIMITS: "off",
  LOG_LEVEL: process.env.LOG_LEVEL || "warn",
});
await runBuilt("main");

try {
  await step("Logging 90 days of meals", async () => {
    await answering(url);
    await makeDemoPerson(url);
  });
} catch (error) {
  giveUp(error);
}
console.log(`
  Morsel's demo is at ${url}
  Sign in with        ${demoPerson.email}
  Password            ${demoPerson.password}

  Everything in it is removed when you stop it (Ctrl-C).`);

/** @param {string} address */
async function answering(address) {
  for (let tries = 0; tries < 200; tries++) {
    const reply = await fetch(`${address}/health`).catch(() => null);
    if (reply?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`The server does not answer at ${address}/health.`);
}
