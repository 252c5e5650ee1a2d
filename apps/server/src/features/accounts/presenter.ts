import type { AuthFactor, AuthIdentity, AuthUser } from "@morsel/contract/auth-service";
import { iso } from "../../platform/clock.ts";
import { fromJson } from "../../platform/database/json.ts";
import type { FactorRow } from "./factors/repository.ts";
import type { IdentityRow } from "./providers/identity.repository.ts";
import type { UserRow } from "./user.repository.ts";

/** `{ name: "…" }` for each instant present: replies leave out absent ones. */
const instants = (fields: Record<string, number | null>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, instant]) =>
      instant === null ? [] : [[name, iso(instant)]],
    ),
  );

/** The account as the auth client knows it. */
export function presentAuthUser(
  user: UserRow,
  identities: readonly IdentityRow[],
  factors: readonly FactorRow[],
): AuthUser {
  const providers = [...new Set(identities.map((identity) => identity.provider))];
  return {
    id: user.id,
    aud: "authenticated",
    role: "authenticated",
    email: user.email,
    phone: "",
    ...instants({
      email_confirmed_at: user.email_confirmed_at,
      confirmed_at: user.email_confirmed_at,
      confirmation_sent_at: user.confirmation_sent_at,
      recovery_sent_at: user.recovery_sent_at,
      email_change_sent_at: user.email_change_sent_at,
      last_sign_in_at: user.last_sign_in_at,
    }),
    ...(user.new_email !== null && { new_email: user.new_email }),
    app_metadata: {
      provider: providers[0] ?? "email",
      providers: providers.length > 0 ? providers : ["email"],
    },
    user_metadata: {
      ...fromJson<Record<string, unknown>>(user.user_metadata),
      ...address(user),
    },
    identities: identities.map((identity) => presentIdentity(identity, user)),
    ...(factors.length > 0 && { factors: factors.map(presentFactor) }),
    created_at: iso(user.created_at),
    updated_at: iso(user.updated_at),
    is_anonymous: false,
  };
}

const address = (user: UserRow) => ({
  email: user.email,
  email_verified: user.email_confirmed_at !== null,
  phone_verified: false,
  sub: user.id,
});

function presentIdentity(identity: IdentityRow, user: UserRow): AuthIdentity {
  const email = identity.provider === "email" ? user.email : identity.email;
  return {
    identity_id: identity.id,
    id: identity.provider_id,
    user_id: identity.user_id,
    identity_data:
      identity.provider === "email"
        ? address(user)
        : fromJson<Record<string, unknown>>(identity.data),
    provider: identity.provider,
    ...instants({ last_sign_in_at: identity.last_sign_in_at }),
    created_at: iso(identity.created_at),
    updated_at: iso(identity.updated_at),
    ...(email !== null && { email }),
  };
}

function presentFactor(factor: FactorRow): AuthFactor {
  return {
    id: factor.id,
    ...(factor.friendly_name !== null && { friendly_name: factor.friendly_name }),
    factor_type: factor.type,
    status: factor.status,
    created_at: iso(factor.created_at),
    updated_at: iso(factor.updated_at),
  };
}
