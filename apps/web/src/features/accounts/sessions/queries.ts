import { listSessions } from "@morsel/contract/accounts";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../../lib/api.ts";
import { contract } from "../../../lib/contract.ts";
import { usePersonId } from "../../../lib/person.ts";
import { isHosted } from "../hosted/auth-place.ts";

/** The signed-in devices; a hosted service doesn't list them. */
export function useSessions() {
  const person = usePersonId();
  return useQuery({
    queryKey: [listSessions.path, person],
    queryFn: async ({ signal }) =>
      (await call(contract.accounts, "listSessions", { signal })).sessions,
    enabled: person !== null && !isHosted(),
  });
}
