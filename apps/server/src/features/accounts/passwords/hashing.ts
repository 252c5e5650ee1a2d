import { availableParallelism } from "node:os";
import { hash, parseOptions, verify } from "@node-rs/argon2";
import { limitConcurrency } from "../../../platform/concurrency.ts";
import { Failure } from "../../../platform/http/failure.ts";
import { messages } from "../messages.ts";

/** argon2id with OWASP's parameters: 19 MiB (in KiB), two passes, one thread. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Passwords that may wait for a free slot; beyond that, clients are told to retry. */
const maxWaiting = 64;

export interface PasswordHashing {
  hash(password: string): Promise<string>;
  /**
   * Whether the password matches. Without a hash (unknown account) it takes as long and says no.
   * `stale` means that the cost parameters have changed and it should be rehashed.
   */
  check(password: string, hashed: string | null): Promise<{ fits: boolean; stale: boolean }>;
}

/** Hashing takes memory and CPU for a while, so only a few run at once. */
export function createPasswordHashing(
  { parallel } = { parallel: Math.max(1, availableParallelism()) },
): PasswordHashing {
  const full = () =>
    new Failure(503, "UNAVAILABLE", messages.busy, { headers: { "retry-after": "2" } });
  const inTurn = limitConcurrency({ atOnce: parallel, waiting: { most: maxWaiting, full } });

  let nobodys: Promise<string> | undefined;
  /** The hash that an unknown account's password is compared with: made once, unless that fails. */
  function nobodysHash(): Promise<string> {
    if (!nobodys) {
      nobodys = inTurn(() => hash(crypto.randomUUID(), cost));
      nobodys.catch(() => {
        nobodys = undefined;
      });
    }
    return nobodys;
  }

  return {
    hash: (password) => inTurn(() => hash(normal(password), cost)),

    async check(password, hashed) {
      // With the first password of all, so that none of an unknown account takes longer for it.
      const made = nobodysHash();
      const against = hashed ?? (await made);
      const fits = await inTurn(() => verify(against, normal(password)));
      return { fits: fits && hashed !== null, stale: fits && isStale(against) };
    },
  };
}

/** Different keyboards may produce different code points for the same letter. */
const normal = (password: string) => password.normalize("NFC");

function isStale(hashed: string): boolean {
  const made = parseOptions(hashed);
  return (
    made.memoryCost !== cost.memoryCost ||
    made.timeCost !== cost.timeCost ||
    made.parallelism !== cost.parallelism
  );
}
