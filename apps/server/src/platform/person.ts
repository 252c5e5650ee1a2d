/**
 * The id of an authenticated person: their token was checked, or the system found it in one of
 * their rows. `asPerson` accepts nothing else, so no text from outside reaches a person's rows.
 */
export type UserId = string & { readonly checked: "by authentication, see platform/person.ts" };

/** Who makes the call, according to the access token. */
export interface Person {
  userId: UserId;
  sessionId: string;
  email: string;
  /** Authenticator assurance level: `aal1` for a password, `aal2` with a second factor. */
  aal: string;
  /** When the token expires (ms). */
  expiresAt: number;
}

/**
 * Who makes a call that personal access tokens open, too. Whatever needs a `Person`, as all changes
 * of an account do, can't be given one of these.
 */
export interface Caller {
  userId: UserId;
  /** Where the person lives, if they said so when they made the token. */
  timeZone?: string | undefined;
}

/** The owner of a personal access token; only for code that has just checked it. */
export const tokenOwner = (userId: string, timeZone: string | null): Caller => ({
  userId: userId as UserId,
  ...(timeZone !== null && { timeZone }),
});

/** Makes a `Person` from a token's claims; only for code that has just checked the token. */
export const authenticated = (claims: Omit<Person, "userId"> & { userId: string }): Person => ({
  ...claims,
  userId: claims.userId as UserId,
});
