import { shellMessages } from "./messages.ts";

const { problems } = shellMessages;

/** Where plain HTTP may be: this device, and addresses that no router carries to the Internet. */
const home = {
  names: /^(localhost|[^.]+|.+\.(local|lan|home|internal|home\.arpa))$/,
  ipv4: /^(127\.|10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.)/,
  ipv6: /^\[(::1\]|f[cd][\da-f]{2}:|fe[89ab][\da-f]:)/,
};

/** By the kind of host: a name that begins as an address does may be anybody's. */
function isAtHome(host: string): boolean {
  if (host.startsWith("[")) return home.ipv6.test(host);
  return (/^[\d.]+$/.test(host) ? home.ipv4 : home.names).test(host);
}

export type Address = { origin: string } | { problem: string };

const parsed = (text: string) => (URL.canParse(text) ? new URL(text) : null);

/** What somebody typed as a URL: plain HTTP at home and HTTPS elsewhere, unless it says which. */
function urlOf(text: string): URL | null {
  if (/^[a-z][a-z\d+.-]*:(?!\d)/i.test(text)) return parsed(text);
  const url = parsed(`https://${text}`);
  return url && isAtHome(url.hostname) ? parsed(`http://${text}`) : url;
}

function problemOf({ protocol, username, password, pathname, search, hash, hostname }: URL) {
  if (protocol === "file:") return problems.file;
  if (protocol !== "http:" && protocol !== "https:") return problems.scheme;
  if (username + password !== "") return problems.secret;
  if (pathname + search + hash !== "/") return problems.file;
  return protocol === "http:" && !isAtHome(hostname) ? problems.plain : null;
}

/** What somebody typed, as a server's origin, or why it can't be one. */
export function serverAddress(typed: string): Address {
  const text = typed.trim();
  if (text === "") return { problem: problems.empty };
  if (text.startsWith("/") || /^[a-z]:\\/i.test(text)) return { problem: problems.file };
  const url = urlOf(text);
  // Some engines take a space for a part of a host's name.
  if (!url || /\s/.test(text)) return { problem: problems.unreadable };
  const problem = problemOf(url);
  return problem === null ? { origin: url.origin } : { problem };
}
