import { nameOfEmail } from "../accounts/email.ts";

interface Names {
  readonly firstName: string | null;
  readonly lastName?: string | null;
  readonly name: string | null;
  readonly email: string;
  readonly personalInfo?: { readonly name: string | null } | null;
}

/** Maximum length of a first or last name. */
export const maxNameLength = 100;

/** A first name as people are called by it: nothing if it is really an address. */
export function calledBy(firstName: string | null): string {
  return firstName?.includes("@") ? "" : (firstName?.trim() ?? "");
}

/**
 * What to call somebody: the first name (unless it is really an address), else the name in the
 * personal information, else the account's name, else the part of the e-mail before the @.
 */
export function displayName(person: Names): string {
  const first = calledBy(person.firstName);
  if (first) return first;
  return person.personalInfo?.name?.trim() || person.name?.trim() || nameOfEmail(person.email);
}

/** The initial for an avatar without a picture. */
export function initialOf(person: Names): string {
  const [letter = "?"] = displayName(person);
  return letter.toUpperCase();
}

/** Whether to ask for a missing first or last name. */
export function isIncomplete(person: {
  firstName: string | null;
  lastName: string | null;
}): boolean {
  return !person.firstName?.trim() || !person.lastName?.trim();
}
