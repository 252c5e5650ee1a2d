import { accountCodes } from "@morsel/contract/accounts";
import { prove as proveCall } from "@morsel/contract/auth-proof";
import type { Checked } from "@morsel/contract/route";
import { useMutation } from "@tanstack/react-query";
import { ApiFailure, call } from "../../../lib/api.ts";
import { authClient } from "../sessions/auth-client.ts";
import { proofTexts } from "./messages.ts";

type Given = Checked<typeof proveCall>["body"];

/** Proves the session. Fails with a sentence for people. */
export async function prove(given: Given): Promise<void> {
  try {
    await call(proveCall, { body: given });
  } catch (failure) {
    throw new Error(refusalOf(failure), { cause: failure });
  }
}

function refusalOf(failure: unknown): string {
  if (!(failure instanceof ApiFailure)) return proofTexts.unreachable;
  if (failure.code === accountCodes.wrong) return proofTexts.wrongPassword;
  // The server's other refusals are sentences for people: a wrong code, too many tries.
  return failure.status < 500 ? failure.reason : proofTexts.unreachable;
}

/** Mails a code that proves whoever reads it. */
export function useMailedProof() {
  return useMutation({
    networkMode: "always",
    retry: false,
    mutationFn: async () => {
      const { error } = await (await authClient()).reauthenticate();
      if (error) throw error;
    },
  });
}
