import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createLocalJWKSet, type JWTPayload, jwtVerify } from "jose";

/** An accepted message, as the subscribed browser reads it. */
export interface PushedMessage {
  device: string;
  text: string;
  headers: Record<string, string | string[] | undefined>;
  /** The claims of the sender's token, whose signature was verified. */
  token: JWTPayload;
}

export interface TestBrowser {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

export interface PushService {
  origin: string;
  /** Accepted messages, in order. */
  messages: PushedMessage[];
  /** A browser that subscribes here. */
  browser(): Promise<TestBrowser>;
  /** From now on, replies to every message for that browser with this status. */
  answer(browser: TestBrowser, status: number): void;
  stop(): Promise<void>;
}

const { subtle } = globalThis.crypto;
const curve = { name: "ECDH", namedCurve: "P-256" };
const base64url = (bytes: ArrayBuffer | Uint8Array) =>
  Buffer.from(bytes as Uint8Array).toString("base64url");

interface Browser {
  privateKey: CryptoKey;
  publicKey: Uint8Array<ArrayBuffer>;
  auth: Uint8Array<ArrayBuffer>;
  status: number;
}

async function derive(
  secret: BufferSource,
  salt: BufferSource,
  info: BufferSource,
  bytes: number,
): Promise<ArrayBuffer> {
  const key = await subtle.importKey("raw", secret, "HKDF", false, ["deriveBits"]);
  return subtle.deriveBits({ name: "HKDF", hash: "SHA-256", salt, info }, key, bytes * 8);
}

const encode = (text: string) => new Uint8Array(new TextEncoder().encode(text));

/** Decrypts an `aes128gcm` message (RFC 8188, RFC 8291) as a browser does, with WebCrypto. */
async function decrypt(body: Uint8Array<ArrayBuffer>, browser: Browser): Promise<string> {
  const salt = body.slice(0, 16);
  const idLength = body[20] ?? 0;
  const senderKey = body.slice(21, 21 + idLength);
  const sender = await subtle.importKey("raw", senderKey, curve, false, []);
  const shared = await subtle.deriveBits({ name: "ECDH", public: sender }, browser.privateKey, 256);
  const info = new Uint8Array([...encode("WebPush: info\0"), ...browser.publicKey, ...senderKey]);
  const secret = await derive(shared, browser.auth, info, 32);
  const content = await derive(secret, salt, encode("Content-Encoding: aes128gcm\0"), 16);
  const nonce = await derive(secret, salt, encode("Content-Encoding: nonce\0"), 12);
  const key = await subtle.importKey("raw", content, "AES-GCM", false, ["decrypt"]);
  const record = body.slice(21 + idLength);
  const plain = new Uint8Array(await subtle.decrypt({ name: "AES-GCM", iv: nonce }, key, record));
  if (plain.at(-1) !== 2) throw new Error("The last record has no end mark.");
  return new TextDecoder().decode(plain.slice(0, -1));
}

async function readToken(authorization: string, origin: string): Promise<JWTPayload> {
  const [, token = "", key = ""] = /^vapid t=([^,]+), k=(.+)$/.exec(authorization) ?? [];
  const point = Buffer.from(key, "base64url");
  const jwk = {
    ...{ kty: "EC", crv: "P-256", alg: "ES256" },
    ...{ x: base64url(point.subarray(1, 33)), y: base64url(point.subarray(33)) },
  };
  const keys = createLocalJWKSet({ keys: [jwk] });
  // The test's clock may differ from the machine's, so checking the expiry is left to the test.
  const { payload } = await jwtVerify(token, keys, {
    audience: origin,
    currentDate: new Date(0),
  });
  return payload;
}

/** A push service that accepts messages as real ones do, on a free port. */
export async function startPushService(): Promise<PushService> {
  const browsers = new Map<string, Browser>();
  const messages: PushedMessage[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      void take(request.url ?? "", request.headers, new Uint8Array(Buffer.concat(chunks)))
        .catch(() => 400)
        .then((status) => response.writeHead(status).end());
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  async function take(
    path: string,
    headers: PushedMessage["headers"],
    body: Uint8Array<ArrayBuffer>,
  ): Promise<number> {
    const browser = browsers.get(path);
    if (!browser) return 404;
    if (browser.status !== 201) return browser.status;
    if (headers["content-encoding"] !== "aes128gcm" || !/^\d+$/.test(String(headers["ttl"])))
      return 400;
    const token = await readToken(String(headers.authorization), origin);
    messages.push({ device: origin + path, text: await decrypt(body, browser), headers, token });
    return 201;
  }

  return {
    origin,
    messages,
    async browser() {
      const pair = await subtle.generateKey(curve, true, ["deriveBits"]);
      const publicKey = new Uint8Array(await subtle.exportKey("raw", pair.publicKey));
      const auth = globalThis.crypto.getRandomValues(new Uint8Array(16));
      const path = `/push/${base64url(globalThis.crypto.getRandomValues(new Uint8Array(12)))}`;
      browsers.set(path, { privateKey: pair.privateKey, publicKey, auth, status: 201 });
      return {
        endpoint: origin + path,
        keys: { p256dh: base64url(publicKey), auth: base64url(auth) },
      };
    },
    answer(browser, status) {
      const known = browsers.get(new URL(browser.endpoint).pathname);
      if (known) known.status = status;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
