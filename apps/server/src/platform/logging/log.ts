import pino, { type DestinationStream, type Logger } from "pino";
import type { Config } from "../config/config.ts";
import { patientWriter } from "./patient-writer.ts";
import { readable } from "./readable.ts";
import { loggedPath } from "./request-log.ts";
import { stackOf } from "./stack.ts";

export type Log = Logger;

/** Fields that are never written, wherever a caller may put them. */
const secrets = [
  "password",
  "secret",
  "token",
  "token_hash",
  "access_token",
  "refresh_token",
  "code",
  "authorization",
  "cookie",
];

/**
 * A structured log on standard error, one JSON object per line; terminals get a readable form.
 * Bodies, queries and headers of requests are never logged.
 */
export function createLog(
  config: Pick<Config, "logLevel" | "production">,
  stream: DestinationStream = standardError(config.production),
): Log {
  return pino(
    {
      level: config.logLevel,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
      redact: {
        paths: secrets.flatMap((name) => [name, `*.${name}`]),
        censor: "[hidden]",
      },
      serializers: {
        err: presentError,
        // Even if a whole request is logged, its headers aren't.
        req: ({ method, url = "" }: { method?: string; url?: string }) => ({
          method,
          path: loggedPath(url),
        }),
        res: ({ statusCode }: { statusCode?: number }) => ({ status: statusCode }),
      },
    },
    stream,
  );
}

function standardError(production: boolean): DestinationStream {
  return process.stderr.isTTY && !production ? readable(process.stderr) : patientWriter(2);
}

/** Only what locates the error: a database error's `detail` quotes rows. */
function presentError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) };
  const { code, cause }: { code?: unknown; cause?: unknown } = error;
  return {
    type: error.name,
    message: error.message,
    ...(typeof code === "string" && { errorCode: code }),
    ...(cause !== undefined && { cause: cause instanceof Error ? cause.message : typeof cause }),
    stack: stackOf(error),
  };
}
