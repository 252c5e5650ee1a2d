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

/** Playwright's own browser, where it was downloaded. Plain Node must do before packages are there. */
async function playwrightsOwn() {
  try {
    const { chromium } = await import("@playwright/test");
    return chromium.executablePath();
  } catch {
    return "";
  }
}

/** The path of a Chromium of this machine, or null. CHROMIUM_PATH goes first. */
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

/** Like findChromium, but installs one where there is none. Throws where that fails too. */
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
 * Chromium's features that are switched off. Of several such lists it takes the last alone, so
 * Playwright's own (chromiumSwitches.ts of 1.65) comes first.
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
  // The address bar's suggestions, each window's own page: a third of what a short test costs.
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
  "WebUIOmniboxFullPopup",
];

/** How the browser is started: without calls to its maker's hosts, and as root without a sandbox. */
export const chromiumArgs = [
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  `--disable-features=${withoutFeatures.join()}`,
  ...(process.getuid?.() === 0 ? ["--no-sandbox"] : []),
];
