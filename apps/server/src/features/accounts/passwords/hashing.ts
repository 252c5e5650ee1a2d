import { availableParallelism } from "node:os";
import { hash, parseOptions, verify } from "@node-rs/argon2";
import { Failure } from "../../../platform/http/failure.ts";
import { messages } from "../messages.ts";

/** argon2id, with OWASP's figures: 19 MiB (in KiB), two passes, one thread. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Passwords that wait for a free slot; the next one is told to come back. */
const maxWaiting = 64;

export interface PasswordHashing {
  hash(password: string): Promise<string>;
  /**
   * Whether the password fits. Without a hash (unknown account) it takes the same time and says
   * no. `stale` asks for a new hash: the cost has changed since.
   */
  check(password: string, hashed: string | null): Promise<{ fits: boolean; stale: boolean }>;
}

/** Hashing takes memory and a processor for a while, so only a few happen at once. */
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
      // The slot goes to the next in line, or back.
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  }

  // What an unknown account's password is compared with.
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

/** Two keyboards may type the same letter as different code points. */
const normal = (password: string) => password.normalize("NFC");

function isStale(hashed: string): boolean {
  const made = parseOptions(hashed);
  return (
    made.memoryCost !== cost.memoryCost ||
    made.timeCost !== cost.timeCost ||
    made.parallelism !== cost.parallelism
  );
}
