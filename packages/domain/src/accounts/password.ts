/** One line of the live checklist. */
export interface PasswordRule {
  readonly id: "length" | "uppercase" | "lowercase" | "number" | "special";
  readonly label: string;
  readonly met: boolean;
}

/** Minimum length of a new account's password. */
export const minNewPasswordLength = 8;
/** Minimum length at sign-in, change and reset. */
export const minPasswordLength = 6;
/** Longer passwords are refused before hashing. */
export const maxPasswordLength = 256;

/** Whether a password is longer than any call takes. Counted as the contract does: an emoji is two. */
export const isTooLong = (password: string): boolean => password.length > maxPasswordLength;

/** Whether a password has fewer than the minimum of characters; an emoji is one, not two. */
export const isTooShort = (password: string): boolean => [...password].length < minPasswordLength;

const characters = {
  uppercase: /\p{Lu}/u,
  lowercase: /\p{Ll}/u,
  number: /\p{Nd}/u,
  special: /[^\p{L}\p{N}\s]/u,
} as const;

/** The five rules for a new account's password, in display order. */
export function checkPassword(password: string): readonly PasswordRule[] {
  return [
    {
      id: "length",
      label: `At least ${minNewPasswordLength} characters`,
      met: [...password].length >= minNewPasswordLength,
    },
    {
      id: "uppercase",
      label: "One uppercase letter",
      met: characters.uppercase.test(password),
    },
    {
      id: "lowercase",
      label: "One lowercase letter",
      met: characters.lowercase.test(password),
    },
    { id: "number", label: "One number", met: characters.number.test(password) },
    { id: "special", label: "One special character", met: characters.special.test(password) },
  ];
}

/** "Password needs: …" with the unmet rules, or null if all are met. */
export function whatPasswordNeeds(password: string): string | null {
  const unmet = checkPassword(password).filter((rule) => !rule.met);
  if (unmet.length === 0) return null;
  return `Password needs: ${unmet.map((rule) => lowerFirst(rule.label)).join(", ")}`;
}

/** Why a password is weak, in the auth service's terms; empty if it isn't. */
export function weaknesses(password: string): readonly ("length" | "characters")[] {
  const unmet = checkPassword(password).filter((rule) => !rule.met);
  const found: ("length" | "characters")[] = [];
  if (unmet.some((rule) => rule.id === "length")) found.push("length");
  if (unmet.some((rule) => rule.id !== "length")) found.push("characters");
  return found;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
