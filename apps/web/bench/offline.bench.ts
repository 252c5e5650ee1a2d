/** A start without a network against the same with one, and what is kept for it: docs/benchmarks.md. */
import { mkdtemp, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { chromium, type Page } from "@playwright/test";
import { startBuiltServer } from "../../../scripts/built-server.mjs";
import { chromiumArgs, requireChromium } from "../../../scripts/chromium.mjs";
import { demoPerson, makeDemoPerson, storedSession } from "../../../scripts/demo-person.mjs";
import { quiet } from "../../../scripts/quiet.mjs";
import { root } from "../../../scripts/steps.mjs";
import { median } from "./median.ts";

const rounds = 7;
const day = /Remaining\s+[\d,]+/;

/** Time (ms) from the navigation's start until the day's numbers are laid out. */
async function untilPainted(page: Page, url: string): Promise<number> {
  await page.goto(url, { waitUntil: "commit" });
  const time = await page.waitForFunction(
    (wanted) =>
      new RegExp(wanted, "s").test(document.querySelector("main")?.innerText ?? "") &&
      performance.now(),
    day.source,
    { polling: 4 },
  );
  return Number(await time.jsonValue());
}

/** What is transferred of a file: its compressed form, where the build made one. */
async function transferred(path: string): Promise<number> {
  const file = join(root, "apps/web/dist", path === "/" ? "index.html" : path);
  const { size } = await stat(`${file}.br`).catch(() => stat(file));
  return size;
}

async function printKept(page: Page, url: string): Promise<void> {
  const paths = await page.evaluate(async () => {
    const [name = ""] = (await caches.keys()).filter((one) => one.startsWith("morsel-release"));
    const requests = await (await caches.open(name)).keys();
    return requests.map((request) => new URL(request.url).pathname);
  });
  const sizes = await Promise.all(paths.map(transferred));
  const app = sizes.reduce((sum, size) => sum + size, 0);
  const packed = await fetch(`${url}/api/foods/table`).then((reply) => reply.headers);
  const foods = Number(packed.get("content-length")) || Number.NaN;
  const worker = brotliCompressSync(await readFile(join(root, "apps/web/dist/sw.js"))).length;
  const mb = (bytes: number) => (bytes / 1e6).toFixed(2);
  console.log(
    `offline: ${paths.length} files of ${mb(app)} MB and ${mb(foods)} MB of foods are kept, ${mb(app + foods)} MB in all (at most 1.6); the worker has ${(worker / 1000).toFixed(1)} kB`,
  );
}

const executablePath = await requireChromium();
const profile = await mkdtemp(join(tmpdir(), "morsel-bench-"));
const server = await startBuiltServer();
const open = () =>
  chromium.launchPersistentContext(profile, {
    ...{ executablePath, args: chromiumArgs, viewport: { width: 390, height: 844 } },
    reducedMotion: "reduce",
  });
try {
  await makeDemoPerson(server.url);
  const stored = await storedSession(server.url, demoPerson);
  let context = await open();
  let page = await context.newPage();
  await page.goto(`${server.url}/favicon.svg`);
  await page.evaluate((items) => {
    for (const { name, value } of items) localStorage.setItem(name, value);
  }, stored);
  await page.goto(server.url);
  await quiet(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
  await printKept(page, server.url);
  const times = { online: [] as number[], offline: [] as number[] };
  // Each time a browser that was closed before; in turns, so that a busy moment hits both.
  for (let round = 0; round < rounds; round++) {
    for (const how of ["online", "offline"] as const) {
      await page.waitForTimeout(5_000);
      await context.close();
      context = await open();
      page = await context.newPage();
      await context.setOffline(how === "offline");
      times[how].push(await untilPainted(page, server.url));
    }
  }
  await context.close();
  const [online, offline] = [median(times.online), median(times.offline)];
  console.log(
    `offline: a cold start without a network to the painted day takes ${(offline / online).toFixed(2)} of the same with one (at most 1.0; ${offline.toFixed(0)} ms against ${online.toFixed(0)} ms)`,
  );
} finally {
  await server.stop();
  await rm(profile, { recursive: true, force: true });
}
