import type { User } from "@morsel/contract/profile";
import { type DailyGoals, defaultGoals } from "@morsel/domain/profile/goals";
import { answerNow } from "../../lib/answer-now.ts";
import { call } from "../../lib/api.ts";
import { outbox } from "../../lib/changes.ts";
import { contract } from "../../lib/contract.ts";
import { onEvent } from "../../lib/events.ts";
import { personId } from "../../lib/person.ts";
import { queryClient } from "../../lib/query-client.ts";
import { readText, storageKeys, writeText } from "../../lib/storage.ts";
import { toast } from "../../lib/toast.ts";
import { goalsSet } from "../profile/goals.changes.ts";
import { userQuery } from "../profile/queries.ts";
import { syncMessages } from "./messages.ts";

/** ms: specification 2, section 9. */
const backUpEvery = 5 * 60_000;
/** How long (ms) after a change of the goals. */
const backUpSoon = 2_000;

const goalNames = Object.keys(defaultGoals) as (keyof DailyGoals)[];

/**
 * Backs up the goals that this device shows. They were true when the server last told them: what
 * another device has set since stays (decision 35). Defaults aren't anybody's: the server knows
 * them, and sent late they would replace what an import has brought.
 */
async function backUpGoals(): Promise<void> {
  const person = personId();
  const user: User | undefined = answerNow(userQuery, undefined);
  const toldAt = queryClient.getQueryState(
    userQuery.options(person, undefined).queryKey,
  )?.dataUpdatedAt;
  // Goals on their way are sent by themselves, with their own time.
  const areOnTheirWay = goalsSet.among(outbox.pending()).length > 0;
  if (person === null || !user || !toldAt || areOnTheirWay || document.hidden) return;
  if (goalNames.every((name) => user[name] === defaultGoals[name])) return;
  const { dailyCalorieGoal, dailyProteinGoal, dailyCarbGoal, dailyFatGoal, dailyWaterGoal } = user;
  const body = {
    ...{ dailyCalorieGoal, dailyProteinGoal, dailyCarbGoal, dailyFatGoal, dailyWaterGoal },
    ...{ changedAt: toldAt, sentAt: Date.now() },
  };
  await call(contract.profile, "backUpGoals", { body, madeAt: toldAt });
  writeText(storageKeys.lastDataBackup, new Date().toISOString());
}

/** The sign-in for which it was asked last. */
let askedFor: string | null = null;

/**
 * Asks once per sign-in for what the person has, and says how much that is. All of it reaches this
 * device by the feed of changes.
 */
export async function restoreOnce(): Promise<void> {
  const signedInAt = readText(storageKeys.sessionStart);
  if (signedInAt === null || readText(storageKeys.restored) === signedInAt) return;
  if (askedFor === signedInAt) return;
  askedFor = signedInAt;
  const { data } = await call(contract.kept, "restoreData").catch((failure: unknown) => {
    askedFor = null;
    throw failure;
  });
  writeText(storageKeys.restored, signedInAt);
  const { meals, recipes, waterIntake, achievements, kept } = data;
  const items = [meals, recipes, waterIntake, achievements, kept].flat().length;
  if (items === 0) return;
  const { title, text } = syncMessages.restored;
  toast({ title, description: text(items), tone: "success" });
}

/** Backs the goals up every five minutes and after changes; returns what stops it. */
export function startBackingUp(): () => void {
  const backUp = () => void backUpGoals().catch(() => undefined);
  const every = setInterval(backUp, backUpEvery);
  let soon: ReturnType<typeof setTimeout> | undefined;
  const stopListening = onEvent("user-profile-updated", () => {
    clearTimeout(soon);
    soon = setTimeout(backUp, backUpSoon);
  });
  return () => {
    clearInterval(every);
    clearTimeout(soon);
    stopListening();
  };
}
