import { Agent, request } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import type { Body } from "./bodies.ts";

/** A request as sent. */
export interface Sent {
  method: string;
  target: string;
  headers: Record<string, string>;
  body: Body | null;
}

export interface Answer {
  /** 0 if there was no reply. */
  status: number;
  headers: Record<string, string | undefined>;
  /** Parsed if declared as JSON, else text. */
  body: unknown;
  /** Why there is no reply, or why its JSON can't be parsed. */
  trouble: string | null;
  ms: number;
}

const maxMs = 30_000;

/** Sends requests unchanged over a real socket; `fetch` would tidy them up. */
export function openLine(url: string, connections: number) {
  const { hostname, port } = new URL(url);
  const agent = new Agent({ keepAlive: true, maxSockets: connections });

  const sendOnce = ({ method, target, headers, body }: Sent) =>
    new Promise<Answer>((resolve) => {
      const begun = performance.now();
      const end = (answer: Pick<Answer, "status" | "headers" | "body" | "trouble">) =>
        resolve({ ...answer, ms: performance.now() - begun });
      const none = (trouble: string) => end({ status: 0, headers: {}, body: "", trouble });
      const length = body === null ? {} : { "content-length": String(Buffer.byteLength(body)) };
      const asked = request(
        {
          agent,
          hostname,
          port,
          method,
          path: target,
          headers: { ...length, ...headers },
          timeout: maxMs,
        },
        (reply) => {
          const given = reply.headers as Record<string, string | undefined>;
          const chunks: Buffer[] = [];
          const finish = () =>
            end({
              status: reply.statusCode ?? 0,
              headers: given,
              ...read(Buffer.concat(chunks), given),
            });
          reply.on("data", (chunk: Buffer) => {
            chunks.push(chunk);
            // It has no end of its own.
            if (!given["content-type"]?.startsWith("text/event-stream")) return;
            finish();
            asked.destroy();
          });
          reply.on("error", (error) => none(`the reply broke off: ${error.message}`));
          reply.on("end", finish);
        },
      );
      asked.on("timeout", () => asked.destroy(new Error(`no reply in ${maxMs / 1000} s`)));
      asked.on("error", (error) => none(error.message));
      asked.end(body ?? undefined);
    });

  /**
   * After a 413 the server closes the connection. Whether the reply is read before the break is
   * noticed is chance, as for any client, so it is retried.
   */
  async function send(sent: Sent): Promise<Answer> {
    const isLarge = sent.body !== null && Buffer.byteLength(sent.body) > 1_000_000;
    for (let triesLeft = isLarge ? 4 : 0; ; triesLeft--) {
      const answer = await sendOnce(sent);
      const brokeOff = /EPIPE|ECONNRESET/.test(answer.trouble ?? "");
      if (!brokeOff || triesLeft === 0) return answer;
    }
  }

  return { send, close: () => agent.destroy() };
}

export type Line = ReturnType<typeof openLine>;

function read(bytes: Buffer, headers: Answer["headers"]): Pick<Answer, "body" | "trouble"> {
  const isJson = headers["content-type"]?.includes("json");
  const text = unpacked(bytes, headers["content-encoding"]).toString("utf8");
  if (!isJson || bytes.length === 0) return { body: text, trouble: null };
  try {
    return { body: JSON.parse(text) as unknown, trouble: null };
  } catch {
    return { body: text, trouble: "its JSON can't be read" };
  }
}

function unpacked(bytes: Buffer, encoding: string | undefined): Buffer {
  if (bytes.length === 0) return bytes;
  if (encoding === "br") return brotliDecompressSync(bytes);
  return encoding === "gzip" ? gunzipSync(bytes) : bytes;
}

/** A `curl` command that repeats the request, without the token. */
export function curlOf(url: string, { method, target, headers, body }: Sent): string {
  const max = 500;
  const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`;
  const shown = Object.entries(headers).map(([name, value]) =>
    /^bearer ey/i.test(value) ? `-H "${name}: Bearer $TOKEN"` : `-H ${quoted(`${name}: ${value}`)}`,
  );
  const text = body === null ? null : typeof body === "string" ? body : body.toString("latin1");
  const data = text === null ? [] : [`--data-binary ${quoted(text.slice(0, max))}`];
  const isCut = target.length > max || (text?.length ?? 0) > max;
  const more = isCut ? [`# cut: ${target.length} and ${text?.length ?? 0} characters`] : [];
  const address = quoted(`${url}${target.slice(0, max)}`);
  return ["curl --path-as-is -X", method, address, ...shown, ...data, ...more].join(" ");
}
