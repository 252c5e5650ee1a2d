import { setTimeout } from "node:timers/promises";
import { erasedCode } from "@morsel/domain/made-ago";
import type { Clock } from "./clock.ts";
import { asPerson } from "./database/as-person.ts";
import type { Db } from "./database/database.ts";
import { preparedOne } from "./database/prepared.ts";
import { Failure } from "./http/failure.ts";
import { messages } from "./http/messages.ts";
import type { UserId } from "./person.ts";

const lastErasure = preparedOne((db, { userId }: { userId: UserId }) =>
  asPerson(db, userId).selectFrom("erasures").select("erased_at"),
);

/** Remembers that all the person's data is deleted now. */
export async function noteErasure(tx: Db, userId: UserId, now: number): Promise<void> {
  await asPerson(tx, userId)
    .insertInto("erasures")
    .values({ user_id: userId, erased_at: now })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet({ erased_at: now }))
    .execute();
}

/** How long (ms) a deletion waits for changes that are being written. */
const patience = 5_000;

export type Erasures = ReturnType<typeof createErasures>;

/** Keeps what was made before a deletion of all data from coming back. */
export function createErasures({ db, clock }: { db: Db; clock: Clock }) {
  const underWay = new Map<UserId, Set<Promise<void>>>();

  return {
    /**
     * Runs a change that was made `ago` ms ago. Throws a 410 `Failure` if the person has deleted all
     * data since: a device that was away for long must not bring back what they wanted to be gone.
     */
    async admit<T>(userId: UserId, ago: number, change: () => Promise<T> | T): Promise<T> {
      let end = () => {};
      const ended = new Promise<void>((resolve) => {
        end = resolve;
      });
      const mine = underWay.get(userId) ?? new Set();
      underWay.set(userId, mine.add(ended));
      try {
        const erasure = await lastErasure(db, { userId });
        if (erasure && clock() - ago < erasure.erased_at)
          throw new Failure(410, erasedCode, messages.erased);
        return await change();
      } finally {
        end();
        mine.delete(ended);
        if (mine.size === 0) underWay.delete(userId);
      }
    },

    /**
     * Waits for what this process had let in before a deletion was noted: else it would be written
     * after it.
     */
    async settled(userId: UserId): Promise<void> {
      const late = setTimeout(patience, undefined, { ref: false });
      await Promise.race([Promise.all([...(underWay.get(userId) ?? [])]), late]);
    },
  };
}
