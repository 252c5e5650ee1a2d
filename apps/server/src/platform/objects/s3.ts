import { Readable } from "node:stream";
import type { ReadableStream } from "node:stream/web";
import { AwsV4Signer } from "aws4fetch";
import type { Clock } from "../clock.ts";
import type { S3Config } from "../config/config.ts";
import { unavailable } from "../http/failure.ts";
import { messages } from "./messages.ts";
import type { ObjectStore } from "./objects.ts";

/** How long the server's own addresses are valid (s); each is used at once. */
const ownSeconds = 60;
/** Without an answer for this long, the store is out of reach (ms). */
const patience = 30_000;

/** An S3-compatible store, by addresses signed with AWS Signature Version 4 in their query. */
export function openS3(config: S3Config, clock: Clock): ObjectStore {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = config;

  async function signed(method: string, key: string, seconds: number, contentType?: string) {
    const address = new URL(`${endpoint}/${bucket}/${key}`);
    address.searchParams.set("X-Amz-Expires", String(seconds));
    const { url } = await new AwsV4Signer({
      method,
      url: address.href,
      ...(contentType !== undefined && { headers: { "content-type": contentType } }),
      // Of the headers, the type is signed too: the address takes no other.
      allHeaders: true,
      signQuery: true,
      service: "s3",
      datetime: new Date(clock()).toISOString().replace(/[:-]|\.\d{3}/g, ""),
      ...{ region, accessKeyId, secretAccessKey },
    }).sign();
    return url.href;
  }

  async function ask(method: string, key: string, sent?: { body: Buffer; contentType: string }) {
    const address = await signed(method, key, ownSeconds, sent?.contentType);
    const giveUp = new AbortController();
    const timer = setTimeout(() => giveUp.abort(), patience);
    const reply = await fetch(address, {
      method,
      redirect: "error",
      signal: giveUp.signal,
      ...(sent && {
        headers: { "content-type": sent.contentType },
        body: new Uint8Array(sent.body),
      }),
    })
      .catch((cause: unknown) => {
        throw Object.assign(unavailable(messages.outOfReach), { cause });
      })
      // An object may take longer; where nothing of it comes for five minutes, `fetch` itself ends.
      .finally(() => clearTimeout(timer));
    if (reply.ok || reply.status === 404) return reply;
    const cause = `the object store answered ${method} with ${reply.status}`;
    await reply.body?.cancel();
    throw Object.assign(unavailable(messages.outOfReach), { cause });
  }

  return {
    direct: {
      origin: new URL(endpoint).origin,
      addressFor: ({ key, contentType, seconds }) => signed("PUT", key, seconds, contentType),
    },
    async put(key, content, contentType) {
      const body = Buffer.isBuffer(content) ? content : await collected(content);
      const reply = await ask("PUT", key, { body, contentType });
      await reply.body?.cancel();
      if (!reply.ok) throw unavailable(messages.outOfReach);
    },
    async get(key) {
      const reply = await ask("GET", key);
      if (reply.status === 404 || !reply.body) {
        await reply.body?.cancel();
        return null;
      }
      const content = Readable.fromWeb(reply.body as ReadableStream);
      return { bytes: Number(reply.headers.get("content-length")), content };
    },
    async remove(key) {
      const reply = await ask("DELETE", key);
      await reply.body?.cancel();
    },
  };
}

async function collected(content: AsyncIterable<Buffer>): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of content) chunks.push(chunk);
  return Buffer.concat(chunks);
}
