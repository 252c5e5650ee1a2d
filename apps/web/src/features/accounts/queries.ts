import { listSessions } from "@morsel/contract/accounts";
import { listProofWays } from "@morsel/contract/auth-proof";
import { authSettings } from "@morsel/contract/auth-service";
import type { User } from "@supabase/auth-js";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../lib/api.ts";
import { usePersonId } from "../../lib/changes.ts";
import { isNativeApp } from "../../lib/native.ts";
import { queryClient } from "../../lib/query-client.ts";
import { countRecoveryCodes } from "./factors/mutations.ts";
import { authPlace, isHosted } from "./hosted/auth-place.ts";
import type { Provider } from "./messages.ts";
import { authClient } from "./sessions/auth-client.ts";
import { storedSession } from "./sessions/state.ts";

/** The social sign-ins that this server has configured; none inside a native app. */
export function useProviders(): readonly Provider[] {
  const { data } = useQuery({
    queryKey: [authSettings.path],
    queryFn: async ({ signal }) => {
      const { url, headers } = authPlace();
      const response = await fetch(`${url}/settings`, { headers, signal });
      return authSettings.reply.parse(await response.json());
    },
    staleTime: Number.POSITIVE_INFINITY,
    enabled: !isNativeApp(),
  });
  return (["google", "github"] as const).filter((provider) => data?.external[provider]);
}

const accountKey = "auth-account";
const recoveryCodesKey = "auth-recovery-codes";

/** Asks again what the auth service knows, after a change of it. */
export function refreshAccount(): void {
  for (const key of [accountKey, recoveryCodesKey])
    void queryClient.invalidateQueries({ queryKey: [key] });
}

/** How many recovery codes are left; null where there are none. Asked while there is a factor. */
export function useRecoveryCodeCount(enabled: boolean) {
  const person = usePersonId();
  return useQuery({ queryKey: [recoveryCodesKey, person], queryFn: countRecoveryCodes, enabled });
}

/**
 * How the person can prove that it's them. A hosted service takes nothing but its mailed code, with
 * the change itself.
 */
export function useProofWays() {
  const person = usePersonId();
  return useQuery({
    queryKey: [listProofWays.path, person],
    queryFn: async () => {
      if (!isHosted()) return call(listProofWays);
      return { ways: ["mailed-code" as const], email: storedSession()?.user.email ?? "" };
    },
    // What was true of the last change need not be true of this one.
    gcTime: 0,
    networkMode: "always",
    retry: false,
  });
}

/** Where the person is signed in; a hosted service doesn't tell. */
export function useSessions() {
  const person = usePersonId();
  return useQuery({
    queryKey: [listSessions.path, person],
    queryFn: async ({ signal }) => (await call(listSessions, { signal })).sessions,
    enabled: person !== null && !isHosted(),
  });
}

/** Whether the account has a password; assumed while it isn't known. */
export function hasPasswordOf(account: User | undefined): boolean {
  return account?.identities?.some(({ provider }) => provider === "email") ?? true;
}

/** The account as the auth service knows it: identities, second factors, an address that waits. */
export function useAccount() {
  const person = usePersonId();
  return useQuery({
    queryKey: [accountKey, person],
    queryFn: async () => {
      const client = await authClient();
      const { data, error } = await client.getUser();
      if (error) throw error;
      return data.user;
    },
    enabled: person !== null,
  });
}
