import { messages } from "./messages.ts";
import { ConfigError, readConfig } from "./platform/config/config.ts";
import { type Backup, BackupError, backUp } from "./platform/database/backup.ts";

/** `npm run backup [-- FILE]`: copies the embedded database, even while the server runs. */
function run(): Backup {
  return backUp(readConfig(process.env), process.argv[2], Date.now());
}

try {
  process.umask(0o077);
  const { file, bytes } = run();
  console.log(messages.backup.written(file, bytes));
} catch (error) {
  const isExpected = error instanceof BackupError || error instanceof ConfigError;
  console.error(isExpected ? error.message : error);
  process.exit(1);
}
