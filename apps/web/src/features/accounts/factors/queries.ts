import { useQuery } from "@tanstack/react-query";
import { usePersonId } from "../../../lib/changes.ts";
import { recoveryCodesKey } from "../queries.ts";
import { countRecoveryCodes } from "./mutations.ts";

/** How many recovery codes are left; null where there are none. Asked while there is a factor. */
export function useRecoveryCodeCount(enabled: boolean) {
  const person = usePersonId();
  return useQuery({ queryKey: [recoveryCodesKey, person], queryFn: countRecoveryCodes, enabled });
}
