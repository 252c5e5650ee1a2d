import { authCodes } from "@morsel/contract/auth-service";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Failure } from "../../platform/http/failure.ts";
import type { FailurePresenter } from "../../platform/http/failures.ts";
import { LimitFailure } from "./limits/service.ts";
import { messages } from "./messages.ts";
import { WeakPassword } from "./passwords/weak-password.ts";
import { TokenFailure } from "./sessions/access-token.service.ts";
import { ProofNeeded } from "./sessions/guard.ts";

const versionHeader = "x-supabase-api-version";
/** The API version whose errors are `{code, message}`. */
const version = "2024-01-01";

const speaksVersion = (headers: FastifyRequest["headers"]) => {
  const requested = headers[versionHeader];
  return typeof requested === "string" && requested >= version;
};

/** Echoes the version on every reply to callers who send it. */
export function echoVersion(request: FastifyRequest, reply: FastifyReply): void {
  if (speaksVersion(request.headers)) reply.header(versionHeader, version);
}

interface AuthError {
  status: number;
  code: string;
  message: string;
}

/** A failure as the auth client expects it: its own codes, statuses and shape. */
export const presentAuthFailure: FailurePresenter = (failure, headers) => {
  const { status, code, message } = inItsWords(failure);
  const weak = failure instanceof WeakPassword && { weak_password: { reasons: failure.reasons } };
  const body = speaksVersion(headers)
    ? { code, message, ...weak }
    : { code: status, error_code: code, msg: message, ...weak };
  return { status, body };
};

function inItsWords(failure: Failure): AuthError {
  const { status, message } = failure;
  if (failure instanceof LimitFailure) {
    return { status, code: failure.authCode, message: failure.authMessage };
  }
  if (failure instanceof WeakPassword) {
    return { status, code: authCodes.weakPassword, message };
  }
  if (failure instanceof ProofNeeded) {
    return { status: 400, code: authCodes.reauthenticate, message: messages.auth.reauthenticate };
  }
  if (failure instanceof TokenFailure) {
    switch (failure.reason) {
      case "missing":
        return { status: 401, code: authCodes.noAuthorization, message: messages.auth.noToken };
      case "bad": {
        const message = messages.auth.badToken(failure.fault);
        return { status: 403, code: authCodes.badToken, message };
      }
      case "gone":
        return { status: 403, code: authCodes.sessionGone, message: messages.auth.sessionGone };
      case "deleted":
        return { status: 403, code: authCodes.userGone, message: messages.auth.userGone };
    }
  }
  // The platform's codes are in capitals; the client has its own words for them.
  switch (failure.code) {
    case "INVALID_JSON":
      return { status, code: authCodes.badJson, message: messages.auth.badJson };
    case "INVALID_REQUEST":
      return { status, code: authCodes.invalid, message };
    default:
      if (status >= 500) return { status, code: authCodes.unexpected, message };
      return { status, code: failure.code.toLowerCase(), message };
  }
}
