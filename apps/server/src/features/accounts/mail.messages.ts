import type { Mail } from "../../platform/mail/mail.ts";

interface Letter {
  subject: string;
  /** Paragraphs before the button or the code. */
  before: readonly string[];
  /** The link's words; a letter without a link has none. */
  button?: string;
  /** Paragraphs after it. */
  after: readonly string[];
}

const once = "The link works once, for one hour.";

const letters = {
  verify: {
    subject: "Verify your email for Morsel",
    before: ["Welcome to Morsel!", "One click, and your account is ready:"],
    button: "Verify my email",
    after: [once, "You didn't sign up? Then leave this mail alone, and nothing will happen."],
  },
  exists: {
    subject: "You already have a Morsel account",
    before: [
      "Somebody, probably you, tried to use this address for a new account.",
      "You have an account already, so you can simply sign in:",
    ],
    button: "Go to Morsel",
    after: [
      "Forgot your password? Choose “Forgot password?” on the sign-in screen.",
      "It wasn't you? Then there is nothing to do: your account is unchanged.",
    ],
  },
  recovery: {
    subject: "Choose a new password for Morsel",
    before: ["Forgetting happens. Here you can choose a new password:"],
    button: "Choose a new password",
    after: [once, "You didn't ask for it? Then leave this mail alone: your password stays."],
  },
  magiclink: {
    subject: "Sign in to Morsel",
    before: ["Here is your way in, no password needed:"],
    button: "Sign in",
    after: [once, "You didn't ask for it? Then leave this mail alone, and nothing will happen."],
  },
  emailChange: {
    subject: "Confirm your new email for Morsel",
    before: ["One click, and your Morsel account uses this address:"],
    button: "Confirm this address",
    after: [once, "You didn't ask for it? Then leave this mail alone, and nothing will change."],
  },
  emailChanging: {
    subject: "Your Morsel email is about to change",
    before: [
      "Somebody, probably you, asked to use another address for your Morsel account.",
      "It changes when the new address is confirmed.",
    ],
    after: ["It wasn't you? Then sign in and change your password."],
  },
  passwordChanged: {
    subject: "Your Morsel password was changed",
    before: ["Your password was changed, and your other devices were signed out."],
    after: ["It wasn't you? Then choose “Forgot password?” on the sign-in screen right away."],
  },
  factorAdded: {
    subject: "Your Morsel sign-in has a second step now",
    before: [
      "An authenticator app was added to your account.",
      "From now on, signing in asks for its code, and your other devices were signed out.",
    ],
    after: ["It wasn't you? Then choose “Forgot password?” on the sign-in screen right away."],
  },
  factorRemoved: {
    subject: "A second step was removed from your Morsel sign-in",
    before: ["An authenticator app was removed from your account."],
    after: ["It wasn't you? Then choose “Forgot password?” on the sign-in screen right away."],
  },
  reauthentication: {
    subject: "Your Morsel code",
    before: ["Here is the code that shows it's you:"],
    after: ["You didn't ask for it? Then leave this mail alone, and nothing will happen."],
  },
} as const satisfies Record<string, Letter>;

export type LetterName = keyof typeof letters;

/** A short mail, as plain text and as HTML. No pictures, nothing that tracks. */
export function writeMail(
  name: LetterName,
  to: string,
  { link, code }: { link?: string; code?: string } = {},
): Mail {
  const letter: Letter = letters[name];
  const goodbye = "Enjoy your meal,\nMorsel";
  const typed = code ? [`${link ? "Or type this code" : "Code"} (ten minutes): ${code}`] : [];
  const after = [...typed, ...letter.after, goodbye];
  const text = [...letter.before, ...(link ? [link] : []), ...after].join("\n\n");
  const paragraph = (line: string) => `<p>${escape(line).replaceAll("\n", "<br>")}</p>`;
  const html = [
    '<!doctype html><html lang="en"><body style="font:16px/1.5 sans-serif;max-width:32em">',
    ...letter.before.map(paragraph),
    ...(link ? [`<p><a href="${escape(link)}" style="${style}">${letter.button}</a></p>`] : []),
    ...after.map(paragraph),
    "</body></html>",
  ].join("\n");
  return { to, subject: letter.subject, text, html, ...(link && { link }) };
}

const style =
  "display:inline-block;padding:10px 18px;border-radius:8px;background:#0f766e;color:#fff;text-decoration:none";

const escape = (text: string) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
