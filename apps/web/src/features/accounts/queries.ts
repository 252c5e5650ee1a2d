import type { User } from "@supabase/auth-js";
import { useQuery } from "@tanstack/react-query";
import { usePersonId } from "../../lib/person.ts";
import { queryClient } from "../../lib/query-client.ts";
import { askAuth } from "./auth-call.ts";

const accountKey = "auth-account";
export const recoveryCodesKey = "auth-recovery-codes";

/** Fetches the account again after a change. */
export function refreshAccount(): void {
  for (const key of [accountKey, recoveryCodesKey])
    void queryClient.invalidateQueries({ queryKey: [key] });
}

/** Whether the account has a password; assumed while unknown. */
export function hasPasswordOf(account: User | undefined): boolean {
  return account?.identities?.some(({ provider }) => provider === "email") ?? true;
}

/** The account as the auth service knows it: identities, second factors, a pending address. */
export function useAccount() {
  const person = usePersonId();
  return useQuery({
    queryKey: [accountKey, person],
    queryFn: async () => (await askAuth((client) => client.getUser())).user,
    enabled: person !== null,
  });
}
