import {
  cp,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  symlink,
  writeFile,
} from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { freePort } from "../../../scripts/ports.mjs";
import { test } from "./fixtures.ts";
import { type Server, startServer } from "./server.ts";

const root = fileURLToPath(new URL("../../..", import.meta.url));

/** A copy of the build with a server that can be stopped, started and given a new release. */
export interface Installation {
  url: string;
  server: () => Server;
  start: () => Promise<void>;
  stop: () => Promise<void>;
  /** Replaces the web app by another release; the files of the one before are gone. */
  release: (name: string) => Promise<void>;
  remove: () => Promise<void>;
}

async function makeInstallation(settings: Record<string, string>): Promise<Installation> {
  const folder = await mkdtemp(join(tmpdir(), "morsel-installation-"));
  const dataDir = join(folder, "data");
  await mkdir(join(folder, "apps/server"), { recursive: true });
  for (const path of ["apps/server/package.json", "apps/server/dist", "apps/web/dist"])
    await cp(join(root, path), join(folder, path), { recursive: true });
  for (const path of ["node_modules", "packages"])
    await symlink(join(root, path), join(folder, path));
  const port = await freePort();
  let running: Server | null = null;
  const start = async () => {
    running = await startServer({ ...settings, DATA_DIR: dataDir }, { folder, port });
  };
  const stop = async () => {
    await running?.stop();
    running = null;
  };
  await start();
  return {
    url: `http://127.0.0.1:${port}`,
    server: () => {
      if (!running) throw new Error("The server is stopped.");
      return running;
    },
    start,
    stop,
    release: (name) => renameFiles(join(folder, "apps/web/dist"), name),
    async remove() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

interface InstallationFixtures {
  /** What its server is set to. */
  installationSettings: Record<string, string>;
  installation: Installation;
}

/** For specs about the service worker: with one, and with a server of the test's own. */
export const withInstallation = test.extend<InstallationFixtures>({
  serviceWorkers: "allow",
  installationSettings: async ({}, use) => {
    await use({});
  },
  installation: async ({ installationSettings }, use) => {
    const installation = await makeInstallation(installationSettings);
    await use(installation);
    await installation.remove();
  },
});

/** Waits until the worker serves the page, and so has kept everything. */
export async function untilKept(page: Page): Promise<void> {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
}

/** Says that a new release is there. */
export const banner = (page: Page) => page.getByText("A new version of Morsel is ready");

/**
 * Asks for a new release now, in place of the check every half hour. Resolves when all its files are
 * there, which takes a busy machine longer than the page is waited for.
 */
export const lookForRelease = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
    const worker = registration?.installing;
    if (!worker) return;
    await new Promise<void>((resolve) => {
      const look = () => worker.state !== "installing" && resolve();
      worker.addEventListener("statechange", look);
      look();
    });
  });

/** Gives each hashed file another name, everywhere, as a build does whose code has changed. */
async function renameFiles(dist: string, mark: string): Promise<void> {
  const hashed = /-[\w-]{7,8}(\.[a-z]+)?\.(js|css|svg|woff2)$/;
  const all = (await readdir(dist, { recursive: true })).map((path) => join(dist, path));
  await Promise.all(all.filter((path) => /\.(br|gz)$/.test(path)).map((path) => rm(path)));
  const names = all.map((path) => basename(path)).filter((name) => hashed.test(name));
  const renamed = (name: string) => name.replace(/(\.[a-z0-9]+)$/, `.${mark}$1`);
  for (const path of all.filter((one) => /\.(js|css|html)$/.test(one))) {
    let text = await readFile(path, "utf8");
    for (const name of names) text = text.replaceAll(name, renamed(name));
    await writeFile(path, text.replace(/id:`[0-9a-f]{12}`/, `id:\`${mark}\``));
  }
  for (const path of all.filter((one) => hashed.test(one)))
    await rename(path, path.replace(basename(path), renamed(basename(path))));
}

/** Puts a second release in place. Resolves once it is on the page's device. */
export async function releaseSecond(page: Page, installation: Installation): Promise<void> {
  await installation.stop();
  await installation.release("second");
  await installation.start();
  await lookForRelease(page);
}
