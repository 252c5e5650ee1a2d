import { isIP } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";

/**
 * Behind TRUSTED_PROXIES, cuts X-Forwarded-For down to the entries that can be trusted. It is read
 * from the end and stops at anything that isn't an address ("unknown", "_hidden"): whoever wrote
 * that didn't see what comes before it.
 */
export function readForwardedAddresses(server: FastifyInstance): void {
  server.addHook("onRequest", ({ raw: { headers } }, _reply, done) => {
    const given = headers["x-forwarded-for"];
    if (given !== undefined) {
      const known = addressesAtEnd(String(given));
      if (known.length > 0) headers["x-forwarded-for"] = known.join(", ");
      else delete headers["x-forwarded-for"];
    }
    done();
  });
}

function addressesAtEnd(list: string): string[] {
  const entries = list.split(",").map((entry) => entry.trim());
  const addresses = entries.filter(Boolean).map(addressIn);
  return addresses.slice(addresses.lastIndexOf(undefined) + 1).filter((one) => one !== undefined);
}

/** Some proxies append the port: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
function addressIn(entry: string): string | undefined {
  const [, bare = entry] = /^\[(.+)\](?::\d+)?$/.exec(entry) ?? /^([\d.]+):\d+$/.exec(entry) ?? [];
  // A zone (`fe80::1%eth0`) only means something on that machine, and may be any text.
  const address = bare.replace(/%.*$/, "");
  return isIP(address) > 0 ? address : undefined;
}

/** Headers that proxies add. */
const sign =
  /^(forwarded|via|cdn-loop|client-ip|x-client-ip|(cf|true|fastly)-.*|x-(forwarded|real|original|originating|cluster|remote|proxy|envoy|amzn|arr)\b.*)$/;

/**
 * Whether the request came through a proxy. One that adds no header still shows by HTTP/1.0,
 * nginx's default to upstreams; no browser speaks it.
 */
export function wasForwarded({ headers, raw }: FastifyRequest): boolean {
  return raw.httpVersion === "1.0" || Object.keys(headers).some((name) => sign.test(name));
}
