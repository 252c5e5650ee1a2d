import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { type Config, ConfigError } from "./config.ts";

/**
 * The key (32 bytes) under which secrets are encrypted in the database: ENCRYPTION_KEY, else a file
 * in the data folder, made at first use. Whoever copies the database alone can't read them.
 */
export function readEncryptionKey(config: Pick<Config, "encryptionKey" | "dataDir">): Buffer {
  if (config.encryptionKey) return Buffer.from(config.encryptionKey, "base64");
  const file = join(config.dataDir, "encryption.key");
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  try {
    // Fails where the file exists: of two processes, one makes it.
    writeFileSync(file, `${randomBytes(32).toString("base64")}\n`, { flag: "wx", mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  const key = Buffer.from(readFileSync(file, "utf8"), "base64");
  if (key.length !== 32) throw new ConfigError(`${file} must hold 32 bytes in base64.`);
  return key;
}
