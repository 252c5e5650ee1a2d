import { createHash, randomBytes, randomInt, randomUUID, timingSafeEqual } from "node:crypto";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/database/database.ts";
import { countTry, findLink, insertLink, type LinkRow, newestLink } from "./link.repository.ts";
import { lockUser, type UserRow } from "./user.repository.ts";

/** What a mailed link or code is for. */
export type Purpose = "signup" | "recovery" | "magiclink" | "email_change" | "reauthentication";

/** How long a link works, ms. */
const linkLifetime = 3_600_000;
/** How long its six digits work, ms, and how often they may be typed. */
const codeLifetime = 600_000;
const codeTries = 5;

interface NewLink {
  userId: string;
  purpose: Purpose;
  email: string;
  passwordHash?: string | null;
}

/** A link with its owner, whose row is locked. */
export interface FoundLink {
  link: LinkRow;
  owner: UserRow;
  works: boolean;
}

export interface LinkService {
  /** Makes a link within the caller's transaction; what it answers is kept nowhere. */
  make(tx: Db, link: NewLink): Promise<{ secret: string; code: string }>;
  read(tx: Db, secret: string): Promise<FoundLink | null>;
  /**
   * The person's newest link of these purposes, when the code is its code. Each call is a try,
   * which the caller must commit, also when it refuses.
   */
  readCode(
    tx: Db,
    userId: string,
    purposes: readonly Purpose[],
    code: string,
  ): Promise<FoundLink | null>;
}

/** Secrets that are mailed: 256 bits or six digits, hashed in the database, for one use. */
export function createLinkService({ clock }: { clock: Clock }): LinkService {
  return {
    async make(tx, { userId, purpose, email, passwordHash = null }) {
      const secret = randomBytes(32).toString("base64url");
      const code = String(randomInt(1_000_000)).padStart(6, "0");
      const id = randomUUID();
      const now = clock();
      await insertLink(tx, {
        user_id: userId,
        id,
        purpose,
        hash: hashOf(secret),
        email,
        password_hash: passwordHash,
        code_hash: hashOf(id + code),
        code_tries: 0,
        created_at: now,
        expires_at: now + linkLifetime,
        used_at: null,
      });
      return { secret, code };
    },

    async read(tx, secret) {
      const hash = hashOf(secret);
      const seen = await findLink(tx, hash);
      const owner = seen && (await lockUser(tx, seen.user_id));
      // Read again under the owner's lock, which guards all of their links.
      const link = owner && (await findLink(tx, hash));
      if (!link) return null;
      return { link, owner, works: link.used_at === null && clock() < link.expires_at };
    },

    async readCode(tx, userId, purposes, code) {
      const owner = await lockUser(tx, userId);
      if (!owner) return null;
      const link = await newestLink(tx, userId, purposes);
      if (!link?.code_hash || link.code_tries >= codeTries) return null;
      if (clock() >= link.created_at + codeLifetime) return null;
      await countTry(tx, link);
      const typed = Buffer.from(hashOf(link.id + code));
      if (!timingSafeEqual(typed, Buffer.from(link.code_hash))) return null;
      return { link, owner, works: true };
    },
  };
}

const hashOf = (secret: string) => createHash("sha256").update(secret).digest("base64url");
