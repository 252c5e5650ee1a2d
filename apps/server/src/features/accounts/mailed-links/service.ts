import { randomInt, randomUUID } from "node:crypto";
import { day, hour } from "@morsel/domain/time";
import { type Clock, isRunning } from "../../../platform/clock.ts";
import type { Db } from "../../../platform/database/database.ts";
import { hashOf, isSameHash, newSecret } from "../secret.ts";
import { lockUser, type UserRow } from "../user.repository.ts";
import {
  countTry,
  deleteLinksBeyond,
  findLink,
  insertLink,
  type MailedLinkRow,
  newestLink,
} from "./repository.ts";

export type Purpose =
  | "signup"
  | "recovery"
  | "magiclink"
  | "email_change"
  | "email_change_undo"
  | "factor_removal"
  | "reauthentication";

/** How long a link works (ms): an hour, or a week if it undoes what an intruder may have done. */
const lifetimeOf = (purpose: string) => (purpose === "email_change_undo" ? 7 * day : hour);
/** How long its six digits work (ms), and how many attempts there are. */
const codeLifetime = 600_000;
const codeTries = 5;
/** Links kept per person and purpose, including used ones: far more than can be valid at once. */
const maxLinks = 40;

interface NewLink {
  userId: string;
  purpose: Purpose;
  email: string;
  passwordHash?: string | null;
  /** For a link that undoes a change: when the change was made. */
  undoesFrom?: number | null;
}

/** A link and its owner, whose row is locked. */
export interface FoundLink {
  link: MailedLinkRow;
  owner: UserRow;
  works: boolean;
}

export interface MailedLinkService {
  /** Creates a link within the caller's transaction; its secrets are stored as hashes only. */
  make(tx: Db, link: NewLink): Promise<{ secret: string; code: string }>;
  read(tx: Db, secret: string): Promise<FoundLink | null>;
  /**
   * The person's newest link for these purposes, if the code matches. Each call counts as an
   * attempt, which the caller must commit even when refusing. For an unknown person or a missing
   * link it does the same work, so that timing reveals nothing.
   */
  readCode(
    tx: Db,
    userId: string,
    purposes: readonly Purpose[],
    code: string,
  ): Promise<FoundLink | null>;
}

/** Mailed secrets: 256 bits or six digits, stored as hashes, for one use. */
export function createMailedLinkService({ clock }: { clock: Clock }): MailedLinkService {
  return {
    async make(tx, { userId, purpose, email, passwordHash = null, undoesFrom = null }) {
      const secret = newSecret();
      const code = String(randomInt(1_000_000)).padStart(6, "0");
      const id = randomUUID();
      const now = clock();
      await deleteLinksBeyond(tx, userId, purpose, maxLinks - 1);
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
        expires_at: now + lifetimeOf(purpose),
        used_at: null,
        undoes_from: undoesFrom,
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
      const lifetime = lifetimeOf(link.purpose);
      const works = link.used_at === null && isRunning(link.created_at, lifetime, clock());
      return { link, owner, works };
    },

    async readCode(tx, userId, purposes, code) {
      const owner = await lockUser(tx, userId);
      const link = await newestLink(tx, userId, purposes);
      const { id = "", code_tries = 0, created_at = 0, code_hash = null } = link ?? {};
      await countTry(tx, { user_id: userId, id, code_tries });
      const fits = isSameHash(hashOf(id + code), code_hash ?? hashOf(id));
      const isOpen = code_tries < codeTries && isRunning(created_at, codeLifetime, clock());
      if (!owner || !link || code_hash === null || !isOpen || !fits) return null;
      return { link, owner, works: true };
    },
  };
}
