/** What the shell says before the app has started. */
export const shellMessages = {
  title: "Where is your Morsel?",
  intro: "Morsel runs on your own server. Enter the address that you open it at in a browser.",
  label: "Server address",
  example: "https://morsel.example.com",
  connect: "Connect",
  connecting: "Connecting …",
  keep: "Keep the present server",
  problems: {
    empty: "Enter your server's address.",
    unreadable: "That is no address. It looks like https://morsel.example.com.",
    file: "That is the address of a file or a page. Enter the server's alone, such as https://morsel.example.com.",
    scheme: "The address must start with https://.",
    secret: "The address must not contain a name or a password.",
    plain:
      "Outside your home network the address must start with https://, or others could read along.",
    silent:
      "Nothing answers at this address. Is the server running, and this phone in its network?",
    elsewhere: (origin: string) => `This address sends on to ${origin}. Enter that one.`,
    other: "Something answers there, but it isn't Morsel.",
    closed: (origin: string) =>
      `Something answers there, but it doesn't let this app in. If it is your Morsel, set NATIVE_ORIGINS=${origin} there and start it again.`,
    old: (version: string) =>
      `The server is Morsel ${version}, too old for this app. Update the server.`,
    newer: (version: string) =>
      `The server is Morsel ${version}, too new for this app. Update the app.`,
  },
} as const;
