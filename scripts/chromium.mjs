import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { canInstallDebianPackages, installDebianPackages } from "./debian.mjs";
import { runTool } from "./steps.mjs";

const programs = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];
const fixedPlaces = [
  "/usr/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/**
 * Playwright's own browser, if downloaded. Works with plain Node, before packages are installed.
 */
async function playwrightsOwn() {
  try {
    const { chromium } = await import("@playwright/test");
    return chromium.executablePath();
  } catch {
    return "";
  }
}

/** The path of a Chromium on this machine, or null. CHROMIUM_PATH takes precedence. */
export async function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH names no file: ${named}`);
    return named;
  }
  const inPath = (process.env.PATH ?? "")
    .split(delimiter)
    .flatMap((folder) => programs.map((program) => join(folder, program)));
  for (const path of [...inPath, ...fixedPlaces, await playwrightsOwn()]) {
    if (path && existsSync(path)) return path;
  }
  return null;
}

/** Like findChromium, but installs one if there is none. Throws if that fails too. */
export async function requireChromium() {
  const found = await findChromium();
  if (found) return found;
  if (canInstallDebianPackages()) await installDebianPackages(["chromium"]);
  else await runTool("playwright", ["install", "chromium"]);
  const installed = await findChromium();
  if (!installed) throw new Error("No Chromium was found: install one, or set CHROMIUM_PATH.");
  return installed;
}

/**
 * Chromium features to disable. Of several such lists only the last one counts, so this starts with
 * Playwright's own (chromiumSwitches.ts of 1.65).
 */
const withoutFeatures = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  // The address bar's suggestions run in a page of their own: a third of what a short test costs.
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxFullPopup",
];

/**
 * Browser flags: no calls to the vendor's hosts, a camera that is none, and no sandbox when run as
 * root.
 */
export const chromiumArgs = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--use-fake-device-for-media-stream",
  `--disable-features=${withoutFeatures.join()}`,
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];
