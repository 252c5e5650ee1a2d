const address = "/api/foods/table";
/** The table's name on this device, since nothing under `/api` is ever kept under its address. */
const name = "/foods-table";
const cacheName = "morsel-foods";

async function keep(table: Response): Promise<void> {
  const cache = await caches.open(cacheName);
  const kept = await cache.match(name);
  // Writing its megabyte again would be in the way of the calculator.
  if (kept?.headers.get("etag") !== table.headers.get("etag")) await cache.put(name, table);
}

/** The server's food table, which is kept on the device; the kept one where there is no server. */
export async function foodTable(): Promise<Response> {
  // Browsers keep nothing for a page on plain HTTP.
  const keeps = "caches" in self;
  try {
    const table = await fetch(address);
    if (!table.ok) throw new Error(String(table.status));
    if (keeps) await keep(table.clone()).catch(() => undefined);
    return table;
  } catch (failure) {
    const kept = keeps && (await caches.match(name, { cacheName, ignoreVary: true }));
    if (kept) return kept;
    throw failure;
  }
}
