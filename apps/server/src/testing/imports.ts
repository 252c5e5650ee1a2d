import { buffer } from "node:stream/consumers";
import { setTimeout as sleep } from "node:timers/promises";
import type { ImportProgress } from "@morsel/contract/imports";
import yazl from "yazl";
import type { Caller, TestReply } from "./caller.ts";

/** Sends a file to be imported. */
export async function sendFile(
  server: Pick<Caller, "url">,
  token: string,
  { name = "export.csv", content }: { name?: string; content: string | Buffer },
): Promise<TestReply> {
  const response = await fetch(`${server.url}/api/imports`, {
    method: "POST",
    headers: {
      "content-type": "application/octet-stream",
      "x-file-name": encodeURIComponent(name),
      authorization: `Bearer ${token}`,
    },
    body: typeof content === "string" ? content : new Uint8Array(content),
  });
  const body: unknown = await response.json();
  return { status: response.status, headers: response.headers, body };
}

/** Waits until an import has come to one of the states. */
export async function untilImport(
  server: Pick<Caller, "call">,
  token: string,
  id: string,
  ...states: ImportProgress["state"][]
): Promise<ImportProgress> {
  for (let tries = 0; tries < 600; tries++) {
    const { body } = await server.call("GET", `/api/imports/${id}`, { token });
    const progress = body as ImportProgress;
    if (states.includes(progress.state)) return progress;
    await sleep(25);
  }
  throw new Error(`The import never came to ${states.join(" or ")}.`);
}

/** A ZIP of files by name. */
export async function packed(
  files: Record<string, string | Buffer>,
  { compress = true } = {},
): Promise<Buffer> {
  const zip = new yazl.ZipFile();
  for (const [name, content] of Object.entries(files))
    zip.addBuffer(Buffer.from(content), name, { compress });
  zip.end();
  return buffer(zip.outputStream);
}
