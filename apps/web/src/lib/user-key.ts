/** The cache key of the signed-in person's account: profile fetches it, accounts listens to it. */
export const userKey = (person: string | null) => ["/api/auth/user", person] as const;
