import { useQuery } from "@tanstack/react-query";
import { call } from "../../lib/api.ts";
import { usePersonId } from "../../lib/changes.ts";
import { cacheRules } from "../../lib/query-client.ts";
import { userKey } from "../../lib/user-key.ts";

/**
 * The signed-in person with names and goals: fresh for 5 minutes, asked once, not again on focus.
 * What a refusal means for the session, the accounts room decides.
 */
export function useUser() {
  const person = usePersonId();
  return useQuery({
    queryKey: userKey(person),
    // The contract's schemas come with the first question: the page is drawn without them.
    queryFn: async ({ signal }) => {
      const { getUser } = await import("@morsel/contract/profile");
      return call(getUser, { signal });
    },
    enabled: person !== null,
    staleTime: cacheRules.userFreshFor,
    retry: false,
    refetchOnWindowFocus: false,
  });
}
