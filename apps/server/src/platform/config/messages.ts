/** Why a setting can't be used: each is appended to the setting's name on one line. */
export const messages = {
  refused: (name: string, why: string) => `${name} ${why}.`,
  invalid: "is not valid",
  empty: "must not be empty",
  neededBy: (other: string) => `must be set too when ${other} is`,
  outboxInProduction: "must not be on in production: mails open accounts",
  keyFile: "must hold 32 bytes in base64",
  keyUnusable: (reason: string) => `must be readable, or be made (${reason})`,
  flag: "must be on or off",
  wholeNumber: "must be a whole number",
  min: (min: number) => `must be at least ${min}`,
  max: (max: number) => `must be at most ${max}`,
  url: (such: string) => `must be an address such as ${such}`,
  root: "must have no path: Morsel needs a host of its own, such as https://morsel.example.org",
  proxies: "must be addresses or networks with commas between, such as 10.0.0.0/8",
  features: (names: readonly string[]) =>
    `must be features with commas between, of these: ${names.join(", ")}`,
  pushServices: "must be host names with commas between, such as push.example.com",
  origins: "must be origins with commas between, such as capacitor://localhost",
  iosApp: "must be a team and a bundle, such as ABCDE12345.org.example.morsel",
  androidApp: "must be the app's name, such as org.example.morsel",
  fingerprints: "must be SHA-256 fingerprints with commas between, such as AB:CD:…",
  host: "must be a host name or an address",
  key: "must be 32 bytes in base64",
  bucket: "must be the name of a bucket",
  region: "must be the name of a region",
  mode: "must be production, development or test",
  logLevel: "must be one of fatal, error, warn, info, debug, trace, silent",
  mailServer:
    "must name a mail server and nothing behind it, with % / # in its password as %25 %2F %23",
  mailAddress:
    'must be one mail address, such as Morsel <morsel@example.org>; a name with , or : stands in "quotes"',
} as const;
