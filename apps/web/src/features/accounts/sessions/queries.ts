import { listSessions } from "@morsel/contract/accounts";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../../lib/api.ts";
import { contract } from "../../../lib/contract.ts";
import { usePersonId } from "../../../lib/person.ts";
import { isHosted } from "../hosted/auth-place.ts";

/** Where the person is signed in; a hosted service doesn't tell. */
export function useSessions() {
  const person = usePersonId();
  return useQuery({
    queryKey: [listSessions.path, person],
    queryFn: async ({ signal }) =>
      (await call(contract.accounts, "listSessions", { signal })).sessions,
    enabled: person !== null && !isHosted(),
  });
}
