import { fastingCodes, maxFasts, maxFastsPerDay, maxPauses } from "@morsel/contract/fasting";
import type { FastingSession } from "@morsel/domain/fasting/session";
import { day } from "@morsel/domain/time";
import type { Db } from "../../platform/database/database.ts";
import { Failure } from "../../platform/http/failure.ts";
import type { UserId } from "../../platform/person.ts";
import { messages } from "./messages.ts";
import { countFasts, countFastsBegun } from "./repository.ts";

/**
 * Throws a 409 `Failure` if a person has reached the maximum of fasts or pauses: for a session that
 * is new, starts on another day than before, or has another pause. Call within the person's change,
 * so that the bounds are exact.
 */
export async function checkBounds(
  tx: Db,
  userId: UserId,
  { id, startTime, pauses }: FastingSession,
  what: "new" | "moved" | "paused",
): Promise<void> {
  const from = Math.floor(startTime / day) * day;
  const others = await countFastsBegun(tx, userId, { id, from, to: from + day });
  if (what !== "paused" && others.fasts >= maxFastsPerDay)
    throw new Failure(409, fastingCodes.dayFull, messages.dayFull);
  if (pauses.length > 0 && others.pauses + pauses.length > maxPauses)
    throw new Failure(409, fastingCodes.pauses, messages.tooManyPauses);
  if (what === "new" && (await countFasts(tx, userId)) >= maxFasts)
    throw new Failure(409, fastingCodes.full, messages.full);
}
