/** What the command-line programs tell whoever runs them. */
export const messages = {
  start: {
    ready: (url: string) => `Morsel is ready at ${url}`,
    mailsAt: (page: string) => ` (mails: ${page})`,
    mailsIn: (folder: string) => ` (mails are kept in ${folder})`,
    warning: (text: string) => `\nWARNING: ${text}`,
    noMailServer:
      "No mail server is set (SMTP_URL). Nobody gets a mail: new people can't verify their address, and nobody can reset a password.",
    linksHere: (url: string) =>
      `PUBLIC_URL is not set to the address that people open: links in mails start with ${url}, which only this machine reaches.`,
    noSender: (from: string) =>
      `MAIL_FROM is ${from}, which other mail servers refuse. Set an address that your mail server may send for.`,
    openOutbox: (page: string) =>
      `${page} shows every mail to everybody who reaches it, and with it the way into every account: OUTBOX_PAGE is on.`,
    portTaken: (port: number | undefined, address: string | undefined) =>
      `PORT ${port} is in use by another program on ${address}.`,
    portClosed: (port: number | undefined) => `PORT ${port} is not open to this user.`,
    noAddress: (host: string | undefined, code: string | undefined) =>
      `HOST ${host} is no address of this machine (${code}).`,
  },
  backup: {
    usage: "Name a file or a folder for the copy, or nothing: npm run backup -- FILE",
    written: (file: string, bytes: number) =>
      `Backup written: ${file} (${(bytes / 1e6).toFixed(1)} MB)`,
  },
  factors: {
    usage: "Name the account: npm run factors:remove -- ADDRESS",
    noAccount: (email: string) => `There is no account with ${email}.`,
    none: (email: string) => `${email} has no second factor.`,
    removed: (email: string, count: number) => `Removed for ${email}: ${count}.`,
  },
  foods: {
    usage: "Name the ZIP file of a release.",
    embedded: "The embedded foods are back. Restart Morsel to use them.",
    imported: (count: number, release: string) =>
      `${count} foods of ${release} are in. Restart Morsel to use them.`,
    got: (file: string, bytes: number, sha256: string) =>
      `${file}: ${bytes} bytes, SHA-256 ${sha256}`,
    progress: (file: string, percent: number) => `${file}: ${percent} %`,
    unchanged: (why: string) => `${why} Nothing was changed.`,
  },
} as const;
