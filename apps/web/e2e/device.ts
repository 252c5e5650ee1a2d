import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { withInstallation } from "./installation.ts";

/** A device: what its browser stores outlives the browser. */
interface Device {
  open: () => Promise<Page>;
  close: () => Promise<void>;
}

interface Devices {
  device: Device;
  otherDevice: Device;
}

type Options = NonNullable<Parameters<typeof chromium.launchPersistentContext>[1]>;

async function withDevice(options: Options, use: (device: Device) => Promise<void>): Promise<void> {
  const profile = await mkdtemp(join(tmpdir(), "morsel-profile-"));
  let context: BrowserContext | null = null;
  const close = async () => {
    await context?.close();
    context = null;
  };
  await use({
    close,
    async open() {
      context ??= await chromium.launchPersistentContext(profile, {
        ...options,
        ...{ deviceScaleFactor: 1, reducedMotion: "reduce" },
      });
      return context.pages()[0] ?? context.newPage();
    },
  });
  await close();
  await rm(profile, { recursive: true, force: true });
}

/** For specs about devices whose browser is closed and opened again. */
export const withDevices = withInstallation.extend<Devices>({
  device: async ({ launchOptions, viewport, isMobile, hasTouch, locale, timezoneId }, use) =>
    withDevice({ ...launchOptions, viewport, isMobile, hasTouch, locale, timezoneId }, use),
  otherDevice: async ({ launchOptions, viewport, isMobile, hasTouch, locale, timezoneId }, use) =>
    withDevice({ ...launchOptions, viewport, isMobile, hasTouch, locale, timezoneId }, use),
});
