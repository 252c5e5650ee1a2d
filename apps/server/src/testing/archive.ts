import { buffer } from "node:stream/consumers";
import { fromBufferPromise } from "yauzl";
import type { Caller } from "./caller.ts";

/** A ZIP's files by name, in their order. */
export async function unzipped(zip: Buffer): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const archive = await fromBufferPromise(zip);
  for await (const entry of archive.eachEntry())
    files.set(entry.fileName, await buffer(await archive.openReadStreamPromise(entry)));
  return files;
}

/** Downloads and unpacks a person's export. */
export async function exportOf(server: Pick<Caller, "url">, token: string) {
  const response = await fetch(`${server.url}/api/user/export`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const zip = Buffer.from(await response.arrayBuffer());
  const files = await unzipped(zip);
  const text = (name: string) => files.get(name)?.toString("utf8") ?? "";
  return { response, zip, files, text, document: JSON.parse(text("morsel.json")) as unknown };
}
