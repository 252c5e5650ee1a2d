/** The modes of the sign-in form. */
export type Mode = "sign-in" | "sign-up" | "forgot-password" | "verification-required";

/** A popup, and what it does to the form behind it. */
export interface Notice {
  readonly title: string;
  readonly description: string;
  readonly tone: "success" | "error" | "warning" | "info";
  /** How long (ms) until it closes by itself. */
  readonly duration: number;
  /** The field that it is about, which is gone on with. */
  readonly field?: "email" | "password";
  /** A button next to Close that switches the form to `mode`. */
  readonly action?: { readonly label: string; readonly mode: Mode };
  /** A mode the form switches to by itself, after so many milliseconds (0: at once, behind it). */
  readonly next?: { readonly mode: Mode; readonly after: number };
}

export const errorNotice = (title: string, description: string, lasts = 5): Notice => ({
  title,
  description,
  tone: "error",
  duration: lasts * 1000,
});

/** The server's refusal of a sign-in or sign-up. */
export interface Refusal {
  readonly code: string | null;
  readonly message: string | null;
  readonly requiresVerification?: boolean;
}
