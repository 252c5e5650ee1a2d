import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";

const cipher = "aes-256-gcm";
const lengths = { iv: 12, tag: 16 } as const;

/**
 * Encrypts secrets that the server must read again, so that a copy of the database alone doesn't
 * reveal them.
 */
export interface Encryption {
  /** `place` names the row, so that the text can't be moved to another one. */
  seal(text: string, place: string): string;
  open(sealed: string, place: string): string;
  /** The same; null if sealed with another key or damaged. */
  tryOpen(sealed: string, place: string): string | null;
}

/** AES-256-GCM; `key` is read on first use. */
export function createEncryption(readKey: () => Buffer): Encryption {
  let known: Buffer | undefined;
  const key = () => {
    known ??= readKey();
    return known;
  };

  function open(sealed: string, place: string): string {
    const bytes = Buffer.from(sealed, "base64url");
    const end = lengths.iv + lengths.tag;
    const opening = createDecipheriv(cipher, key(), bytes.subarray(0, lengths.iv))
      .setAAD(Buffer.from(place))
      .setAuthTag(bytes.subarray(lengths.iv, end));
    return Buffer.concat([opening.update(bytes.subarray(end)), opening.final()]).toString("utf8");
  }

  return {
    open,

    seal(text, place) {
      const iv = randomBytes(lengths.iv);
      const sealing = createCipheriv(cipher, key(), iv).setAAD(Buffer.from(place));
      const body = Buffer.concat([sealing.update(text, "utf8"), sealing.final()]);
      return Buffer.concat([iv, sealing.getAuthTag(), body]).toString("base64url");
    },

    tryOpen(sealed, place) {
      // A key that can't be read at all throws; only one that doesn't fit is null.
      key();
      try {
        return open(sealed, place);
      } catch {
        return null;
      }
    },
  };
}
