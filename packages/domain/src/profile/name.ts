interface Names {
  readonly firstName: string | null;
  readonly lastName?: string | null;
  readonly name: string | null;
  readonly email: string;
  readonly personalInfo?: { readonly name: string | null } | null;
}

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
  return (
    person.personalInfo?.name?.trim() ||
    person.name?.trim() ||
    (person.email.split("@", 1)[0] ?? "")
  );
}

/** The initial for an avatar without a picture. */
export function initialOf(person: Names): string {
  const [letter = "?"] = displayName(person);
  return letter.toUpperCase();
}
