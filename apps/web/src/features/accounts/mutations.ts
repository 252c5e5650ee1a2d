import {
  accountCodes,
  deleteAccount as deleteAccountCall,
  deleteData as deleteDataCall,
} from "@morsel/contract/accounts";
import { useMutation } from "@tanstack/react-query";
import { ApiFailure, call } from "../../lib/api.ts";
import { queryClient } from "../../lib/query-client.ts";
import { proofTexts } from "./proofs/messages.ts";
import { callWithProof, isUnproven, withProof } from "./proofs/state.ts";
import { refreshAccount } from "./queries.ts";
import { changeAddress, deletion } from "./security.messages.ts";
import { authClient } from "./sessions/auth-client.ts";
import { forgetData } from "./sessions/personal-data.ts";
import { endSession } from "./sessions/transitions.ts";

/** People hear at once what came of it: nothing here is held back or sent twice by itself. */
const atOnce = { networkMode: "always", retry: false } as const;

/** Asks for another address. Fails with a sentence for people. */
export function useChangeAddress() {
  return useMutation({
    ...atOnce,
    mutationFn: async (email: string) => {
      const client = await authClient();
      const emailRedirectTo = new URL("/verify-email", window.location.origin).href;
      const { error } = await withProof(() => client.updateUser({ email }, { emailRedirectTo }));
      if (!error) return;
      if (isUnproven(error)) throw new Error(proofTexts.cancelled, { cause: error });
      const answered = error.status !== undefined && error.status >= 400 && error.status < 500;
      throw new Error(answered ? error.message : changeAddress.failed, { cause: error });
    },
    onSuccess: refreshAccount,
  });
}

/** Removes what the person has entered, here and on the server. */
export function useDeleteData() {
  return useMutation({
    ...atOnce,
    mutationFn: () => callWithProof(() => call(deleteDataCall)),
    onSuccess() {
      forgetData();
      void queryClient.resetQueries();
    },
  });
}

/** Removes the account and starts again at the root. Fails with a sentence for people. */
export function useDeleteAccount() {
  return useMutation({
    ...atOnce,
    mutationFn: async (proof: { password: string } | { code: string }) => {
      try {
        await callWithProof(() => call(deleteAccountCall, { body: proof }));
      } catch (failure) {
        throw new Error(refusalOf(failure), { cause: failure });
      }
    },
    onSuccess: () => endSession("deleted"),
  });
}

function refusalOf(failure: unknown): string {
  if (!(failure instanceof ApiFailure)) return deletion.account.failed;
  if (isUnproven(failure)) return proofTexts.cancelled;
  if (failure.code === accountCodes.wrong) return deletion.account.wrongPassword;
  if (failure.code === accountCodes.wrongCode) return deletion.account.wrongCode;
  const isReason = failure.status === 429 || failure.code === accountCodes.elsewhere;
  return isReason ? failure.reason : deletion.account.failed;
}
