import type { AuthUser } from "@morsel/contract/auth-service";
import type { Db } from "../../platform/database/database.ts";
import { listFactors } from "./factors/repository.ts";
import { presentAuthUser } from "./presenter.ts";
import { listIdentities } from "./providers/identity.repository.ts";
import type { UserRow } from "./user.repository.ts";

/** The account with its identities and second factors, as the auth client knows it. */
export async function describeAccount(db: Db, user: UserRow): Promise<AuthUser> {
  return presentAuthUser(user, await listIdentities(db, user.id), await listFactors(db, user.id));
}
