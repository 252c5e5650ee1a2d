import { forgetWaitingIfDeleted } from "./deleted-account.ts";

let isRefused = false;
/** Whether the server refused to go on with the session, upon which the client drops it. */
export const wasRefused = (): boolean => isRefused;

/**
 * The client takes a refusal that it can't read for the end of the session. A page that something
 * else answers with, such as a proxy that has lost the server, is no refusal.
 */
export async function fetchOurs(...asked: Parameters<typeof fetch>): Promise<Response> {
  const reply = await fetch(...asked);
  const isOurs = reply.ok || reply.headers.get("content-type")?.includes("json");
  if (!isOurs) throw new TypeError(`Answered ${reply.status} by something else.`);
  // Asked who it is of, and to go on with it; whether other calls work says nothing of the session.
  if (/\/user\b|=refresh_token/.test(reply.url)) {
    isRefused = [400, 401, 403].includes(reply.status);
    // The client drops the session next, and with it the only proof of whose it was.
    if (isRefused) await forgetWaitingIfDeleted();
  }
  return reply;
}
