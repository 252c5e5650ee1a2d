import type { ApiError, Issue } from "@morsel/contract/errors";
import { messages } from "./messages.ts";

interface More {
  issues?: Issue[];
  suggestion?: string;
  /** Readable measurements to use instead of the unreadable one. */
  measurements?: string[];
  /** Fields that the specification puts beside `error`. */
  topLevel?: Record<string, unknown>;
  headers?: Record<string, string>;
}

/** An error its caller may see. Thrown anywhere, presented in one place. */
export class Failure extends Error {
  readonly status: number;
  readonly code: string;
  readonly more: More;

  constructor(status: number, code: string, message: string, more: More = {}) {
    super(message);
    this.status = status;
    this.code = code;
    this.more = more;
  }
}

/** One whose code and message stand beside `error` as well, as specification 1 has it for accounts. */
export const flatFailure = (status: number, code: string, message: string): Failure =>
  new Failure(status, code, message, { topLevel: {} });

/** The same for someone else's object and one that never existed. */
export const notFound = (message: string = messages.notFound): Failure =>
  new Failure(404, "NOT_FOUND", message);

export const notSignedIn = (message: string = messages.notSignedIn): Failure =>
  new Failure(401, "NOT_SIGNED_IN", message, { headers: { "www-authenticate": "Bearer" } });

/** A rate limit was exceeded; `retryAfter` in whole seconds. */
export const tooMany = (
  retryAfter: number,
  message: string = messages.tooMany(retryAfter),
): Failure =>
  new Failure(429, "TOO_MANY_REQUESTS", message, {
    headers: { "retry-after": String(retryAfter) },
  });

/** Something the server depends on isn't responding. */
export const unavailable = (message: string = messages.unavailable): Failure =>
  new Failure(503, "UNAVAILABLE", message, { headers: { "retry-after": "5" } });

/** The error shape of `/api`. */
export function presentFailure(failure: Failure): ApiError & Record<string, unknown> {
  const { code, message, more } = failure;
  return {
    error: {
      code,
      message,
      ...(more.issues && { issues: more.issues }),
      ...(more.suggestion && { suggestion: more.suggestion }),
      ...(more.measurements && { measurements: more.measurements }),
    },
    ...(more.topLevel && { code, message, ...more.topLevel }),
  };
}
