import { tokenInAddress } from "@morsel/contract/errors";
import { holdsToken } from "@morsel/domain/accounts/personal-token";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { isBroken } from "../json-text.ts";
import { pathOf } from "../logging/request-log.ts";
import { brokenText } from "./body.ts";
import { Failure } from "./failure.ts";
import { messages } from "./messages.ts";

/** Maximum length of a path parameter; our ids have 36 characters. */
const maxParameterLength = 100;

/** Lets long parameters through to our own check; no request is longer than this. */
export const routerOptions = { maxParamLength: 65_536 };

/** Refuses URLs that can't be valid, before the token is checked. */
export function checkAddresses(server: FastifyInstance): void {
  server.addHook("onRequest", (request, _reply, done) => done(complaintAbout(request)));
}

function complaintAbout(request: FastifyRequest): Failure | undefined {
  const { url, headers, raw, params, query, is404 } = request;
  if (url.includes("%00")) return brokenText(brokenIn(query as object));
  // Proxies and browsers keep addresses, so a token in one is no secret any more.
  if (holdsToken(url)) return new Failure(400, tokenInAddress, messages.tokenInAddress);
  if (headers.host === undefined && raw.httpVersion === "1.1") {
    return new Failure(400, "INVALID_REQUEST", messages.noHost);
  }
  if (is404) return undefined;
  const isLong = Object.values(params as object).some(
    (value) => String(value).length > maxParameterLength,
  );
  return isLong ? new Failure(414, "INVALID_REQUEST", messages.longAddress) : undefined;
}

/** The first of the query's fields that no database could store; none if it is in the path. */
const brokenIn = (query: object): string | undefined =>
  Object.entries(query).find(([name, value]) => !isBroken(name) && isBroken(String(value)))?.[0];

/** The path of a request, however it is written: `http://host/api`, `/%61pi?x=1`. */
export function pathAsked(url: string): string {
  const path = pathOf(url).replace(/^[a-z]+:\/\/[^/]*/i, "");
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** Whether a path is the prefix itself or below it. */
export const isUnder = (path: string, prefix: string): boolean =>
  path === prefix || path.startsWith(`${prefix}/`);
