import { createHash, randomBytes, randomUUID } from "node:crypto";
import type { Clock } from "../../platform/clock.ts";
import type { Db } from "../../platform/database/database.ts";
import { findLink, insertLink, type LinkRow } from "./link.repository.ts";
import { lockUser, type UserRow } from "./user.repository.ts";

/** What a mailed link is for. */
export type Purpose = "signup" | "recovery" | "magiclink" | "email_change";

/** How long a link works, ms. */
export const linkLifetime = 3_600_000;

interface NewLink {
  userId: string;
  purpose: Purpose;
  email: string;
  passwordHash?: string | null;
}

export interface LinkService {
  /** Makes a link within the caller's transaction and answers its secret, which is kept nowhere. */
  make(tx: Db, link: NewLink): Promise<string>;
  /** The link of a secret and its owner, whose row is locked; says whether it still works. */
  read(tx: Db, secret: string): Promise<{ link: LinkRow; owner: UserRow; works: boolean } | null>;
}

/** Secrets that are mailed: 256 bits, hashed in the database, one use, one hour. */
export function createLinkService({ clock }: { clock: Clock }): LinkService {
  return {
    async make(tx, { userId, purpose, email, passwordHash = null }) {
      const secret = randomBytes(32).toString("base64url");
      const now = clock();
      await insertLink(tx, {
        user_id: userId,
        id: randomUUID(),
        purpose,
        hash: hashOf(secret),
        email,
        password_hash: passwordHash,
        code_hash: null,
        code_tries: 0,
        created_at: now,
        expires_at: now + linkLifetime,
        used_at: null,
      });
      return secret;
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
  };
}

const hashOf = (secret: string) => createHash("sha256").update(secret).digest("base64url");
