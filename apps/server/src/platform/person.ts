/**
 * The id of somebody who is known to be it: their token was checked, or the system found it in a row
 * of theirs. A person's rows are reached with it alone (`asPerson`), so no text from outside does.
 */
export type UserId = string & { readonly checked: "by authentication, see platform/person.ts" };

/** Who makes the call, as the access token says. */
export interface Person {
  userId: UserId;
  sessionId: string;
  email: string;
  /** Authenticator assurance level: `aal1` by password, `aal2` with a second factor. */
  aal: string;
}

/** Makes a `Person` of what a checked token says: for those who have just checked one. */
export const authenticated = (claims: { [Name in keyof Person]: string }): Person => ({
  ...claims,
  userId: claims.userId as UserId,
});
