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

/** Makes a `Person` from a token's claims; only for code that has just checked the token. */
export const authenticated = (claims: Omit<Person, "userId"> & { userId: string }): Person => ({
  ...claims,
  userId: claims.userId as UserId,
});
