import { listProofWays } from "@morsel/contract/auth-proof";
import { useQuery } from "@tanstack/react-query";
import { call } from "../../../lib/api.ts";
import { contract } from "../../../lib/contract.ts";
import { usePersonId } from "../../../lib/person.ts";
import { isHosted } from "../hosted/auth-place.ts";
import { storedSession } from "../sessions/stored-session.ts";

/**
 * The ways this person can prove their identity. A hosted service only knows its mailed code, sent
 * along with the change itself.
 */
export function useProofWays() {
  const person = usePersonId();
  return useQuery({
    queryKey: [listProofWays.path, person],
    queryFn: async () => {
      if (!isHosted()) return call(contract.authProof, "listProofWays");
      return { ways: ["mailed-code" as const], email: storedSession()?.user.email ?? "" };
    },
    // May differ for the next change.
    gcTime: 0,
    networkMode: "always",
    retry: false,
  });
}
