import "./node-version.mjs";
import { giveUp, install, readSettings } from "./readiness.mjs";
import { endChildren, endChildrenOnSignals, root, runTool } from "./steps.mjs";

process.chdir(root);
endChildrenOnSignals();
readSettings();

// The browser talks to Vite, which proxies /api, /auth and /health to the server.
const serverPort = process.env.PORT ?? "3000";
const server = `http://127.0.0.1:${serverPort}`;
const page = "http://localhost:5173";
try {
  await install();
  const env = { PORT: serverPort, PUBLIC_URL: process.env.PUBLIC_URL ?? page };
  await Promise.race([
    runTool("tsx", ["watch", "--clear-screen=false", "apps/server/src/main.ts"], {
      env,
      show: true,
    }),
    runTool("vite", ["--strictPort", "--port", "5173"], {
      cwd: `${root}apps/web`,
      env: { MORSEL_SERVER: server },
      show: true,
    }),
  ]);
} catch (error) {
  endChildren();
  giveUp(error);
}
endChildren();
