/** The longest address that mail can carry. */
export const maxEmailLength = 254;

// Quotes, brackets, commas and control characters could add recipients or headers to a mail.
const shape =
  /^[^\s@<>()[\]\\,;:"\p{C}]+@[^\s@<>()[\]\\,;:"\p{C}]+\.[^\s@<>()[\]\\,;:"\p{C}]{2,}$/u;

/** Whether the text looks like one e-mail address. Only a mail sent to it proves more. */
export function isEmail(text: string): boolean {
  return text.length <= maxEmailLength && shape.test(text) && !text.includes("..");
}

/** The form in which addresses are kept and compared: no surrounding space, lower case. */
export function normalEmail(text: string): string {
  return text.trim().toLowerCase();
}

/** The part before the @. */
export function nameOfEmail(email: string): string {
  return email.split("@", 1)[0] ?? email;
}
