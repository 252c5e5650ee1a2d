import type { User } from "@morsel/contract/profile";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { call } from "../../lib/api.ts";
import { usePending, usePersonId } from "../../lib/changes.ts";
import { cacheRules } from "../../lib/query-client.ts";
import { userKey } from "../../lib/user-key.ts";
import { userWithPending } from "./pending.state.ts";

/**
 * The signed-in person with names and goals, those that wait to be sent among them: fresh for 5 minutes, asked once, not again on focus.
 * What a refusal means for the session, the accounts room decides.
 */
export function useUser() {
  const person = usePersonId();
  const pending = usePending();
  const query = useQuery({
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
  const data = useMemo<User | undefined>(
    () => query.data && userWithPending(query.data, pending),
    [query.data, pending],
  );
  return { ...query, data };
}
