import type { Mail } from "../../platform/mail/mail.ts";

interface Letter {
  subject: string;
  /** Paragraphs before the button or code. */
  before: readonly string[];
  /** The button's label; absent in a letter without a link. */
  button?: string;
  /** Paragraphs after it. */
  after: readonly string[];
}

const once = "The link works once, for one hour.";
const undoing =
  "The link works for 7 days, also after the new address was confirmed. All devices are signed out then, and you choose a new password.";

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
      "It wasn't you? Then undo it here:",
    ],
    button: "Undo the change",
    after: [undoing],
  },
  emailChanged: {
    subject: "Your Morsel email was changed",
    before: [
      "Your Morsel account uses another address from now on.",
      "It wasn't you? Then undo it here:",
    ],
    button: "Undo the change",
    after: [undoing],
  },
  emailChangeUndone: {
    subject: "Your Morsel email was changed back",
    before: [
      "Your Morsel account uses its earlier address again: the change was undone from there.",
      "All devices were signed out, and the password was removed.",
    ],
    after: ["It wasn't you? Then ask whoever runs your Morsel server for help."],
  },
  passwordChanged: {
    subject: "Your Morsel password was changed",
    before: ["Your password was changed, and your other devices were signed out."],
    after: ["It wasn't you? Then choose “Forgot password?” on the sign-in screen right away."],
  },
  wrongPasswords: {
    subject: "Somebody is trying passwords for your Morsel account",
    before: [
      "Somebody typed several wrong passwords for your account. None of them opened it.",
      "It was you? Choose “Forgot password?” on the sign-in screen, and pick a new one.",
    ],
    after: [
      "It wasn't you? Then there is nothing to do: we slow such tries down, and your own devices can sign in as before. A long password that you use nowhere else keeps them out, and so does a second step, which you can set up in your profile.",
      "If it goes on, we won't write again within a week.",
    ],
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
  factorRemoval: {
    subject: "Take the second step off your Morsel sign-in",
    before: [
      "You can't show your second step, or somebody else set it up? Here you can have it removed:",
    ],
    button: "Remove the second step",
    after: [
      once,
      "It is removed a day after you confirm. All devices are signed out at once.",
      "You didn't ask for it? Then leave this mail alone, and nothing will change.",
    ],
  },
  factorRemovalPlanned: {
    subject: "The second step of your Morsel sign-in will be removed",
    before: [
      "As you asked, the second step of your sign-in will be removed on {when}.",
      "All devices were signed out, and your password was removed. Afterwards, choose “Forgot password?” on the sign-in screen to set a new one.",
    ],
    after: [
      "It wasn't you? Then choose “Forgot password?” before that, and show your second step: it stays then.",
    ],
  },
  factorRemovalDone: {
    subject: "The second step of your Morsel sign-in was removed",
    before: [
      "As you asked a day ago, the second step of your sign-in was removed.",
      "Choose “Forgot password?” on the sign-in screen to set a new password.",
    ],
    after: [],
  },
  factorKept: {
    subject: "The second step of your Morsel sign-in stays",
    before: ["Your second step was shown, so it is not going to be removed."],
    after: [
      "It wasn't you who asked for the removal? Then somebody else reads your mails: please secure your mailbox.",
    ],
  },
  reauthentication: {
    subject: "Your Morsel code",
    before: ["Here is the code that shows it's you:"],
    after: ["You didn't ask for it? Then leave this mail alone, and nothing will happen."],
  },
} as const satisfies Record<string, Letter>;

export type LetterName = keyof typeof letters;

/** What varies in a letter. */
export interface LetterContent {
  link?: string;
  code?: string;
  /** The instant that replaces `{when}`. */
  when?: number;
}

/** A short mail, as plain text and HTML. No pictures, no tracking. */
export function writeMail(name: LetterName, to: string, content: LetterContent = {}): Mail {
  const { link, code, when = 0 } = content;
  const letter: Letter = letters[name];
  const before = letter.before.map((line) => line.replace("{when}", dateAndTime.format(when)));
  const goodbye = "Enjoy your meal,\nMorsel";
  const typed = code ? [`${link ? "Or type this code" : "Code"} (ten minutes): ${code}`] : [];
  const after = [...typed, ...letter.after, goodbye];
  const text = [...before, ...(link ? [link] : []), ...after].join("\n\n");
  const paragraph = (line: string) => `<p>${escape(line).replaceAll("\n", "<br>")}</p>`;
  const html = [
    '<!doctype html><html lang="en"><body style="font:16px/1.5 sans-serif;max-width:32em">',
    ...before.map(paragraph),
    ...(link ? [`<p><a href="${escape(link)}" style="${style}">${letter.button}</a></p>`] : []),
    ...after.map(paragraph),
    "</body></html>",
  ].join("\n");
  return { to, subject: letter.subject, text, html, ...(link && { link }) };
}

/** Always UTC: the reader's time zone is unknown. */
const dateAndTime = new Intl.DateTimeFormat("en-US", {
  dateStyle: "full",
  timeStyle: "long",
  timeZone: "UTC",
});

const style =
  "display:inline-block;padding:10px 18px;border-radius:8px;background:#0f766e;color:#fff;text-decoration:none";

const escape = (text: string) =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
