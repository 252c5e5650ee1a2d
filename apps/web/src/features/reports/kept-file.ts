const cacheName = "morsel-report-fonts";

/** A file of the server's, which is kept on the device once it was used; null without either. */
export async function keptFile(address: string): Promise<Uint8Array<ArrayBuffer> | null> {
  // Browsers keep nothing for a page on plain HTTP.
  const cache = "caches" in self ? await caches.open(cacheName).catch(() => null) : null;
  const kept = await cache?.match(address, { ignoreVary: true });
  try {
    const reply = kept ?? (await fetch(address));
    if (!reply.ok) return null;
    if (!kept) await cache?.put(address, reply.clone()).catch(() => undefined);
    return new Uint8Array(await reply.arrayBuffer());
  } catch {
    return null;
  }
}
