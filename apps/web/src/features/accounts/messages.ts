/** The profile tab's texts about the account: security, address, and deletion. */

const somethingWrong = "Something went wrong. Please try again.";

const security = {
  title: "Security Settings",
  change: "Change",
  set: "Set",
  cancel: "Cancel",
} as const;

/** Changing the address. */
const changeAddress = {
  title: "Email",
  label: "New email",
  submit: "Send Link",
  hint: "We send a link there. Your email changes once you open it.",
  same: { title: "Invalid Email", text: "That is your email already." },
  failedTitle: "Email Change Failed",
  failed: somethingWrong,
  waiting: (email: string, pending: string) =>
    `${email}. Open the link we sent to ${pending} to use that instead.`,
  keep: "Keep Current Email",
  kept: (email: string) => ({
    title: "Email Kept",
    description: `It stays ${email}. The link we sent doesn't work any more.`,
  }),
  sent: (pending: string) => ({
    title: "Check Your Inbox",
    description: `Your email changes once you open the link we sent to ${pending}.`,
  }),
  done: (email: string) => ({
    title: "Email Changed",
    description: `You sign in with ${email} from now on.`,
  }),
} as const;

/** What can't be undone. */
const deletion = {
  title: "Danger Zone",
  data: {
    text: "Delete everything you have logged and told about yourself. Your account stays, empty.",
    submit: "Delete All Data",
    confirm: "Are you sure you want to delete all your data? This action cannot be undone.",
    done: "Data deleted",
    failedTitle: "Delete failed",
    failed: "Nothing was deleted. Please try again.",
  },
  account: {
    text: "Delete your account and everything in it: meals, goals, fasts, your profile.",
    submit: "Delete Account",
    title: "Delete your account?",
    description:
      "Your account and everything in it goes for good, on every device. This action cannot be undone.",
    confirm: "Delete My Account",
    keep: "Keep my account",
    wrongCode: "That code isn't right, or it is older than ten minutes. Nothing was deleted.",
    failedTitle: "Delete failed",
    wrongPassword: "That password is not right. Nothing was deleted.",
    failed: "Your account could not be deleted. Nothing has changed. Please try again.",
  },
} as const;

export const accountMessages = {
  somethingWrong,
  security,
  changeAddress,
  deletion,
} as const;
