import type { Page } from "@playwright/test";

/** How many things are stored in this browser; 0 without all of them, or without a database. */
export const storedThings = (page: Page) =>
  page.evaluate(async () => {
    const all = await indexedDB.databases();
    if (!all.some(({ name }) => name === "morsel-replica")) return 0;
    return new Promise<number>((resolve, reject) => {
      const opening = indexedDB.open("morsel-replica");
      opening.onerror = () => reject(new Error("It did not open."));
      opening.onsuccess = () => {
        const database = opening.result;
        const reading = database.transaction(["things", "state"]);
        const state = reading.objectStore("state").get("state");
        const counting = reading.objectStore("things").count();
        counting.onsuccess = () => {
          const { isWhole } = (state.result ?? {}) as { isWhole?: boolean };
          resolve(isWhole === true ? counting.result : 0);
          database.close();
        };
      };
    });
  });
