import { isServersPath } from "@morsel/contract/server-paths";

/** The address of a call at the person's server, if it is one of the server's. */
function atServer(asked: string, server: string): string {
  const url = new URL(asked, window.location.href);
  const isCall = url.origin === window.location.origin && isServersPath(url.pathname);
  return isCall ? server + url.pathname + url.search : asked;
}

/**
 * Sends to the person's server whatever the app asks of its own origin under the server's paths:
 * calls, what listens, pictures. Without cookies, which it doesn't take from another origin.
 */
export function reachServer(server: string): void {
  const ask = window.fetch.bind(window);
  window.fetch = (asked, options) => {
    if (asked instanceof Request) return ask(asked, options);
    const given = String(asked);
    const address = atServer(given, server);
    return address === given
      ? ask(asked, options)
      : ask(address, { ...options, credentials: "omit" });
  };
  const { open } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.open = function (
    this: XMLHttpRequest,
    method: string,
    address: string | URL,
  ) {
    open.call(this, method, atServer(String(address), server), true);
  };
}
