import { exportJWK, generateKeyPair, importJWK } from "jose";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/database/database.ts";
import { fromJson, toJson } from "../../platform/database/json.ts";
import type { PushKey } from "./gateway.ts";
import { findPushKey, insertPushKey } from "./repository.ts";

const algorithm = "ES256";

/** The key browsers subscribe with (VAPID): created on first use, stored in the database. */
export function createPushKeyService({ db, clock }: { db: Db; clock: Clock }) {
  let known: Promise<PushKey> | undefined;

  async function read(): Promise<PushKey> {
    // Every process may try; the first one's key wins and the others read it.
    if (!(await findPushKey(db))) await insertPushKey(db, await makeKey(clock()));
    const row = await findPushKey(db);
    if (!row) throw new Error("There is no push key.");
    const privateKey = await importJWK(
      fromJson<Record<string, unknown>>(row.private_key),
      algorithm,
    );
    if (privateKey instanceof Uint8Array) throw new Error("The push key is not an EC key.");
    return { publicKey: row.public_key, privateKey };
  }

  return (): Promise<PushKey> => {
    known ??= read().catch((error: unknown) => {
      // A failure isn't cached: the next call tries again.
      known = undefined;
      throw error;
    });
    return known;
  };
}

async function makeKey(now: number) {
  const { publicKey, privateKey } = await generateKeyPair(algorithm, { extractable: true });
  const { x = "", y = "" } = await exportJWK(publicKey);
  const point = Buffer.concat([
    Buffer.of(4),
    Buffer.from(x, "base64url"),
    Buffer.from(y, "base64url"),
  ]);
  return {
    generation: 1,
    private_key: toJson(await exportJWK(privateKey)),
    public_key: point.toString("base64url"),
    created_at: now,
  };
}
