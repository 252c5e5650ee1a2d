import type { Page } from "@playwright/test";

/** How many changes wait in the browser to be sent. */
export const waitingChanges = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open("morsel-outbox");
        opening.onsuccess = () => {
          const count = opening.result.transaction("changes").objectStore("changes").count();
          count.onsuccess = () => {
            opening.result.close();
            resolve(count.result);
          };
        };
      }),
  );
