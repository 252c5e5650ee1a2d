export const messages = {
  foodNotFound: "We couldn't find this food.",
  measurementNotUnderstood: "We couldn't read this measurement.",
  /** Of what `npm run foods:update` fetches. */
  releases: {
    noLinks: (url: string) => `${url} links to no release.`,
    refused: (url: string, status: number) => `${url} answered ${status}.`,
    insecure: (url: string) => `${url} leads to an address without HTTPS.`,
    tooLarge: (url: string) => `${url} is larger than any release.`,
    unreachable: (url: string) => `${url} couldn't be fetched whole.`,
    noChecksum: (text: string) => `${text} must be #sha256= and the checksum's 64 digits.`,
    otherChecksum: (file: string, got: string, wanted: string) =>
      `${file} has the SHA-256 ${got}, not ${wanted}.`,
    tooManyFoods: "These releases hold more foods than a phone should have to fetch.",
  },
  /** In the start's log. */
  log: {
    imported: "foods: the embedded ones and imported releases",
    embedded: "foods: the embedded ones; npm run foods:update adds the newest releases",
    unreadable: "imported foods are unreadable",
  },
  central: {
    timeout: "FoodData Central took too long, so this is our closest match.",
    quota: "FoodData Central is busy for us right now, so this is our closest match.",
    key: "FoodData Central didn't accept this server's key, so this is our closest match.",
    unavailable: "FoodData Central is out of reach, so this is our closest match.",
  },
} as const;
