import type { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import type { FastifyInstance, FastifyReply } from "fastify";
import { arrivalTime } from "./slow-body.ts";

/** What is read (bytes) of a body although it is refused already; a sender of more is cut off. */
const heardOut = 32 * 1_048_576;

/**
 * Before a connection is closed, what is still being sent on it has to be read, or most senders
 * learn that the line broke and never see why: closing it on unread bytes resets it. A photo of
 * 11 MB, for example, is to be told that 10 MB is the most.
 */
export function hearOut(server: FastifyInstance): void {
  server.addHook("onSend", ({ raw }, reply, payload, done) => {
    const isArriving = isOnItsWay(raw);
    // Node reads on only where nobody has begun to: the connection's next request, which comes
    // behind the rest of this body, would never be answered.
    if (isArriving && raw.readableDidRead) reply.header("connection", "close");
    if (isArriving && isLast(reply) && !isFarTooLarge(raw))
      readRest(raw, () => done(null, payload));
    else done(null, payload);
  });
}

/** Whether a body is still arriving. */
function isOnItsWay({ complete, destroyed, headers, socket }: IncomingMessage): boolean {
  // Requests that tests inject have no connection, and are never complete.
  if (complete || destroyed || !(socket instanceof Socket)) return false;
  return Number(headers["content-length"]) > 0 || headers["transfer-encoding"] !== undefined;
}

/** By what it is announced with. */
const isFarTooLarge = ({ headers }: IncomingMessage): boolean =>
  Number(headers["content-length"] ?? 0) > heardOut;

/** Whether the connection is closed after this reply. */
const isLast = (reply: FastifyReply): boolean =>
  reply.getHeader("connection") === "close" || !reply.raw.shouldKeepAlive;

/** Reads what is left of a body, as far and as long as that is done, then goes on once. */
function readRest(body: IncomingMessage, goOn: () => void): void {
  let bytes = 0;
  const stop = () => {
    clearTimeout(timer);
    body.off("data", count).off("end", stop).off("close", stop);
    goOn();
  };
  const count = (chunk: Buffer) => {
    bytes += chunk.length;
    if (bytes > heardOut) stop();
  };
  const timer = setTimeout(stop, arrivalTime.usual);
  body.on("data", count).once("end", stop).once("close", stop);
}
