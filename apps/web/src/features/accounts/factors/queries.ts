import { useQuery } from "@tanstack/react-query";
import { usePersonId } from "../../../lib/person.ts";
import { recoveryCodesKey } from "../queries.ts";
import { countRecoveryCodes } from "./mutations.ts";

/** How many recovery codes are left; null if there are none. */
export function useRecoveryCodeCount(enabled: boolean) {
  const person = usePersonId();
  const queryKey = [recoveryCodesKey, person];
  // Nice to know, but not worth a retry.
  return useQuery({ queryKey, queryFn: countRecoveryCodes, enabled, retry: false });
}
