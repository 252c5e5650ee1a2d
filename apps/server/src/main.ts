import { createApp } from "./app.ts";
import { type Config, ConfigError, readConfig } from "./platform/config/config.ts";
import { DatabaseError } from "./platform/database/database.ts";
import { createLog } from "./platform/logging/log.ts";
import { showsOutbox } from "./platform/mail/outbox-page.ts";

/** Ctrl-C under npm arrives twice at once: from the terminal and from npm. */
const leastMsBetweenAsks = 500;

/** Where mails go, where that is not a mail server. */
function mailNote(config: Config): string {
  if (config.smtpUrl) return "";
  return showsOutbox(config)
    ? ` (mails: http://${config.host}:${config.port}/dev/outbox)`
    : ` (mails are kept in ${config.dataDir}/outbox)`;
}

/** What a person can do something about, in one line; anything else keeps its stack. */
function explain(error: unknown): string {
  if (error instanceof ConfigError || error instanceof DatabaseError) return error.message;
  const { code, address, port, syscall } = error as NodeJS.ErrnoException & {
    address?: string;
    port?: number;
  };
  if (syscall !== "listen" && syscall !== "getaddrinfo") {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
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
  console.log(`Morsel is ready at ${config.publicUrl}${mailNote(config)}`);
  setImmediate(app.prepare);
}

try {
  await start();
} catch (error) {
  console.error(explain(error));
  process.exit(1);
}
