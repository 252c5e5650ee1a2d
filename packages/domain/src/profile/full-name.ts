import { calledBy } from "./name.ts";

/** Maximum length of a first or last name. */
export const maxNameLength = 100;

/**
 * Splits behind the first name of before (`known`) if the name still begins with it, as with "Anna
 * Maria", else at the first space; the last name is empty if there is none.
 */
export function splitName(
  fullName: string,
  known: string | null = null,
): { firstName: string; lastName: string } {
  const words = fullName.trim().split(/\s+/);
  const before = known?.trim().split(/\s+/) ?? [];
  const isKept = before.length < words.length && before.every((word, at) => word === words[at]);
  const count = isKept ? Math.max(before.length, 1) : 1;
  return { firstName: words.slice(0, count).join(" "), lastName: words.slice(count).join(" ") };
}

/** "First Last", or null when both are missing. An address isn't a first name. */
export function fullName(first: string | null, last: string | null): string | null {
  const both = [calledBy(first), last].filter((part) => part?.trim()).join(" ");
  return both === "" ? null : both;
}

/** Whether to ask for a missing first or last name. */
export function isIncomplete(person: {
  firstName: string | null;
  lastName: string | null;
}): boolean {
  return !person.firstName?.trim() || !person.lastName?.trim();
}
