import type { Log } from "../../platform/logging/log.ts";
import type { AccountService } from "./service.ts";

const every = 3_600_000;

/**
 * Removes what has expired and renews the signing key in time, at the start and every hour, until
 * it's told to stop. Any number of processes may run it.
 */
export function tidyAccounts(
  accounts: Pick<AccountService, "tidy">,
  log: Log,
): () => Promise<void> {
  let running = Promise.resolve();
  const tidy = () => {
    running = running
      .then(() => accounts.tidy())
      .catch((err: unknown) => log.error({ err }, "tidying the accounts failed"));
  };
  tidy();
  const tidying = setInterval(tidy, every).unref();
  return async () => {
    clearInterval(tidying);
    await running;
  };
}
