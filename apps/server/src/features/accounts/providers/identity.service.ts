import { randomUUID } from "node:crypto";
import { providerCodes } from "@morsel/contract/auth-providers";
import { authCodes } from "@morsel/contract/auth-service";
import { isEmail, normalEmail } from "@morsel/domain/accounts/email";
import type { Clock } from "../../../platform/clock.ts";
import { type Db, inTransaction } from "../../../platform/database/database.ts";
import { toJson } from "../../../platform/database/json.ts";
import { Failure } from "../../../platform/http/failure.ts";
import type { Person } from "../../../platform/person.ts";
import type { AuditService } from "../audit/service.ts";
import { deleteLinks } from "../mailed-links/repository.ts";
import { messages } from "../messages.ts";
import { newUser } from "../new-user.ts";
import type { Origin } from "../origin.ts";
import { provenSession } from "../sessions/guard.ts";
import { findOrInsertUser, lockUser, type UserRow, updateUser } from "../user.repository.ts";
import {
  addIdentity,
  deleteIdentity,
  findIdentity,
  type IdentityRow,
  listIdentities,
  updateIdentity,
} from "./identity.repository.ts";
import type { ProviderPerson } from "./provider.ts";

const maxIdentities = 10;

export interface IdentityService {
  /**
   * The account of a provider's person, within the caller's transaction: the one with the identity,
   * else the one with the same verified address, else a new one. Throws a 422 `Failure` if the
   * provider hasn't verified the address.
   */
  enter(tx: Db, provider: string, person: ProviderPerson, origin: Origin): Promise<UserRow>;
  /** Links the identity to an account. Throws a 422 `Failure` if any account has it. */
  connect(tx: Db, userId: string, added: Added, origin: Origin): Promise<UserRow>;
  disconnect(person: Person, identityId: string, origin: Origin): Promise<void>;
}

interface Added {
  provider: string;
  person: ProviderPerson;
}

interface Needs {
  db: Db;
  clock: Clock;
  audit: AuditService;
}

export function createIdentityService({ db, clock, audit }: Needs): IdentityService {
  function identityOf(userId: string, { provider, person }: Added): IdentityRow {
    const now = clock();
    return {
      user_id: userId,
      id: randomUUID(),
      provider,
      provider_id: person.id,
      email: person.email === null ? null : normalEmail(person.email),
      data: toJson(person.data),
      created_at: now,
      updated_at: now,
      last_sign_in_at: now,
    };
  }

  /** The account with this address, for which the provider vouches. */
  async function accountOf(tx: Db, email: string, person: ProviderPerson): Promise<UserRow> {
    const now = clock();
    const { name, full_name, avatar_url } = person.data;
    const user_metadata = toJson({ name, full_name, avatar_url });
    const made = newUser({ email }, null, now);
    const fresh = { ...made, user_metadata, email_confirmed_at: now, confirmation_sent_at: null };
    const { user: found } = await findOrInsertUser(tx, fresh);
    if (found.email_confirmed_at !== null) return found;
    // Whoever signed up with this address never proved it: nothing they set is kept.
    const change = { password_hash: null, user_metadata, email_confirmed_at: now, updated_at: now };
    await updateUser(tx, found.id, change);
    await deleteLinks(tx, found.id, ["signup", "recovery", "magiclink", "email_change"]);
    return { ...found, ...change };
  }

  /** Returns whether it was added; under the account's lock, so that the limit holds. */
  async function add(tx: Db, userId: string, added: Added): Promise<boolean> {
    if ((await listIdentities(tx, userId)).length >= maxIdentities) {
      throw new Failure(409, authCodes.conflict, messages.auth.identitiesTooMany(maxIdentities));
    }
    return addIdentity(tx, identityOf(userId, added));
  }

  async function known(tx: Db, { provider, person }: Added): Promise<UserRow | null> {
    const identity = await findIdentity(tx, provider, person.id);
    const user = identity && (await lockUser(tx, identity.user_id));
    if (!user) return null;
    const { email, data } = identityOf(user.id, { provider, person });
    await updateIdentity(tx, identity, { email, data, updated_at: clock() });
    return user;
  }

  return {
    async enter(tx, provider, person, origin) {
      const added = { provider, person };
      const owner = await known(tx, added);
      if (owner) return owner;
      const email = normalEmail(person.email ?? "");
      if (!isEmail(email) || !person.emailVerified) {
        const message = messages.auth.unverifiedAtProvider(provider);
        throw new Failure(422, providerCodes.unverifiedEmail, message);
      }
      const user = await accountOf(tx, email, person);
      // Two concurrent sign-ins by the same person: the other one has just added it.
      if (!(await add(tx, user.id, added))) return (await known(tx, added)) ?? user;
      await audit.note(tx, origin, {
        action: "identity_linked",
        userId: user.id,
        detail: { provider, by: "email" },
      });
      return user;
    },

    async connect(tx, userId, added, origin) {
      const user = await lockUser(tx, userId);
      if (!user) throw new Failure(403, authCodes.userGone, messages.auth.userGone);
      if (!(await add(tx, userId, added))) {
        const owner = await findIdentity(tx, added.provider, added.person.id);
        throw new Failure(
          422,
          providerCodes.identityExists,
          owner?.user_id === userId ? messages.auth.identityMine : messages.auth.identityTaken,
        );
      }
      const { provider } = added;
      await audit.note(tx, origin, { action: "identity_linked", userId, detail: { provider } });
      return user;
    },

    disconnect: (person, identityId, origin) =>
      inTransaction(db, async (tx) => {
        const { user, session } = await provenSession(tx, person, clock());
        const identities = await listIdentities(tx, user.id);
        const identity = identities.find(({ id }) => id === identityId);
        if (!identity) {
          throw new Failure(404, providerCodes.identityUnknown, messages.auth.identityUnknown);
        }
        if (identities.length === 1) {
          throw new Failure(422, providerCodes.lastIdentity, messages.auth.lastIdentity);
        }
        await deleteIdentity(tx, identity);
        // The email identity owns the password, which goes with it.
        if (identity.provider === "email") await updateUser(tx, user.id, { password_hash: null });
        await audit.note(tx, origin, {
          action: "identity_unlinked",
          userId: user.id,
          sessionId: session.id,
          detail: { provider: identity.provider },
        });
      }),
  };
}
