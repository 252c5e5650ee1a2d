import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";

const bucket = "pictures";
const accessKeyId = "AKIDMORSEL";
const secretAccessKey = "a secret of the store's";
const region = "eu-central-1";

const hmac = (key: string | Buffer, text: string) => createHmac("sha256", key).update(text);
const encoded = (text: string) =>
  encodeURIComponent(text).replace(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );

interface Signed {
  method: string;
  /** With its query. */
  url: URL;
  headers: Record<string, string | undefined>;
}

/**
 * The signature that a request signed in its query must have, after the text of AWS Signature
 * Version 4, and nothing of ours: object-store.test.ts holds it against the published example.
 */
export function signatureOf({ method, url, headers }: Signed, secret: string): string {
  const query = url.searchParams;
  const names = (query.get("X-Amz-SignedHeaders") ?? "").split(";");
  const [, day = "", place = "", service = ""] = (query.get("X-Amz-Credential") ?? "").split("/");
  const canonical = [
    method,
    url.pathname
      .split("/")
      .map((part) => encoded(decodeURIComponent(part)))
      .join("/"),
    [...query]
      .filter(([name]) => name !== "X-Amz-Signature")
      .map((pair) => pair.map(encoded).join("="))
      .sort()
      .join("&"),
    ...names.map((name) => `${name}:${headers[name]?.trim() ?? ""}`),
    "",
    names.join(";"),
    "UNSIGNED-PAYLOAD",
  ].join("\n");
  const text = [
    "AWS4-HMAC-SHA256",
    query.get("X-Amz-Date"),
    `${day}/${place}/${service}/aws4_request`,
    createHash("sha256").update(canonical).digest("hex"),
  ].join("\n");
  let key = hmac(`AWS4${secret}`, day).digest();
  for (const step of [place, service, "aws4_request"]) key = hmac(key, step).digest();
  return hmac(key, text).digest("hex");
}

const instantOf = (text: string) =>
  Date.parse(text.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z"));

/** A local S3-compatible store with one bucket, which takes requests signed in their query only. */
export async function startObjectStore(clock: () => number = Date.now) {
  const objects = new Map<string, { type: string; bytes: Buffer }>();
  let broken = false;
  let refused = 0;
  let beforeReply: (method: string, key: string) => Promise<unknown> = () => Promise.resolve();

  function refusal(signed: Signed): string | null {
    const query = signed.url.searchParams;
    const given = Buffer.from(query.get("X-Amz-Signature") ?? "");
    const wanted = Buffer.from(signatureOf(signed, secretAccessKey));
    const credential = `${accessKeyId}/${(query.get("X-Amz-Date") ?? "").slice(0, 8)}/${region}`;
    if (query.get("X-Amz-Credential") !== `${credential}/s3/aws4_request`)
      return "InvalidAccessKeyId";
    if (given.length !== wanted.length || !timingSafeEqual(given, wanted))
      return "SignatureDoesNotMatch";
    const age = (clock() - instantOf(query.get("X-Amz-Date") ?? "")) / 1000;
    return age > Number(query.get("X-Amz-Expires")) ? "AccessDenied" : null;
  }

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? "", `http://${request.headers.host}`);
    const headers = request.headers as Record<string, string | undefined>;
    const method = request.method ?? "";
    if (broken) {
      refused += 1;
      return void response.writeHead(500).end("<Error/>");
    }
    const code = refusal({ method, url, headers });
    if (code !== null)
      return void response.writeHead(403).end(`<Error><Code>${code}</Code></Error>`);
    const key = url.pathname.slice(`/${bucket}/`.length);
    const kept = objects.get(key);
    if (method === "PUT") {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      objects.set(key, { type: headers["content-type"] ?? "", bytes: Buffer.concat(chunks) });
      await beforeReply(method, key);
      response.writeHead(200).end();
    } else if (method === "DELETE") {
      objects.delete(key);
      response.writeHead(204).end();
    } else if (kept) {
      const { type, bytes } = kept;
      await beforeReply(method, key);
      response.writeHead(200, { "content-type": type, "content-length": bytes.length }).end(bytes);
    } else response.writeHead(404).end("<Error><Code>NoSuchKey</Code></Error>");
  }

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((ready) => server.listen(0, "127.0.0.1", ready));
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === "object" && address ? address.port : 0}`;

  return {
    origin,
    /** Settings for a server that keeps its pictures here. */
    env: {
      S3_ENDPOINT: origin,
      S3_BUCKET: bucket,
      S3_REGION: region,
      S3_ACCESS_KEY_ID: accessKeyId,
      S3_SECRET_ACCESS_KEY: secretAccessKey,
    },
    objects,
    /** From now on it answers everything with a failure, or no longer. */
    breakDown(isBroken: boolean) {
      broken = isBroken;
    },
    /** How many requests it has answered with a failure because it was broken. */
    refused: () => refused,
    /** Runs once an object is stored or found, before whoever asked for that is answered. */
    meanwhile(work: typeof beforeReply) {
      beforeReply = work;
    },
    stop: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}
