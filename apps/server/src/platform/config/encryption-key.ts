import { randomBytes } from "node:crypto";
import { existsSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { makeFolder } from "../make-folder.ts";
import { type Config, ConfigError } from "./config.ts";
import { messages } from "./messages.ts";

const fileOf = (dataDir: string) => join(dataDir, "encryption.key");

/**
 * The key (32 bytes) that encrypts secrets in the database: ENCRYPTION_KEY, or else a file in the
 * data folder, created on first use. A stolen copy of the database alone can't be decrypted.
 */
export function readEncryptionKey(config: Pick<Config, "encryptionKey" | "dataDir">): Buffer {
  if (config.encryptionKey) return Buffer.from(config.encryptionKey, "base64");
  const file = fileOf(config.dataDir);
  const key = Buffer.from(readOrMake(file), "base64");
  if (key.length !== 32) throw new ConfigError(messages.refused(file, messages.keyFile));
  return key;
}

/** Throws `ConfigError` where that isn't allowed, say for a file that root has put back. */
function readOrMake(file: string): string {
  try {
    makeFolder(dirname(file));
    // `wx` fails if the file exists: when two processes start at once, only one writes it.
    writeFileSync(file, `${randomBytes(32).toString("base64")}\n`, { flag: "wx", mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw unusable(file, error);
  }
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    throw unusable(file, error);
  }
}

const unusable = (file: string, error: unknown) =>
  new ConfigError(messages.refused(file, messages.keyUnusable((error as Error).message)));

/** The key in the data folder's file; null if there is none. */
export function readKeyFile(dataDir: string): string | null {
  const file = fileOf(dataDir);
  return existsSync(file) ? readFileSync(file, "utf8").trim() : null;
}

/** Replaces the data folder's key, keeping the old one beside it. */
export function writeKeyFile(dataDir: string, key: string): void {
  const before = readKeyFile(dataDir);
  if (before === key) return;
  const file = fileOf(dataDir);
  if (before !== null) renameSync(file, `${file}.before-restore`);
  writeFileSync(`${file}.part`, `${key}\n`, { mode: 0o600, flush: true });
  renameSync(`${file}.part`, file);
}
