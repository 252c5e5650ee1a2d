import { useQuery } from "@tanstack/react-query";
import { usePersonId } from "../../../lib/person.ts";
import { recoveryCodesKey } from "../queries.ts";
import { countRecoveryCodes } from "./mutations.ts";

/** How many recovery codes are left; null where there are none. Asked while there is a factor. */
export function useRecoveryCodeCount(enabled: boolean) {
  const person = usePersonId();
  const queryKey = [recoveryCodesKey, person];
  // It says a little more, where it is known.
  return useQuery({ queryKey, queryFn: countRecoveryCodes, enabled, retry: false });
}
