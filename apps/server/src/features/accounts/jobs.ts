import { hour } from "@morsel/domain/time";
import type { Log } from "../../platform/logging/log.ts";
import { repeat } from "../../platform/repeat.ts";
import type { AccountService } from "./service.ts";

/**
 * Removes what has expired and renews the signing key in time, at the start and every hour, until
 * it's told to stop. Any number of processes may run it.
 */
export function tidyAccounts(
  accounts: Pick<AccountService, "tidy">,
  log: Log,
): () => Promise<void> {
  return repeat(accounts.tidy, { name: "tidying the accounts", every: hour, atOnce: true, log });
}
