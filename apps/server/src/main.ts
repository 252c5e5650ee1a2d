import { createApp } from "./app.ts";
import { messages } from "./messages.ts";
import { type Config, ConfigError, isLoopback, readConfig } from "./platform/config/config.ts";
import { DatabaseError } from "./platform/database/database.ts";
import { createLog } from "./platform/logging/log.ts";
import { stackOf } from "./platform/logging/stack.ts";
import { showsOutbox } from "./platform/mail/outbox-page.ts";
import { giveBackMemory, limitHeapGrowth } from "./platform/memory.ts";

/** Under npm, Ctrl-C arrives twice at once: from the terminal and from npm. */
const minMsBetweenAsks = 500;

/**
 * EX_CONFIG of sysexits.h: a setting is wrong, and starting again won't change that. docs/operating.md
 * names it to systemd.
 */
const misconfigured = 78;

/** Where mails go without a mail server. */
function mailNote(config: Config): string {
  if (config.smtpUrl || config.supabase) return "";
  if (!showsOutbox(config)) return messages.start.mailsIn(`${config.dataDir}/outbox`);
  return config.outboxPage ? "" : messages.start.mailsAt(outboxAddress(config));
}

const outboxAddress = ({ host, port }: Config) => `http://${host}:${port}/dev/outbox`;

/** Settings that work, but hardly as their host wants it: nobody would notice before a person does. */
function doubts(config: Config): string[] {
  const { start } = messages;
  const { smtpUrl, mailFrom, publicUrl, production } = config;
  const isOurs = config.supabase === null;
  return [
    isOurs && config.outboxPage && showsOutbox(config) && start.openOutbox(outboxAddress(config)),
    isOurs && production && !smtpUrl && start.noMailServer,
    production && isLoopback(new URL(publicUrl).hostname) && start.linksHere(publicUrl),
    isOurs && production && smtpUrl && /@localhost>?$/.test(mailFrom) && start.noSender(mailFrom),
  ].filter((doubt) => typeof doubt === "string");
}

/** One line for a problem the operator can fix; any other error keeps its stack. */
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
      return messages.start.portTaken(port, address);
    case "EACCES":
      return messages.start.portClosed(port);
    default:
      return messages.start.noAddress(process.env["HOST"], code);
  }
}

async function start(): Promise<void> {
  limitHeapGrowth();
  // Files the server creates are private to its owner.
  process.umask(0o077);
  const config = readConfig(process.env);
  const log = createLog(config);
  const app = await createApp(config, { log });

  let asked: number | null = null;
  const end = () => {
    if (asked !== null) {
      // A second request means: don't wait.
      if (performance.now() - asked > minMsBetweenAsks) process.exit(130);
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
    // Keeps Fastify from logging the address, too.
    log.level = "warn";
    await app.http.server.listen({ host: config.host, port: config.port });
    log.level = config.logLevel;
  } catch (error) {
    await app.close();
    throw error;
  }
  if (app.trouble !== null) console.error(app.trouble);
  const warnings = doubts(config);
  const shown = warnings.map(messages.start.warning).join("");
  console.log(messages.start.ready(config.publicUrl) + mailNote(config) + shown);
  if (config.production) for (const warning of warnings) log.warn(warning);
  await app.prepare();
  await giveBackMemory();
}

try {
  await start();
} catch (error) {
  console.error(explain(error));
  process.exit(error instanceof ConfigError ? misconfigured : 1);
}
