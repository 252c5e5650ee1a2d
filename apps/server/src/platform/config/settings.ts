import { isIP } from "node:net";
import { gateableFeatures } from "@morsel/domain/subscriptions/gated-features";
import * as z from "zod/mini";
import { messages } from "./messages.ts";

const text = z.string();
const secret = z.string();
const flag = z.pipe(
  z.enum(["on", "off", "true", "false", "1", "0"], messages.flag),
  z.transform((word) => word === "on" || word === "true" || word === "1"),
);
const count = (min: number, max: number) =>
  z.pipe(
    z.string().check(z.regex(/^-?\d+$/, messages.wholeNumber)),
    z.pipe(
      z.transform(Number),
      z.number().check(z.gte(min, messages.min(min)), z.lte(max, messages.max(max))),
    ),
  );

const urlOf = (schemes: readonly string[]) => {
  const wanted = schemes.map((scheme) => `${scheme}://…`).join(" or ");
  return z.string().check(
    z.refine(
      (value) => URL.canParse(value) && schemes.includes(new URL(value).protocol.slice(0, -1)),
      // What isn't an address isn't looked at any further.
      { error: messages.url(wanted), abort: true },
    ),
  );
};
const webUrl = z.pipe(
  urlOf(["http", "https"]),
  z.transform((value) => value.replace(/\/+$/, "")),
);

/**
 * The app's files and calls are at the root of a host: below a path it would load, and do nothing.
 * Paths are appended to it, so that of a copied address that ends in `/#/` no link would work.
 */
const rootUrl = z.pipe(
  webUrl.check(z.refine((value) => isOrigin(new URL(value)), messages.root)),
  // As browsers spell it: it is compared with what they send.
  z.transform((value) => new URL(value).origin),
);

/** Not `300.0.0.1`: a name that ends in a number is an address, which must be right. */
const isHost = (value: string): boolean =>
  isIP(value) > 0 || (/^[\w.-]+$/.test(value) && URL.canParse(`http://${value}`));

const isOrigin = ({ href, origin }: URL): boolean => href === `${origin}/`;

/**
 * A mail server's address, perhaps with `?options` of the mail library: `smtps://ana:secret@host:465`.
 * A `%` in its password that is no escape would only be noticed there, without the setting's name.
 */
const smtpUrl = urlOf(["smtp", "smtps"]).check(
  z.refine((value) => {
    const { hostname, pathname, hash, username, password } = new URL(value);
    const isHost = hostname !== "" && /^\/?$/.test(pathname) && hash === "";
    return isHost && isDecodable(username) && isDecodable(password);
  }, messages.mailServer),
);

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

const mailAddress = /[^\s"<>(),;:\\@[\]]+@[\p{L}\p{N}-]+(\.[\p{L}\p{N}-]+)*/u.source;
/** One address, bare or behind a name; a name with a comma in it would be two senders. */
const sender = new RegExp(
  `^(${mailAddress}|("[^"\r\n]*" *|[^"<>,;:@\r\n]*)<${mailAddress}>)$`,
  "u",
);

const webUrls = z.pipe(
  z.string(),
  z.pipe(
    z.transform((list: string) => list.trim().split(/\s+/)),
    z.array(urlOf(["http", "https"])),
  ),
);

/** `10.0.0.0/8`, `::1` or a named range such as `loopback`, as Fastify's trustProxy takes them. */
function isProxy(text: string): boolean {
  if (["loopback", "linklocal", "uniquelocal"].includes(text)) return true;
  const [address = "", bits, ...rest] = text.split("/");
  const family = isIP(address);
  if (family === 0 || rest.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128))
  );
}

const proxies = z.pipe(
  z.string(),
  z.pipe(
    z.transform((list: string) => list.split(",").map((part) => part.trim())),
    z.array(z.string().check(z.refine(isProxy, messages.proxies))),
  ),
);

/** An address among the items must be one: no machine has the port of `https://push.example:99999`. */
const listOf = (item: RegExp, why: string) =>
  z.pipe(
    z.string(),
    z.pipe(
      z.transform((list: string) => list.split(",").map((part) => part.trim())),
      z.array(
        z
          .string()
          .check(
            z.refine(
              (part) => item.test(part) && (!part.includes("://") || URL.canParse(part)),
              why,
            ),
          ),
      ),
    ),
  );

const features = z.pipe(
  z.string(),
  z.pipe(
    z.transform((list: string) => list.split(",").map((part) => part.trim())),
    z.array(z.enum(gateableFeatures, messages.features(gateableFeatures))),
  ),
);

/** `push.example` (any subdomain, https only) or an exact origin such as `http://host:9000`. */
const pushServices = listOf(
  /^(https?:\/\/[\w.-]+(:\d{1,5})?|[\w-]+(\.[\w-]+)+)$/,
  messages.pushServices,
);

/**
 * Every setting: default (as written in `.env`; empty means off), description and schema.
 * `.env.example` lists the same names with the same defaults.
 */
export const settings = {
  PORT: { default: "3000", about: "Port to listen on.", form: count(1, 65_535) },
  HOST: {
    default: "127.0.0.1",
    about: "Address to listen on; 0.0.0.0 opens it to the network.",
    form: text.check(z.refine(isHost, messages.host)),
  },
  DATA_DIR: { default: "./data", about: "Folder of everything the server keeps.", form: text },
  PUBLIC_URL: {
    default: "",
    about: "Address under which people reach the server; links in mails start with it.",
    form: rootUrl,
  },
  DATABASE_URL: {
    default: "",
    about: "PostgreSQL to use in place of the embedded database.",
    form: urlOf(["postgres", "postgresql"]),
  },
  DATABASE_POOL: {
    default: "10",
    about: "Most connections that one process opens to PostgreSQL.",
    form: count(1, 500),
  },
  SMTP_URL: {
    default: "",
    about: "Mail server; without it mails are written to DATA_DIR/outbox.",
    form: smtpUrl,
  },
  MAIL_FROM: {
    default: "Morsel <morsel@localhost>",
    about: "Sender of mails.",
    form: text.check(z.regex(sender, messages.mailAddress)),
  },
  AUTH_REVEAL_UNKNOWN_ACCOUNTS: {
    default: "on",
    about: "Whether sign-in and sign-up tell if an address has an account.",
    form: flag,
  },
  GOOGLE_CLIENT_ID: { default: "", about: "Sign-in with Google.", form: text },
  GOOGLE_CLIENT_SECRET: { default: "", about: "Sign-in with Google.", form: secret },
  GOOGLE_ISSUER_URL: {
    default: "https://accounts.google.com",
    about: "Address of Google's sign-in.",
    form: webUrl,
  },
  GITHUB_CLIENT_ID: { default: "", about: "Sign-in with GitHub.", form: text },
  GITHUB_CLIENT_SECRET: { default: "", about: "Sign-in with GitHub.", form: secret },
  GITHUB_URL: {
    default: "https://github.com",
    about: "Address of GitHub's sign-in; a company's own GitHub has another.",
    form: webUrl,
  },
  GITHUB_API_URL: {
    default: "https://api.github.com",
    about: "Address of GitHub's interface.",
    form: webUrl,
  },
  ENCRYPTION_KEY: {
    default: "",
    about: "Key for secrets in the database, 32 bytes in base64; without it DATA_DIR keeps one.",
    form: secret.check(
      z.refine((value) => Buffer.from(value, "base64").length === 32, messages.key),
    ),
  },
  SUPABASE_URL: {
    default: "",
    about: "Hosted auth service to use in place of our own.",
    form: webUrl,
  },
  SUPABASE_ANON_KEY: { default: "", about: "Public key of the hosted auth service.", form: text },
  SUPABASE_JWT_SECRET: {
    default: "",
    about: "Secret of a hosted service that signs with HS256; without it its public keys count.",
    form: secret,
  },
  FDC_API_KEY: {
    default: "",
    about: "Key of USDA FoodData Central, asked when the embedded data has no good match.",
    form: secret,
  },
  FDC_API_URL: {
    default: "https://api.nal.usda.gov/fdc/v1",
    about: "Address of FoodData Central.",
    form: webUrl,
  },
  FOOD_RELEASES_URL: {
    default: "https://fdc.nal.usda.gov/download-datasets",
    about:
      "Where foods:update finds releases: a page with links, or ZIP files, with spaces between.",
    form: webUrls,
  },
  VISION_API_URL: {
    default: "",
    about: "OpenAI-compatible vision endpoint that names the foods of photos, up to and with /v1.",
    form: webUrl,
  },
  VISION_API_KEY: { default: "", about: "The key for it; one's own needs none.", form: secret },
  VISION_API_MODEL: { default: "", about: "Its model.", form: text },
  IMAGGA_API_URL: {
    default: "https://api.imagga.com/v2",
    about: "Address of Imagga, which tags photos where no vision endpoint is set.",
    form: webUrl,
  },
  IMAGGA_API_KEY: { default: "", about: "The key for Imagga.", form: text },
  IMAGGA_API_SECRET: { default: "", about: "The secret that belongs to it.", form: secret },
  AI_DAILY_LIMIT: {
    default: "50",
    about: "Most photos a person may have analyzed in a day.",
    form: count(1, 1_000_000),
  },
  S3_ENDPOINT: {
    default: "",
    about: "S3-compatible store for pictures, in place of a folder of DATA_DIR.",
    form: webUrl,
  },
  S3_BUCKET: {
    default: "",
    about: "Its bucket; nobody else may read it.",
    form: text.check(z.regex(/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/, messages.bucket)),
  },
  S3_REGION: {
    default: "us-east-1",
    about: "Its region.",
    form: text.check(z.regex(/^[\w-]+$/, messages.region)),
  },
  S3_ACCESS_KEY_ID: { default: "", about: "The key for it.", form: text },
  S3_SECRET_ACCESS_KEY: { default: "", about: "The secret that belongs to it.", form: secret },
  PHOTO_RETENTION_DAYS: {
    default: "",
    about: "Days after which photos are deleted; empty keeps them.",
    form: count(1, 36_500),
  },
  REVENUECAT_WEBHOOK_SECRET: {
    default: "",
    about: "Secret that RevenueCat's webhook carries as a bearer token; empty takes no webhook.",
    form: secret,
  },
  REVENUECAT_API_KEY: {
    default: "",
    about: "Secret key of RevenueCat's REST API, asked where its webhooks leave doubts.",
    form: secret,
  },
  REVENUECAT_API_URL: {
    default: "https://api.revenuecat.com/v1",
    about: "Address of RevenueCat's REST API.",
    form: webUrl,
  },
  REVENUECAT_PUBLIC_KEY: {
    default: "",
    about: "RevenueCat's public key, for its SDK in native apps.",
    form: text,
  },
  PURCHASE_URL: {
    default: "",
    about: "RevenueCat's web purchase link; empty shows no shop anywhere.",
    form: webUrl,
  },
  GATED_FEATURES: {
    default: "",
    about: "What only subscribers can use, with commas between; empty opens everything.",
    form: features,
  },
  NATIVE_ORIGINS: {
    default: "",
    about: "Origins of native apps that may call this server, with commas between.",
    form: listOf(/^[a-z][a-z\d+.-]*:\/\/[\w.-]+(:\d{1,5})?$/, messages.origins),
  },
  IOS_APP_ID: {
    default: "",
    about: "The iOS app that opens links of our mails: its team and its bundle.",
    form: text.check(z.regex(/^[A-Z0-9]{10}\.[\w.-]+$/, messages.iosApp)),
  },
  ANDROID_APP_ID: {
    default: "",
    about: "The Android app that opens links of our mails.",
    form: text.check(z.regex(/^[a-zA-Z]\w*(\.[a-zA-Z]\w*)+$/, messages.androidApp)),
  },
  ANDROID_CERTIFICATES: {
    default: "",
    about: "SHA-256 fingerprints of the certificates that it is signed with, with commas between.",
    form: listOf(/^[0-9A-F]{2}(:[0-9A-F]{2}){31}$/, messages.fingerprints),
  },
  PUSH_SERVICES: {
    default: "fcm.googleapis.com,push.services.mozilla.com,push.apple.com,notify.windows.com",
    about: "Push services of browsers that reminders are sent through, with commas between.",
    form: pushServices,
  },
  TRUSTED_PROXIES: {
    default: "",
    about: "Proxies whose X-Forwarded-* headers are believed, with commas between.",
    form: proxies,
  },
  OUTBOX_PAGE: {
    default: "",
    about: "Whether /dev/outbox shows mails: on, off, or nothing for on this machine only.",
    form: flag,
  },
  RATE_LIMITS: {
    default: "on",
    about: "Off lifts every request limit; for load tests only.",
    form: flag,
  },
  LOG_LEVEL: {
    default: "info",
    about: "fatal, error, warn, info, debug, trace or silent.",
    form: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"], messages.logLevel),
  },
  NODE_ENV: {
    default: "",
    about: "production hides the development aids.",
    form: z.enum(["production", "development", "test"], {
      error: messages.mode,
    }),
  },
} as const satisfies Record<string, { default: string; about: string; form: z.ZodMiniType }>;

export type SettingName = keyof typeof settings;
