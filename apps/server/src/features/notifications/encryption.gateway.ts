import { createCipheriv, createECDH, type ECDH, hkdfSync, randomBytes } from "node:crypto";

/** The keys of a browser's subscription, in base64url. */
export interface SubscriptionKeys {
  p256dh: string;
  auth: string;
}

const recordSize = 4096;
const bytes = (base64url: string) => Buffer.from(base64url, "base64url");

function derive(secret: Uint8Array, salt: Uint8Array, info: Uint8Array | string, length: number) {
  return Buffer.from(hkdfSync("sha256", secret, salt, info, length));
}

/** Whether messages can be encrypted with these keys: a point on the curve, and 16 bytes. */
export function areUsable({ p256dh, auth }: SubscriptionKeys): boolean {
  try {
    const own = createECDH("prime256v1");
    own.generateKeys();
    own.computeSecret(bytes(p256dh));
    return bytes(p256dh).length === 65 && bytes(auth).length === 16;
  } catch {
    return false;
  }
}

function freshKeys(): ECDH {
  const keys = createECDH("prime256v1");
  keys.generateKeys();
  return keys;
}

/**
 * Encrypts a message for the subscribed browser: RFC 8291 over RFC 8188 (`aes128gcm`), one record.
 * Key pair and salt are new for each message; tests pass those of the RFC's example.
 */
export function encryptMessage(
  text: string,
  { p256dh, auth }: SubscriptionKeys,
  own: ECDH = freshKeys(),
  salt: Uint8Array = randomBytes(16),
): Buffer {
  const theirKey = bytes(p256dh);
  const ownKey = own.getPublicKey();
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), theirKey, ownKey]);
  const secret = derive(own.computeSecret(theirKey), bytes(auth), info, 32);
  const key = derive(secret, salt, "Content-Encoding: aes128gcm\0", 16);
  const nonce = derive(secret, salt, "Content-Encoding: nonce\0", 12);

  const cipher = createCipheriv("aes-128-gcm", key, nonce);
  // A 2 marks the last record.
  const sealed = Buffer.concat([
    cipher.update(text, "utf8"),
    cipher.update(Buffer.of(2)),
    cipher.final(),
  ]);
  const header = Buffer.alloc(21);
  header.set(salt, 0);
  header.writeUInt32BE(recordSize, 16);
  header.writeUInt8(ownKey.length, 20);
  return Buffer.concat([header, ownKey, sealed, cipher.getAuthTag()]);
}
