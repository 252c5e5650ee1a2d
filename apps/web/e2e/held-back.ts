import type { Page, Route } from "@playwright/test";

/**
 * Requests to this address wait until the returned function is called, since they may be answered
 * before we look otherwise. Then they go on.
 */
export async function holdBack(
  page: Page,
  url: string | RegExp,
  goOn: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route) => {
    await released;
    await goOn(route);
  });
  return release;
}
