import { messages } from "./messages.ts";
import { ConfigError, readConfig } from "./platform/config/config.ts";
import { type Backup, BackupError, backUp } from "./platform/database/backup.ts";

/** `npm run backup [-- FILE]`: copies the embedded database, even while the server runs. */
function run(target: string | undefined): Backup {
  // There are no options: "--help" is no file's name.
  if (target?.startsWith("-")) throw new BackupError(messages.backup.usage);
  return backUp(readConfig(process.env), target, Date.now());
}

try {
  process.umask(0o077);
  const { file, bytes } = run(process.argv[2]);
  console.log(messages.backup.written(file, bytes));
} catch (error) {
  const isExpected = error instanceof BackupError || error instanceof ConfigError;
  console.error(isExpected ? error.message : error);
  process.exit(1);
}
