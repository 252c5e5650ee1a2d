import { useQuery } from "@tanstack/react-query";
import { call } from "../../../lib/api.ts";
import { usePersonId } from "../../../lib/person.ts";
import { tokenContract } from "./contract.ts";

export const tokensKey = "access-tokens";

/** The person's tokens, without the secrets. */
export function useTokens() {
  const person = usePersonId();
  return useQuery({
    queryKey: [tokensKey, person],
    queryFn: async ({ signal }) => (await call(tokenContract, "listTokens", { signal })).tokens,
    enabled: person !== null,
  });
}
