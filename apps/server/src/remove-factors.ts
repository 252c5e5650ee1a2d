import { existsSync } from "node:fs";
import { normalEmail } from "@morsel/domain/accounts/email";
import { resetFactors } from "./features/accounts/factors/operator-reset.ts";
import { messages } from "./messages.ts";
import { systemClock } from "./platform/clock.ts";
import { ConfigError, readConfig } from "./platform/config/config.ts";
import { DatabaseError } from "./platform/database/database.ts";
import { messages as databaseMessages } from "./platform/database/messages.ts";
import { openPostgres } from "./platform/database/postgres.ts";
import { connect, sqliteFile } from "./platform/database/sqlite.ts";
import { createLog } from "./platform/logging/log.ts";
import { createMailer } from "./platform/mail/mail.ts";

/** `npm run factors:remove -- ADDRESS`, even while the server runs. Returns what was done. */
async function run(email: string): Promise<string> {
  const config = readConfig(process.env);
  const { databaseUrl, dataDir } = config;
  if (!databaseUrl && !existsSync(sqliteFile(dataDir))) {
    throw new DatabaseError(databaseMessages.none(dataDir));
  }
  const { db, close } = databaseUrl ? await openPostgres(databaseUrl, 1) : connect(dataDir);
  const mailer = createMailer(config, systemClock, createLog(config));
  try {
    const removed = await resetFactors({ db, clock: systemClock, mailer }, email);
    if (removed === null) throw new DatabaseError(messages.factors.noAccount(email));
    return removed === 0 ? messages.factors.none(email) : messages.factors.removed(email, removed);
  } finally {
    mailer.close();
    await close();
  }
}

try {
  process.umask(0o077);
  const [, , address] = process.argv;
  if (!address) throw new ConfigError(messages.factors.usage);
  console.log(await run(normalEmail(address)));
} catch (error) {
  const isExpected = error instanceof DatabaseError || error instanceof ConfigError;
  console.error(isExpected ? error.message : error);
  process.exit(1);
}
