import { day, minute } from "@morsel/domain/time";
import {
  type CryptoKey,
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  importJWK,
} from "jose";
import { type Clock, isRunning } from "../../../platform/clock.ts";
import type { Db } from "../../../platform/database/database.ts";
import { fromJson, toJson } from "../../../platform/database/json.ts";
import { deleteKey, insertKey, listKeys } from "./signing-key.repository.ts";

/** The only algorithm used and accepted. */
export const algorithm = "ES256";

/** The public half, as published. */
export interface PublicKey {
  kty: "EC";
  crv: "P-256";
  x: string;
  y: string;
  kid: string;
  alg: "ES256";
  use: "sig";
  key_ops: string[];
}

interface Key {
  kid: string;
  generation: number;
  signsFrom: number;
  published: PublicKey;
  privateKey: CryptoKey;
  publicKey: CryptoKey;
}

/** Keys are reread after this long (ms): other processes may have added one. */
const freshFor = minute;
/** How long a key signs (ms), and how long it is published before and after. */
const signsFor = 90 * day;
const publishedAround = day;
/** Unknown key ids query the database at most this often (ms). */
const askAgainAfter = 5_000;

export interface SigningKeyService {
  /** The current signing key; the first call creates the first one. */
  signing(): Promise<{ kid: string; key: CryptoKey }>;
  /** A key's public half; null if no key has this id. */
  verifying(kid: string): Promise<CryptoKey | null>;
  published(): Promise<PublicKey[]>;
  /** Creates the next key ahead of time and deletes retired ones. */
  rotate(): Promise<void>;
}

interface Needs {
  db: Db;
  clock: Clock;
}

/**
 * The keys of access tokens: created at first start, stored in the database, shared by all
 * processes.
 */
export function createSigningKeyService({ db, clock }: Needs): SigningKeyService {
  let keys: Promise<Key[]> | undefined;
  let readAt = 0;

  function all(maxAge = freshFor): Promise<Key[]> {
    const now = clock();
    if (keys && isRunning(readAt, maxAge, now)) return keys;
    readAt = now;
    const reading = read();
    keys = reading;
    // A failure isn't cached: the next call tries again.
    reading.catch(() => {
      if (keys === reading) keys = undefined;
    });
    return reading;
  }

  async function read(): Promise<Key[]> {
    let rows = await listKeys(db);
    if (rows.length === 0) {
      // Every process may try; the first one's key wins and the others read it.
      await insertKey(db, await makeKey(1, clock(), clock()));
      rows = await listKeys(db);
    }
    return Promise.all(
      rows.map(async (row) => ({
        kid: row.kid,
        generation: row.generation,
        signsFrom: row.signs_from,
        published: fromJson<PublicKey>(row.public_key),
        privateKey: await imported(row.private_key),
        publicKey: await imported(row.public_key),
      })),
    );
  }

  return {
    async signing() {
      const now = clock();
      const known = await all();
      const key = known.find((one) => one.signsFrom <= now) ?? known.at(-1);
      if (!key) throw new Error("There is no signing key.");
      return { kid: key.kid, key: key.privateKey };
    },

    async verifying(kid) {
      const named = (known: Key[]) => known.find((key) => key.kid === kid)?.publicKey;
      return named(await all()) ?? named(await all(askAgainAfter)) ?? null;
    },

    async published() {
      return (await all()).map((key) => key.published);
    },

    async rotate() {
      const now = clock();
      const [newest, ...older] = await all(0);
      if (!newest) return;
      if (newest.signsFrom + signsFor <= now) {
        // Every process may try; the first one's key wins.
        await insertKey(db, await makeKey(newest.generation + 1, now, now + publishedAround));
      } else if (newest.signsFrom + publishedAround <= now) {
        for (const { generation } of older) await deleteKey(db, generation);
      }
      await all(0);
    },
  };
}

async function makeKey(generation: number, now: number, signsFrom: number) {
  const pair = await generateKeyPair(algorithm, { extractable: true });
  const { x = "", y = "" } = await exportJWK(pair.publicKey);
  const kid = await calculateJwkThumbprint({ kty: "EC", crv: "P-256", x, y });
  const published: PublicKey = {
    ...{ kty: "EC", crv: "P-256", x, y, kid },
    ...{ alg: algorithm, use: "sig", key_ops: ["verify"] },
  };
  return {
    generation,
    kid,
    private_key: toJson(await exportJWK(pair.privateKey)),
    public_key: toJson(published),
    created_at: now,
    signs_from: signsFrom,
  };
}

async function imported(jwk: string): Promise<CryptoKey> {
  const key = await importJWK(fromJson<Record<string, unknown>>(jwk), algorithm);
  if (key instanceof Uint8Array) throw new Error("A signing key is not an EC key.");
  return key;
}
