import { accountCodes } from "@morsel/contract/accounts";
import { useMutation } from "@tanstack/react-query";
import { call } from "../../lib/api.ts";
import { contract } from "../../lib/contract.ts";
import { personId } from "../../lib/person.ts";
import { toast } from "../../lib/toast.ts";
import { askAuth } from "./auth-call.ts";
import { dropData } from "./deleted-data.ts";
import { type AccountFailure, attempt } from "./failure.ts";
import { accountMessages } from "./messages.ts";
import { ourAddress } from "./our-address.ts";
import { proofMessages } from "./proofs/messages.ts";
import { callWithProof } from "./proofs/state.ts";
import { refreshAccount } from "./queries.ts";
import { forgetWaiting } from "./sessions/deleted-account.ts";
import { endSession } from "./sessions/transitions.ts";
import { enterCode } from "./sign-in/mutations.ts";

/** No queue and no retry: people hear at once whether it worked. */
const atOnce = { networkMode: "always", retry: false } as const;

export function useChangeAddress() {
  return useMutation({
    ...atOnce,
    mutationFn: (email: string) => {
      const emailRedirectTo = ourAddress("/verify-email");
      return attempt(
        () => askAuth((client) => client.updateUser({ email }, { emailRedirectTo })),
        ({ kind, reason }) => {
          if (kind === "cancelled") return proofMessages.cancelled;
          return (kind === "refused" && reason) || accountMessages.changeAddress.failed;
        },
      );
    },
    onSuccess: refreshAccount,
  });
}

/** Confirms a new address by the code mailed there. */
export async function confirmAddress(email: string, code: string): Promise<void> {
  await enterCode("email_change", email, code);
  refreshAccount();
  toast({ ...accountMessages.changeAddress.done(email), tone: "success" });
}

/** Deletes everything the person has entered, here and on the server. */
export function useDeleteData() {
  return useMutation({
    ...atOnce,
    mutationFn: () =>
      attempt(
        () => callWithProof(() => call(contract.accounts, "deleteData")),
        ({ kind }) =>
          kind === "cancelled" ? proofMessages.cancelled : accountMessages.deletion.data.failed,
      ),
    onSuccess: () => void dropData(),
  });
}

/** Deletes the account and goes to the start page. */
export function useDeleteAccount() {
  return useMutation({
    ...atOnce,
    mutationFn: (proof: { password: string } | { code: string }) =>
      attempt(
        () => callWithProof(() => call(contract.accounts, "deleteAccount", { body: proof })),
        sentenceFor,
      ),
    async onSuccess() {
      const person = personId();
      // What still waits would wait for nobody. If it can't be deleted, the account is gone all the same.
      if (person !== null) await forgetWaiting(person).catch(() => undefined);
      endSession("deleted");
    },
  });
}

function sentenceFor({ kind, code, status, reason }: AccountFailure): string {
  if (kind === "cancelled") return proofMessages.cancelled;
  if (code === accountCodes.wrong) return accountMessages.deletion.account.wrongPassword;
  if (code === accountCodes.wrongCode) return accountMessages.deletion.account.wrongCode;
  const isReason = status === 429 || code === accountCodes.elsewhere;
  return (isReason && reason) || accountMessages.deletion.account.failed;
}
