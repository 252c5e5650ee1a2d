import { reauthenticationNeeded } from "@morsel/contract/auth-proof";
import { useSyncExternalStore } from "react";
import { ApiFailure } from "../../../lib/api.ts";
import { createListeners } from "../../../lib/listeners.ts";

/** What a proved person can go on with. A hosted service needs the mailed code itself. */
export interface Confirmation {
  nonce?: string;
}

/** The open question and whoever waits for its answer. */
interface Question {
  answer: (outcome: Confirmation | null) => void;
  answered: Promise<Confirmation | null>;
}

let open: Question | null = null;
const { subscribe, tell } = createListeners();

/** The open question, for the one dialog that asks it. */
export const useQuestion = (): Question | null => useSyncExternalStore(subscribe, () => open);

/** Asks for a proof in a dialog; null if the person cancels. */
function confirmItsYou(): Promise<Confirmation | null> {
  if (open) return open.answered;
  let answer: Question["answer"] = () => {};
  const answered = new Promise<Confirmation | null>((resolve) => {
    answer = (outcome) => {
      open = null;
      tell();
      resolve(outcome);
    };
  });
  open = { answer, answered };
  tell();
  return answered;
}

interface Answer {
  error: { code?: string | undefined } | null;
}

/** Whether a change was refused for lack of a recent proof. */
export function isUnproven(failure: unknown): boolean {
  if (failure instanceof ApiFailure) return failure.code === reauthenticationNeeded;
  return (failure as Answer["error"])?.code === "reauthentication_needed";
}

/** Makes a change through the auth client, asking for a proof first if it turns out to need one. */
export async function withProof<Result extends Answer>(
  change: (confirmed: Confirmation) => Promise<Result>,
): Promise<Result> {
  const answer = await change({});
  if (!isUnproven(answer.error)) return answer;
  const confirmed = await confirmItsYou();
  return confirmed ? change(confirmed) : answer;
}

/** The same for our own API calls, whose refusals are thrown. */
export async function callWithProof<Result>(change: () => Promise<Result>): Promise<Result> {
  try {
    return await change();
  } catch (failure) {
    if (isUnproven(failure) && (await confirmItsYou())) return change();
    throw failure;
  }
}
