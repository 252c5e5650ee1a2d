/** The longest address that SMTP can carry. */
export const maxEmailLength = 254;

// Quotes, brackets, commas and control characters could inject recipients or headers into a mail.
const shape =
  /^[^\s@<>()[\]\\,;:"\p{C}]+@[^\s@<>()[\]\\,;:"\p{C}]+\.[^\s@<>()[\]\\,;:"\p{C}]{2,}$/u;

/** Whether the text looks like an e-mail address. Only mailing it proves more. */
export function isEmail(text: string): boolean {
  return text.length <= maxEmailLength && shape.test(text) && !text.includes("..");
}

/** Addresses are stored and compared trimmed and in lower case. */
export function normalEmail(text: string): string {
  return text.trim().toLowerCase();
}
