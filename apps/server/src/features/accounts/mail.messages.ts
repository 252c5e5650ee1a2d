import type { Mail } from "../../platform/mail/mail.ts";

interface Letter {
  subject: string;
  /** Paragraphs before the button. */
  before: readonly string[];
  button: string;
  /** Paragraphs after it. */
  after: readonly string[];
}

const letters = {
  verify: {
    subject: "Verify your email for Morsel",
    before: ["Welcome to Morsel!", "One click, and your account is ready:"],
    button: "Verify my email",
    after: [
      "The link works once, for one hour.",
      "You didn't sign up? Then leave this mail alone, and nothing will happen.",
    ],
  },
  exists: {
    subject: "You already have a Morsel account",
    before: [
      "Somebody, probably you, tried to sign up with this address.",
      "You have an account already, so you can simply sign in:",
    ],
    button: "Go to Morsel",
    after: [
      "Forgot your password? Choose “Forgot password?” on the sign-in screen.",
      "It wasn't you? Then there is nothing to do: your account is unchanged.",
    ],
  },
} as const satisfies Record<string, Letter>;

export type LetterName = keyof typeof letters;

/** A short mail with one link, as plain text and as HTML. No pictures, nothing that tracks. */
export function writeMail(name: LetterName, to: string, link: string): Mail {
  const letter: Letter = letters[name];
  const goodbye = "Enjoy your meal,\nMorsel";
  const text = [...letter.before, link, ...letter.after, goodbye].join("\n\n");
  const paragraph = (line: string) => `<p>${escape(line).replaceAll("\n", "<br>")}</p>`;
  const html = [
    '<!doctype html><html lang="en"><body style="font:16px/1.5 sans-serif;max-width:32em">',
    ...letter.before.map(paragraph),
    `<p><a href="${escape(link)}" style="display:inline-block;padding:10px 18px;border-radius:8px;background:#0f766e;color:#fff;text-decoration:none">${escape(letter.button)}</a></p>`,
    ...letter.after.map(paragraph),
    paragraph(goodbye),
    "</body></html>",
  ].join("\n");
  return { to, subject: letter.subject, text, html, link };
}

const escape = (text: string) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
