import type { User } from "@morsel/contract/profile";
import { useAnswer } from "../../lib/answers.ts";
import { call } from "../../lib/api.ts";
import { contract } from "../../lib/contract.ts";
import { defineQuery } from "../../lib/define-query.ts";
import { cacheRules } from "../../lib/query-client.ts";
import { userKey } from "../../lib/user-key.ts";

/**
 * The signed-in person with names and goals: fresh for 5 minutes, no retry, no refetch on focus.
 * The accounts room decides what a refusal means for the session.
 */
export const userQuery = defineQuery({
  name: userKey(null)[0],
  async ask(_: undefined, _person, signal): Promise<User> {
    return call(contract.profile, "getUser", { signal });
  },
  staleTime: cacheRules.userFreshFor,
  retry: false,
  refetchOnWindowFocus: false,
});

export const useUser = () => useAnswer(userQuery, undefined);
