import { listSessions } from "@morsel/contract/accounts";
import { useMutation } from "@tanstack/react-query";
import { ApiFailure, call } from "../../../lib/api.ts";
import { outbox } from "../../../lib/changes.ts";
import { contract } from "../../../lib/contract.ts";
import { announce } from "../../../lib/events.ts";
import { countMade } from "../../../lib/pending.ts";
import { personId } from "../../../lib/person.ts";
import { queryClient } from "../../../lib/query-client.ts";
import { sendPhotos, waitingPhotos } from "../../../lib/waiting-photos.ts";
import { endSession } from "./transitions.ts";

/** How long (ms) a sign-out waits for the server. */
const patience = 3_000;

/** How long (ms) a sign-out lets changes leave before it asks what to do with them. */
const sendingPatience = 1_500;

/** Sends what waits, if that is quick; resolves to whether nothing waits any more. */
export async function trySending(): Promise<boolean> {
  const late = new Promise((resolve) => setTimeout(resolve, sendingPatience));
  const unsent = () => countMade(outbox.pending()) + waitingPhotos().length;
  if (unsent() > 0) await Promise.race([Promise.all([outbox.retryNow(), sendPhotos()]), late]);
  return unsent() === 0;
}

/** Signs out: tells the server if possible, clears this browser, and goes to the start page. */
export async function signOut(): Promise<void> {
  const person = personId();
  if (person !== null) announce("signing-out", { person });
  const signedOut = call(contract.accounts, "signOut", { signal: AbortSignal.timeout(patience) });
  const late = new Promise((resolve) => setTimeout(resolve, patience));
  await Promise.race([signedOut.catch(() => undefined), late]);
  endSession();
}

/** Signs another device out; succeeds if it is signed out already. */
export function useSignDeviceOut() {
  return useMutation({
    networkMode: "always",
    retry: false,
    mutationFn: (sessionId: string) =>
      call(contract.accounts, "endSession", { params: { sessionId } }).catch((failure: unknown) => {
        if (!(failure instanceof ApiFailure) || failure.status !== 404) throw failure;
      }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: [listSessions.path] }),
  });
}
