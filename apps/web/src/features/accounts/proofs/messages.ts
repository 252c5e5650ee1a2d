/** Texts for proving one's identity again. */

export const proofMessages = {
  title: "Confirm It's You",
  description: "You signed in a while ago. What you are about to change protects your account.",
  loadFailed: "This could not be loaded",
  submit: "Continue",
  cancel: "Not now",
  /** The change wasn't made. */
  cancelled: "Nothing has changed: it wasn't confirmed that it's you.",
  password: "Your password",
  passwordMissing: { title: "Missing Information", text: "Please enter your password." },
  wrongPassword: "That password is not right.",
  byMail: (email: string) => `To be sure that it's you, we email a code to ${email}.`,
  sendCode: "Email Me a Code",
  codeInstead: "Email me a code instead",
  code: "6-digit code from the email",
  codeMissing: { title: "Missing Information", text: "Please enter the 6 digits." },
  codeFailed: { title: "No code was sent", text: "The code could not be sent. Please try again." },
  failedTitle: "That Didn't Work",
  unreachable: "There is no connection just now. Please try again.",
} as const;
