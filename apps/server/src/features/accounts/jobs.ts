import { hour } from "@morsel/domain/time";
import type { Log } from "../../platform/logging/log.ts";
import { repeat } from "../../platform/repeat.ts";
import type { AccountService } from "./service.ts";

/**
 * Deletes what has expired and rotates the signing key, at startup and hourly until stopped. Any
 * number of processes may run it.
 */
export function tidyAccounts(
  accounts: Pick<AccountService, "tidy">,
  log: Log,
): () => Promise<void> {
  return repeat(accounts.tidy, { name: "tidying the accounts", every: hour, atOnce: true, log });
}
