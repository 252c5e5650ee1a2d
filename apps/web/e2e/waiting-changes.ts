import type { Page } from "@playwright/test";

/** How many changes wait in the browser to be sent, of other kinds than `but`. */
export const waitingChanges = (page: Page, but?: string): Promise<number> =>
  page.evaluate(async (left) => {
    // Opening it would make it, without its store.
    const all = await indexedDB.databases();
    if (!all.some(({ name }) => name === "morsel-outbox")) return 0;
    return new Promise<number>((resolve) => {
      const opening = indexedDB.open("morsel-outbox");
      opening.onsuccess = () => {
        const reading = opening.result.transaction("changes").objectStore("changes").getAll();
        reading.onsuccess = () => {
          opening.result.close();
          // What was sent stays for as long as the device may not have read it back.
          const rows = reading.result as { kind: string; isSent?: true }[];
          resolve(rows.filter(({ kind, isSent }) => !isSent && kind !== left).length);
        };
      };
    });
  }, but);
