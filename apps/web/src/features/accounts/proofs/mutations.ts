import { accountCodes } from "@morsel/contract/accounts";
import type { prove as proveCall } from "@morsel/contract/auth-proof";
import type { Checked } from "@morsel/contract/route";
import { useMutation } from "@tanstack/react-query";
import { call } from "../../../lib/api.ts";
import { contract } from "../../../lib/contract.ts";
import { askAuth } from "../auth-call.ts";
import { type AccountFailure, attempt } from "../failure.ts";
import { proofMessages } from "./messages.ts";

type Given = Checked<typeof proveCall>["body"];

/** Marks the session as recently proved. */
export function prove(given: Given): Promise<void> {
  return attempt(() => call(contract.authProof, "prove", { body: given }), sentenceFor);
}

function sentenceFor({ kind, code, reason }: AccountFailure): string {
  if (code === accountCodes.wrong) return proofMessages.wrongPassword;
  // Other refusals carry a message for people: a wrong code, too many tries.
  return (kind === "refused" && reason) || proofMessages.unreachable;
}

/** Mails a code, which proves that the reader owns the address. */
export function useMailedProof() {
  return useMutation({
    networkMode: "always",
    retry: false,
    mutationFn: () => askAuth((client) => client.reauthenticate()),
  });
}
