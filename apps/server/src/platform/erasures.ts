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

/** Throws a 410 `Failure` if a change made `ago` ms ago is older than the last such deletion. */
export type RefuseErased = (userId: UserId, ago: number) => Promise<void>;

/** A device that was away for long must not bring back what its person wanted to be gone. */
export const refuseErased =
  (db: Db, clock: Clock): RefuseErased =>
  async (userId, ago) => {
    const erasure = await lastErasure(db, { userId });
    if (erasure && clock() - ago < erasure.erased_at)
      throw new Failure(410, erasedCode, messages.erased);
  };
