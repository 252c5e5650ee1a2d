import type { TokenScope } from "@morsel/domain/accounts/personal-token";
import { day } from "@morsel/domain/time";
import { useMutation } from "@tanstack/react-query";
import { ApiFailure, call } from "../../../lib/api.ts";
import { queryClient } from "../../../lib/query-client.ts";
import { attempt } from "../failure.ts";
import { proofMessages } from "../proofs/messages.ts";
import { callWithProof } from "../proofs/state.ts";
import { tokenContract } from "./contract.ts";
import { tokenMessages } from "./messages.ts";
import { tokensKey } from "./queries.ts";

/** No queue and no retry: people hear at once whether it worked. */
const atOnce = { networkMode: "always", retry: false } as const;
const refresh = () => void queryClient.invalidateQueries({ queryKey: [tokensKey] });

interface Wanted {
  name: string;
  scope: TokenScope;
  /** How long it is to work (days). */
  days: number;
}

/** Makes a token; the answer holds its secret, which is kept nowhere else. */
export function useMakeToken() {
  return useMutation({
    ...atOnce,
    // Not kept with the query client once the screen is gone.
    gcTime: 0,
    mutationFn: ({ name, scope, days }: Wanted) => {
      const expiresAt = Date.now() + days * day;
      const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
      const body = { name, scope, expiresAt, timeZone };
      return attempt(
        () => callWithProof(() => call(tokenContract, "createToken", { body })),
        ({ kind, reason }) => {
          if (kind === "cancelled") return proofMessages.cancelled;
          return (kind === "refused" && reason) || tokenMessages.form.unreachable;
        },
      );
    },
    onSuccess: refresh,
  });
}

/** Revokes a token; succeeds if it is gone already. */
export function useRevokeToken() {
  return useMutation({
    ...atOnce,
    mutationFn: (id: string) =>
      call(tokenContract, "revokeToken", { params: { id } }).catch((failure: unknown) => {
        if (!(failure instanceof ApiFailure) || failure.status !== 404) throw failure;
      }),
    onSuccess: refresh,
  });
}
