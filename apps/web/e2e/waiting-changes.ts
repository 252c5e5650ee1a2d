import type { Page } from "@playwright/test";

/** How many changes wait in the browser to be sent. */
export const waitingChanges = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open("morsel-outbox");
        opening.onsuccess = () => {
          const all = opening.result.transaction("changes").objectStore("changes").getAll();
          all.onsuccess = () => {
            opening.result.close();
            // What was sent stays for as long as the device may not have read it back.
            const rows = all.result as { isSent?: true }[];
            resolve(rows.filter(({ isSent }) => !isSent).length);
          };
        };
      }),
  );
