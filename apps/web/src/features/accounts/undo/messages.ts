/** The pages behind the links that let a locked-out owner back in. */

const emailChange = {
  title: "Undo the Email Change",
  text: "Your account goes back to the address that the mail came to. Everybody is signed out. The password goes, and so does everything that was set up since the change.",
  submit: "Undo the Change",
  keep: "Keep the new email",
  done: {
    title: "Your Email Is Back",
    description: "Everybody else is signed out. Now choose a new password.",
  },
  /** The reply's session couldn't be stored. */
  doneElsewhere:
    "Your email is back, and everybody is signed out. Choose “Forgot password?” on the sign-in screen to set a new password.",
  invalid: "This link was used before, or it is older than 7 days.",
} as const;

const factorRemoval = {
  title: "Remove the Second Step",
  text: "It is removed a day from now, unless somebody shows it before. Everybody is signed out at once, and the password goes.",
  submit: "Remove It",
  keep: "Keep it",
  doneTitle: "It Will Be Removed",
  done: (when: string) =>
    `Your second step will be removed on ${when}. After that, choose “Forgot password?” on the sign-in screen to set a new password.`,
  invalid: "This link was used before, or it is older than an hour.",
} as const;

const problem = {
  title: "That Didn't Work",
  unreachable: "There is no connection just now. Please try again.",
  goSignIn: "Go to Sign In",
} as const;

export const undoMessages = {
  emailChange,
  factorRemoval,
  problem,
} as const;
