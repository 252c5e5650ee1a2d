import { resolve } from "node:path";
import { describe, expect, test } from "vitest";
import { ConfigError, readConfig } from "./config.ts";
import type { SettingName } from "./settings.ts";

test("works without any setting", () => {
  expect(readConfig({})).toMatchObject({
    port: 3000,
    host: "127.0.0.1",
    dataDir: resolve("data"),
    publicUrl: "http://127.0.0.1:3000",
    databaseUrl: null,
    smtpUrl: null,
    revealUnknownAccounts: true,
    rateLimits: true,
    supabase: null,
    trustedProxies: [],
    logLevel: "info",
  });
});

test("an empty setting is an absent one", () => {
  expect(readConfig({ PORT: "", PUBLIC_URL: "  " })).toEqual(readConfig({}));
});

test.each([
  [{ PUBLIC_URL: "https://morsel.example/" }, "https://morsel.example"],
  [{ PUBLIC_URL: "HTTPS://Morsel.example:443" }, "https://morsel.example"],
  [{ HOST: "0.0.0.0" }, "http://localhost:3000"],
  [{ HOST: "::1", PORT: "8080" }, "http://[::1]:8080"],
  [{ HOST: "fe80::1%eth0" }, "http://[fe80::1]:3000"],
])("%j is reached at %s", (env, url) => {
  expect(readConfig(env).publicUrl).toBe(url);
});

describe("a bad value is named", () => {
  const bad: [SettingName, string][] = [
    ["PORT", "http"],
    ["PORT", "70000"],
    ["PORT", "0"],
    ["HOST", "two words"],
    ["HOST", "300.0.0.1"],
    ["HOST", "localhost:3000"],
    ["PUBLIC_URL", "morsel.example"],
    ["PUBLIC_URL", "ftp://morsel.example"],
    ["PUBLIC_URL", "https://example.org/morsel"],
    ["PUBLIC_URL", "https://example.org/#/"],
    ["PUBLIC_URL", "https://example.org?from=here"],
    ["PUBLIC_URL", "https://ana:secret@example.org"],
    ["DATABASE_URL", "mysql://localhost/x"],
    ["DATABASE_POOL", "0"],
    ["SMTP_URL", "localhost:25"],
    ["SMTP_URL", "mail.example.org"],
    ["SMTP_URL", "smtp://"],
    ["SMTP_URL", "smtp:mail.example:25"],
    ["SMTP_URL", "smtp://mail.example:25/inbox"],
    ["SMTP_URL", "smtp://mail.example#25"],
    ["SMTP_URL", "smtp://ana:100%@mail.example"],
    ["MAIL_FROM", "nobody"],
    ["MAIL_FROM", "Morsel <morsel@example.org"],
    ["MAIL_FROM", "Morsel morsel@example.org"],
    ["MAIL_FROM", "morsel@example..org"],
    ["MAIL_FROM", "morsel@@example.org"],
    ["MAIL_FROM", "a@example.org, b@example.org"],
    ["MAIL_FROM", "Morsel, Inc. <morsel@example.org>"],
    ["AUTH_REVEAL_UNKNOWN_ACCOUNTS", "perhaps"],
    ["GOOGLE_ISSUER_URL", "x"],
    ["GITHUB_URL", "x"],
    ["GITHUB_API_URL", "x"],
    ["SUPABASE_URL", "x"],
    ["FDC_API_URL", "x"],
    ["TRUSTED_PROXIES", "10.0.0.0/8, everybody"],
    ["TRUSTED_PROXIES", "10.0.0.300"],
    ["TRUSTED_PROXIES", "10.0.0.0/40"],
    ["RATE_LIMITS", "some"],
    ["OUTBOX_PAGE", "perhaps"],
    ["VISION_API_URL", "localhost:11434"],
    ["IMAGGA_API_URL", "x"],
    ["AI_DAILY_LIMIT", "many"],
    ["S3_ENDPOINT", "s3.example"],
    ["S3_BUCKET", "My/Bucket"],
    ["S3_REGION", "here and there"],
    ["PHOTO_RETENTION_DAYS", "0"],
    ["GATED_FEATURES", "photo-analysis, export"],
    ["NATIVE_ORIGINS", "*"],
    ["NATIVE_ORIGINS", "https://localhost/app"],
    ["NATIVE_ORIGINS", "capacitor://localhost, https://localhost:99999"],
    ["PUSH_SERVICES", "push.example, https://push.example:99999"],
    ["IOS_APP_ID", "org.example.morsel"],
    ["ANDROID_APP_ID", "morsel"],
    ["ANDROID_CERTIFICATES", "AB:CD"],
    ["LOG_LEVEL", "loud"],
    ["NODE_ENV", "prod"],
  ];
  test.each(bad)("%s=%s", (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(ConfigError);
    expect(read).toThrow(new RegExp(`^${name} must [^\\n]+$`));
  });
});

test.each([
  ["SMTP_URL", "smtp://mail.example"],
  ["SMTP_URL", "smtps://ana%40mail.example:s%2Fcret@mail.example:465/?pool=true"],
  ["SMTP_URL", "smtp://[::1]:2525"],
  ["MAIL_FROM", "morsel@localhost"],
  ["MAIL_FROM", "<no-reply+morsel@example.org>"],
  ["MAIL_FROM", "Morsel at Home <morsel@example.org>"],
  ["MAIL_FROM", '"Morsel, Inc." <morsel@example.org>'],
  ["MAIL_FROM", "Örtliche Küche <küche@bücher.example>"],
])("%s=%s is taken as it is", (name, value) => {
  const { smtpUrl, mailFrom } = readConfig({ [name]: value });
  expect([smtpUrl, mailFrom]).toContain(value);
});

test.each([
  ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
  ["SUPABASE_URL", "SUPABASE_ANON_KEY"],
  ["GITHUB_CLIENT_ID", "GITHUB_CLIENT_SECRET"],
  ["S3_ENDPOINT", "S3_BUCKET"],
  ["VISION_API_URL", "VISION_API_MODEL"],
  ["IMAGGA_API_KEY", "IMAGGA_API_SECRET"],
] as const)("%s needs %s", (given, missing) => {
  expect(() => readConfig({ [given]: "https://x.example" })).toThrow(
    `${missing} must be set too when ${given} is.`,
  );
});

test.each([
  ["-1", "must be at least 1"],
  ["0", "must be at least 1"],
  ["1000001", "must be at most 1000000"],
  ["99999999999999999999", "must be at most 1000000"],
  ["1.5", "must be a whole number"],
])("AI_DAILY_LIMIT=%s %s", (value, why) => {
  expect(() => readConfig({ AI_DAILY_LIMIT: value })).toThrow(`AI_DAILY_LIMIT ${why}.`);
});

describe("gated features", () => {
  const given = { GATED_FEATURES: "photo-analysis, imports" };
  const shop = { PURCHASE_URL: "https://pay.example/abc" };
  const webhook = { REVENUECAT_WEBHOOK_SECRET: "a-secret-of-both-sides" };
  const gated = (env: Record<string, string>) => readConfig(env).gatedFeatures;

  test("are none by default, and none where nobody can subscribe", () => {
    expect(gated({ ...shop, ...webhook })).toEqual([]);
    expect(gated({ ...given, ...webhook })).toEqual([]);
  });

  test("are those named where there is a shop, on the web or in the app", () => {
    const named = ["photo-analysis", "imports"];
    expect(gated({ ...given, ...shop, ...webhook })).toEqual(named);
    expect(gated({ ...given, ...webhook, REVENUECAT_PUBLIC_KEY: "appl_public" })).toEqual(named);
  });

  test("can't be where the server never hears who has paid", () => {
    expect(() => gated({ ...given, ...shop })).toThrow(
      "REVENUECAT_WEBHOOK_SECRET must be set too when GATED_FEATURES is.",
    );
  });

  test("a wrong name is refused with the right ones", () => {
    expect(() => gated({ ...shop, ...webhook, GATED_FEATURES: "photos" })).toThrow(
      "GATED_FEATURES must be features with commas between, of these: photo-analysis, imports.",
    );
  });
});

test("the mails of a production server are nobody's to read", () => {
  const read = () => readConfig({ OUTBOX_PAGE: "on", NODE_ENV: "production" });
  expect(read).toThrow("OUTBOX_PAGE must not be on in production");
});
