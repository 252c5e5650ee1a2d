import { isIP } from "node:net";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Log } from "../logging/log.ts";

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

/**
 * Says so once if a proxy that TRUSTED_PROXIES doesn't name passes requests on: limits then count
 * everybody behind it as one, and stop them all together.
 */
export function tellUntrustedProxy(server: FastifyInstance, log: Pick<Log, "warn">): void {
  let isTold = false;
  server.addHook("onRequest", (request, _reply, done) => {
    const { headers, ips, socket } = request;
    // `ips` begins with the socket's own address; with TRUSTED_PROXIES there is nothing else behind
    // a proxy that isn't trusted.
    const isBelieved = ips !== undefined && ips.length > 1;
    if (!isTold && headers["x-forwarded-for"] !== undefined && !isBelieved) {
      isTold = true;
      const why = "limits count everybody behind a proxy as one: TRUSTED_PROXIES doesn't name it";
      log.warn({ proxy: socket.remoteAddress }, why);
    }
    done();
  });
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
