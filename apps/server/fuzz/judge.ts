import { type Lookup, type Operation, operationAt } from "./document.ts";
import type { Answer, Sent } from "./line.ts";

const insides = /\bat .*\.(js|ts|mjs):\d+|node_modules|SQLITE_|duplicate key value/;

/** What is wrong with a reply, worded the same for the same fault; null if nothing is. */
export type Judge = (sent: Sent, answer: Answer) => string | null;

export function createJudge(operations: readonly Operation[], lookup: Lookup): Judge {
  return ({ method, target }, answer) => {
    const { status, headers, body, trouble } = answer;
    if (trouble !== null) return trouble;
    const text = typeof body === "string" ? body : JSON.stringify(body);
    const operation = operationAt(operations, method, target);
    // A changed URL may lead to no call, or to the app's page.
    const documented = operation ? lookup(operation, status) : null;
    if (status >= 500 && !documented) return `${status}`;
    if (status >= 400 && insides.test(text)) return `${status} that tells of the server's insides`;
    if (!operation) return null;
    if (!documented) return `${status}, which is not documented`;
    const type = headers["content-type"]?.split(";", 1)[0] ?? "";
    if (documented.mediaTypes.length === 0)
      return text === "" ? null : `${status} with a body, and none is documented`;
    if (!documented.mediaTypes.includes(type)) return `${status} of media type "${type}"`;
    if (!documented.check || documented.check(body)) return null;
    const [error] = documented.check.errors ?? [];
    const place = error?.instancePath.replace(/\/\d+/g, "/…") ?? "";
    return `${status} in another shape than documented: ${place} ${error?.message ?? ""}`;
  };
}
