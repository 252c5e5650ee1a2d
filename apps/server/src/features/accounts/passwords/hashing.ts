import { availableParallelism } from "node:os";
import { hash, parseOptions, verify } from "@node-rs/argon2";
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
  let running = 0;
  const waiting: (() => void)[] = [];

  async function inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (running < parallel) running++;
    else if (waiting.length < maxWaiting) await new Promise<void>((go) => waiting.push(go));
    else {
      throw new Failure(503, "UNAVAILABLE", messages.busy, { headers: { "retry-after": "2" } });
    }
    try {
      return await work();
    } finally {
      // The slot goes to the next in line, or is freed.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  }

  // The hash that an unknown account's password is compared with.
  let nobodys: Promise<string> | undefined;

  return {
    hash: (password) => inTurn(() => hash(normal(password), cost)),

    async check(password, hashed) {
      nobodys ??= hash(crypto.randomUUID(), cost);
      const against = hashed ?? (await nobodys);
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
