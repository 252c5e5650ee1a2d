/** Where the signed-in person stands in the cache: the profile room asks, accounts listens. */
export const userKey = (person: string | null) => ["/api/auth/user", person] as const;
