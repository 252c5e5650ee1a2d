import type { DestinationStream } from "pino";

interface Line {
  time?: string;
  level?: string;
  msg?: string;
  err?: { stack?: string; message?: string };
}

/** Formats log lines for a terminal: time, level if it matters, message. */
export function readable(out: { write(text: string): unknown }): DestinationStream {
  return {
    write(json) {
      out.write(toText(json));
    },
  };
}

function toText(json: string): string {
  const line = JSON.parse(json) as Line;
  const time = line.time ? new Date(line.time).toTimeString().slice(0, 8) : "";
  const level = line.level && line.level !== "info" ? ` ${line.level}:` : "";
  const error = line.err ? `\n${line.err.stack ?? line.err.message ?? ""}` : "";
  return `${time}${level} ${line.msg ?? ""}${error}\n`;
}
