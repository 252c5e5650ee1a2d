import { nameOfEmail } from "../accounts/email.ts";

interface Names {
  readonly firstName: string | null;
  readonly lastName?: string | null;
  readonly name: string | null;
  readonly email: string;
  readonly personalInfo?: { readonly name: string | null } | null;
}

/** The longest first or last name that is kept. */
export const maxNameLength = 100;

/**
 * What to call the person: first name (never an address that slipped into it), else the name of
 * the personal information, else the account's name, else the part of the e-mail before the @.
 */
export function displayName(person: Names): string {
  const first = person.firstName?.trim();
  if (first && !first.includes("@")) return first;
  return person.personalInfo?.name?.trim() || person.name?.trim() || nameOfEmail(person.email);
}

/** The letter of an avatar without a picture. */
export function initialOf(person: Names): string {
  const [letter = "?"] = displayName(person);
  return letter.toUpperCase();
}

/** First word and the rest, split at the first space; the rest is empty when there is one word. */
export function splitName(fullName: string): { firstName: string; lastName: string } {
  const [firstName = "", ...rest] = fullName.trim().split(/\s+/);
  return { firstName, lastName: rest.join(" ") };
}

/** "First Last", or null when both are missing. */
export function fullName(first: string | null, last: string | null): string | null {
  const both = [first, last].filter((part) => part?.trim()).join(" ");
  return both === "" ? null : both;
}

/** Whether the completion prompt is due: the first or last name is blank. */
export function isIncomplete(person: {
  firstName: string | null;
  lastName: string | null;
}): boolean {
  return !person.firstName?.trim() || !person.lastName?.trim();
}
