import { askForServer } from "./first-start.ts";
import { reachServer } from "./reach.ts";
import { keep, keepSecurely, kept } from "./vault.ts";

/*
 * Runs in the native shell in place of the page's own start (apps/web/src/boot/start.ts), which it
 * then runs: with the server's address known and the session read from the phone's secure storage.
 */

/** Keys of the secure storage; the session's is the auth client's (apps/web/src/lib/storage.ts). */
const keys = { server: "morsel-server", session: "morsel-auth" } as const;

const run = (src: string) =>
  document.body.append(Object.assign(document.createElement("script"), { src }));

async function start(): Promise<void> {
  let server = await kept(keys.server);
  if (server === null) {
    server = await askForServer(null);
    await keep(keys.server, server);
  }
  if (server === null) return;
  const present = server;
  document.documentElement.dataset["server"] = present;
  reachServer(present);
  await keepSecurely(keys.session);
  // Asked for by apps/web/src/app/server-card.tsx, of who is signed out.
  window.addEventListener("change-server", () => {
    void askForServer(present).then(async (chosen) => {
      if (chosen === null) return;
      await keep(keys.server, chosen);
      window.location.reload();
    });
  });
  run("/start.js");
}

void start();
