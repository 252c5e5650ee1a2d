import type { FastifyInstance, FastifyRequest } from "fastify";
import { type Config, isLoopback } from "../config/config.ts";
import { notFound } from "../http/failure.ts";
import { wasForwarded } from "../http/forwarded.ts";
import { messages } from "./messages.ts";
import { type KeptMail, listOutbox } from "./outbox.ts";

type Settings = Pick<
  Config,
  "smtpUrl" | "host" | "publicUrl" | "production" | "trustedProxies" | "outboxPage" | "dataDir"
>;

/** Whether to serve the mails: as OUTBOX_PAGE says, else if only this machine can connect. */
export function showsOutbox(config: Omit<Settings, "dataDir">): boolean {
  const isOurs =
    config.trustedProxies.length === 0 &&
    isLoopback(config.host) &&
    isLoopback(hostOf(config.publicUrl));
  return config.smtpUrl === null && !config.production && (config.outboxPage ?? isOurs);
}

/** `/dev/outbox` and `/dev/outbox.json`: a newcomer can verify an address without a mail server. */
export function outboxRoutes(server: FastifyInstance, config: Settings): void {
  if (!showsOutbox(config)) return;
  const mayRead = (request: FastifyRequest) =>
    !wasForwarded(request) && (config.outboxPage === true || isFromHere(request));
  server.get("/dev/outbox.json", async (request, reply) => {
    if (!mayRead(request)) throw notFound();
    reply.type("application/json; charset=utf-8").header("cache-control", "no-store");
    return JSON.stringify(await listOutbox(config));
  });
  server.get("/dev/outbox", async (request, reply) => {
    if (!mayRead(request)) throw notFound();
    reply.type("text/html; charset=utf-8").header("cache-control", "no-store");
    return page(await listOutbox(config));
  });
}

/** Checks the socket and the Host header: another site may point its own name at this machine. */
function isFromHere({ headers: { host = "" }, raw: { socket } }: FastifyRequest): boolean {
  const names = [socket.localAddress, socket.remoteAddress, hostOf(`http://${host}`)];
  return names.every((name = "") => isLoopback(name.replace(/^::ffff:/, "")));
}

function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname.replace(/^\[|\]$/g, "") : "";
}

function page(mails: readonly KeptMail[]): string {
  const list = mails.length > 0 ? mails.map(article).join("") : `<p>${messages.outbox.none}</p>`;
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${messages.outbox.title} · Morsel</title><style>
:root { color-scheme: light dark }
body { font: 16px/1.5 system-ui, sans-serif; max-width: 44rem; margin: 2rem auto; padding: 0 1rem }
article { border-top: 1px solid; padding: 1rem 0 } h2 { margin: 0; font-size: 1.1rem }
pre { white-space: pre-wrap; overflow-wrap: anywhere; font: inherit } a { overflow-wrap: anywhere }
</style></head><body><main><h1>${messages.outbox.title}</h1>
<p>${messages.outbox.why}</p>${list}</main></body></html>`;
}

function article({ to, subject, date, link, text }: KeptMail): string {
  const anchor = link ? `<p><a href="${escape(link)}">${escape(link)}</a></p>` : "";
  return `<article><h2>${escape(subject)}</h2><p>${escape(messages.outbox.sent(to, date))}</p>${anchor}
<pre>${escape(text)}</pre></article>`;
}

const entities = new Map([
  ["&", "&amp;"],
  ["<", "&lt;"],
  [">", "&gt;"],
  ['"', "&quot;"],
  ["'", "&#39;"],
]);
const escape = (text: string) => text.replace(/[&<>"']/g, (sign) => entities.get(sign) ?? "");
