import { isIP } from "node:net";
import { resolve } from "node:path";
import type { GateableFeature } from "@morsel/domain/subscriptions/gated-features";
import type * as z from "zod/mini";
import { messages } from "./messages.ts";
import { type SettingName, settings } from "./settings.ts";

/** A setting that can't be used. The message is one line that names the setting. */
export class ConfigError extends Error {}

type Value<Name extends SettingName> = z.infer<(typeof settings)[Name]["form"]>;
type Key = { clientId: string; clientSecret: string };

export interface S3Config {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

/** The parsed settings; null means switched off. */
export interface Config {
  port: number;
  host: string;
  /** An absolute path. */
  dataDir: string;
  /** Without a trailing slash. */
  publicUrl: string;
  production: boolean;
  databaseUrl: string | null;
  databasePool: number;
  smtpUrl: string | null;
  mailFrom: string;
  /** Whether anyone may read the outbox; null: only this machine. */
  outboxPage: boolean | null;
  revealUnknownAccounts: boolean;
  google: (Key & { issuer: string }) | null;
  github: (Key & { url: string; apiUrl: string }) | null;
  /** Base64. */
  encryptionKey: string | null;
  supabase: { url: string; anonKey: string; jwtSecret: string | null } | null;
  fdc: { key: string | null; url: string };
  /** Where `foods:update` finds releases: pages with links to them, or ZIP files. */
  foodReleases: readonly string[];
  /** Who names the foods of photos, best first; null: not set. */
  vision: { url: string; key: string | null; model: string } | null;
  imagga: { url: string; key: string; secret: string } | null;
  /** Analyses a person and day. */
  aiDailyLimit: number;
  /** Where pictures are stored; null: in a folder of `dataDir`. */
  s3: S3Config | null;
  photoRetentionDays: number | null;
  revenueCat: {
    webhookSecret: string | null;
    apiKey: string | null;
    apiUrl: string;
    publicKey: string | null;
  };
  /** Where subscriptions are sold on the web; null: nowhere. */
  purchaseUrl: string | null;
  /** What only subscribers can use; nothing where nobody can subscribe. */
  gatedFeatures: readonly GateableFeature[];
  /** Origins of native apps that may call this server. */
  nativeOrigins: string[];
  /** `TEAM.bundle` of the app on Apple's phones that may open our links. */
  iosApp: string | null;
  androidApp: { id: string; certificates: string[] } | null;
  pushServices: string[];
  trustedProxies: string[];
  rateLimits: boolean;
  logLevel: Value<"LOG_LEVEL">;
}

/** Whether the host can only be reached from this machine. */
export function isLoopback(host: string): boolean {
  return host === "localhost" || host === "::1" || (isIP(host) === 4 && host.startsWith("127."));
}

/** Reads the settings from the environment; empty counts as unset. Throws `ConfigError`. */
export function readConfig(env: Record<string, string | undefined>): Config {
  const read = <Name extends SettingName>(name: Name): Value<Name> | null => {
    const given = env[name]?.trim() || settings[name].default;
    if (given === "") return null;
    const parsed = settings[name].form.safeParse(given);
    if (!parsed.success) {
      throw new ConfigError(
        messages.refused(name, parsed.error.issues[0]?.message ?? messages.invalid),
      );
    }
    return parsed.data as Value<Name>;
  };
  /** For settings whose default is never empty. */
  const always = <Name extends SettingName>(name: Name): Value<Name> => {
    const value = read(name);
    if (value === null) throw new ConfigError(messages.refused(name, messages.empty));
    return value;
  };
  /** Settings that only make sense together: all or none. */
  const together = <Name extends SettingName>(
    ...names: Name[]
  ): { [N in Name]: Value<N> } | null => {
    const given = names.filter((name) => read(name) !== null);
    if (given.length === 0) return null;
    const missing = names.find((name) => !given.includes(name));
    if (missing)
      throw new ConfigError(messages.refused(missing, messages.neededBy(given[0] ?? "")));
    return Object.fromEntries(names.map((name) => [name, read(name)])) as { [N in Name]: Value<N> };
  };

  const readOutboxPage = () => {
    const shown = read("OUTBOX_PAGE");
    if (shown && read("NODE_ENV") === "production") {
      throw new ConfigError(messages.refused("OUTBOX_PAGE", messages.outboxInProduction));
    }
    return shown;
  };

  /** Without a shop nothing is gated; with one, who has paid has to be heard of. */
  const readGatedFeatures = () => {
    const given = read("GATED_FEATURES");
    if (!given || !(read("PURCHASE_URL") ?? read("REVENUECAT_PUBLIC_KEY"))) return [];
    const webhook = "REVENUECAT_WEBHOOK_SECRET";
    if (read(webhook) === null)
      throw new ConfigError(messages.refused(webhook, messages.neededBy("GATED_FEATURES")));
    return given;
  };

  const port = always("PORT");
  const host = always("HOST");
  const google = together("GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET");
  const googleIssuer = always("GOOGLE_ISSUER_URL");
  const github = together("GITHUB_CLIENT_ID", "GITHUB_CLIENT_SECRET");
  const githubUrl = always("GITHUB_URL");
  const githubApi = always("GITHUB_API_URL");
  const supabase = together("SUPABASE_URL", "SUPABASE_ANON_KEY");
  const vision = together("VISION_API_URL", "VISION_API_MODEL");
  const imagga = together("IMAGGA_API_KEY", "IMAGGA_API_SECRET");
  const imaggaUrl = always("IMAGGA_API_URL");
  const android = together("ANDROID_APP_ID", "ANDROID_CERTIFICATES");
  const s3Region = always("S3_REGION");
  const s3 = together("S3_ENDPOINT", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY");

  return {
    port,
    host,
    dataDir: resolve(always("DATA_DIR")),
    publicUrl: read("PUBLIC_URL") ?? defaultUrl(host, port),
    production: read("NODE_ENV") === "production",
    databaseUrl: read("DATABASE_URL"),
    databasePool: always("DATABASE_POOL"),
    smtpUrl: read("SMTP_URL"),
    mailFrom: always("MAIL_FROM"),
    outboxPage: readOutboxPage(),
    revealUnknownAccounts: always("AUTH_REVEAL_UNKNOWN_ACCOUNTS"),
    google: google && {
      clientId: google.GOOGLE_CLIENT_ID,
      clientSecret: google.GOOGLE_CLIENT_SECRET,
      issuer: googleIssuer,
    },
    github: github && {
      clientId: github.GITHUB_CLIENT_ID,
      clientSecret: github.GITHUB_CLIENT_SECRET,
      url: githubUrl,
      apiUrl: githubApi,
    },
    encryptionKey: read("ENCRYPTION_KEY"),
    supabase: supabase && {
      url: supabase.SUPABASE_URL,
      anonKey: supabase.SUPABASE_ANON_KEY,
      jwtSecret: read("SUPABASE_JWT_SECRET"),
    },
    fdc: { key: read("FDC_API_KEY"), url: always("FDC_API_URL") },
    foodReleases: always("FOOD_RELEASES_URL"),
    vision: vision && {
      url: vision.VISION_API_URL,
      key: read("VISION_API_KEY"),
      model: vision.VISION_API_MODEL,
    },
    imagga: imagga && {
      url: imaggaUrl,
      key: imagga.IMAGGA_API_KEY,
      secret: imagga.IMAGGA_API_SECRET,
    },
    aiDailyLimit: always("AI_DAILY_LIMIT"),
    s3: s3 && {
      endpoint: s3.S3_ENDPOINT,
      bucket: s3.S3_BUCKET,
      region: s3Region,
      accessKeyId: s3.S3_ACCESS_KEY_ID,
      secretAccessKey: s3.S3_SECRET_ACCESS_KEY,
    },
    photoRetentionDays: read("PHOTO_RETENTION_DAYS"),
    revenueCat: {
      webhookSecret: read("REVENUECAT_WEBHOOK_SECRET"),
      apiKey: read("REVENUECAT_API_KEY"),
      apiUrl: always("REVENUECAT_API_URL"),
      publicKey: read("REVENUECAT_PUBLIC_KEY"),
    },
    purchaseUrl: read("PURCHASE_URL"),
    gatedFeatures: readGatedFeatures(),
    nativeOrigins: read("NATIVE_ORIGINS") ?? [],
    iosApp: read("IOS_APP_ID"),
    androidApp: android && {
      id: android.ANDROID_APP_ID,
      certificates: android.ANDROID_CERTIFICATES,
    },
    pushServices: always("PUSH_SERVICES"),
    trustedProxies: read("TRUSTED_PROXIES") ?? [],
    rateLimits: always("RATE_LIMITS"),
    logLevel: always("LOG_LEVEL"),
  };
}

/** The URL at which a browser on this machine reaches the server. */
function defaultUrl(host: string, port: number): string {
  if (host === "0.0.0.0" || host === "::") return `http://localhost:${port}`;
  // A zone (`fe80::1%eth0`) has no place in a URL.
  return `http://${isIP(host) === 6 ? `[${host.replace(/%.*$/, "")}]` : host}:${port}`;
}
