import { getUser } from "@morsel/contract/profile";

/** Where the signed-in person stands in the cache: the profile room asks, accounts listens. */
export const userKey = (person: string | null) => [getUser.path, person] as const;
