import { createApp } from "./app.ts";
import { type Config, ConfigError, readConfig } from "./platform/config/config.ts";
import { DatabaseError } from "./platform/database/database.ts";
import { createLog } from "./platform/logging/log.ts";
import { stackOf } from "./platform/logging/stack.ts";
import { showsOutbox } from "./platform/mail/outbox-page.ts";
import { giveBackMemory, limitHeapGrowth } from "./platform/memory.ts";

/** Ctrl-C under npm arrives twice at once: from the terminal and from npm. */
const leastMsBetweenAsks = 500;

const messages = {
  noMailServer:
    "No mail server is set (SMTP_URL). Nobody gets a mail: new people can't verify their address, and nobody can reset a password.",
  openOutbox: (page: string) =>
    `${page} shows every mail to everybody who reaches it, and with it the way into every account: OUTBOX_PAGE is on.`,
} as const;

/** Where mails go, where that is not a mail server. */
function mailNote(config: Config): string {
  if (config.smtpUrl || config.supabase) return "";
  const page = `http://${config.host}:${config.port}/dev/outbox`;
  if (config.outboxPage && showsOutbox(config)) return `\nWARNING: ${messages.openOutbox(page)}`;
  if (showsOutbox(config)) return ` (mails: ${page})`;
  const note = ` (mails are kept in ${config.dataDir}/outbox)`;
  return config.production ? `${note}\nWARNING: ${messages.noMailServer}` : note;
}

/** What a person can do something about, in one line; anything else keeps its stack. */
function explain(error: unknown): string {
  if (error instanceof ConfigError || error instanceof DatabaseError) return error.message;
  const { code, address, port, syscall } = error as NodeJS.ErrnoException & {
    address?: string;
    port?: number;
  };
  if (syscall !== "listen" && syscall !== "getaddrinfo") {
    return error instanceof Error ? (stackOf(error) ?? error.message) : String(error);
  }
  switch (code) {
    case "EADDRINUSE":
      return `PORT ${port} is in use by another program on ${address}.`;
    case "EACCES":
      return `PORT ${port} is not open to this user.`;
    default:
      return `HOST ${process.env["HOST"]} is no address of this machine (${code}).`;
  }
}

async function start(): Promise<void> {
  limitHeapGrowth();
  // What the server makes is its owner's alone.
  process.umask(0o077);
  const config = readConfig(process.env);
  const log = createLog(config);
  const app = await createApp(config, { log });

  let asked: number | null = null;
  const end = () => {
    if (asked !== null) {
      // Whoever asks again does not want to wait.
      if (performance.now() - asked > leastMsBetweenAsks) process.exit(130);
      return;
    }
    asked = performance.now();
    app
      .close()
      .then(() => process.exit(0))
      .catch((error: unknown) => {
        log.error({ err: error }, "the server did not end in order");
        process.exit(1);
      });
  };
  process.on("SIGTERM", end);
  process.on("SIGINT", end);

  try {
    // Fastify's own line about it would say the same again.
    log.level = "warn";
    await app.http.server.listen({ host: config.host, port: config.port });
    log.level = config.logLevel;
  } catch (error) {
    await app.close();
    throw error;
  }
  if (app.trouble !== null) console.error(app.trouble);
  console.log(`Morsel is ready at ${config.publicUrl}${mailNote(config)}`);
  if (config.production && !config.smtpUrl && !config.supabase) log.warn(messages.noMailServer);
  await app.prepare();
  await giveBackMemory();
}

try {
  await start();
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
