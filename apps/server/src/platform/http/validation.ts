import type { Issue } from "@morsel/contract/errors";
import type { FastifyError } from "fastify";
import * as z from "zod/mini";
import english from "zod/v4/locales/en.js";
import { Failure } from "./failure.ts";
import { messages } from "./messages.ts";

type RawIssue = Parameters<
  NonNullable<NonNullable<Parameters<typeof z.config>[0]>["customError"]>
>[0];

const kinds = new Map([
  ["string", "text"],
  ["number", "a number"],
  ["int", "a whole number"],
  ["boolean", "true or false"],
  ["array", "a list"],
  ["object", "an object"],
  ["record", "an object"],
]);
const units = new Map([
  ["string", "characters"],
  ["array", "entries"],
]);

/** Plain-language messages for schema errors, unless the contract has its own. */
export function speakClearly(): void {
  z.config({ ...english(), customError: inWords });
}

function inWords(issue: RawIssue): string | undefined {
  switch (issue.code) {
    case "invalid_type": {
      if (issue.input === undefined) return messages.fields.missing;
      const kind = kinds.get(issue.expected);
      return kind && messages.fields.kind(kind);
    }
    case "too_small":
      if (issue.origin === "string" && issue.minimum === 1) return messages.fields.empty;
      return bound(issue.origin, "at least", issue.minimum);
    case "too_big":
      return bound(issue.origin, "at most", issue.maximum);
    case "invalid_value":
      return messages.fields.oneOf(issue.values);
    default:
      return undefined;
  }
}

function bound(origin: string, word: string, limit: number | bigint): string {
  const unit = units.get(origin);
  const min = limit.toLocaleString("en");
  return unit ? messages.fields.length(word, min, unit) : messages.fields.number(word, min);
}

/** A 400 that lists every refused field; its message names the first. */
export function refusal(validation: NonNullable<FastifyError["validation"]>): Failure {
  const issues = new Map<string, Issue>();
  for (const { instancePath, message = messages.invalidRequest } of validation) {
    const path = instancePath.slice(1).replaceAll("/", ".");
    // What follows from a field's first fault, such as its length when it is no text, says nothing.
    if (!issues.has(path)) issues.set(path, { path, message });
  }
  return invalidRequest([...issues.values()]);
}

/** The same for what only a service can check. */
export function invalidRequest(issues: Issue[]): Failure {
  const [first] = issues;
  return new Failure(400, "INVALID_REQUEST", first ? sentence(first) : messages.invalidRequest, {
    issues,
  });
}

/** `totalCalories must be at least 0.` What asks people for something needs no field's name. */
function sentence({ path, message }: Issue): string {
  if (message.startsWith("Please ")) return message;
  const subject = path || "The request";
  return /^(Must|Is|Has) /.test(message)
    ? `${subject} ${message.charAt(0).toLowerCase()}${message.slice(1)}`
    : path
      ? `${path}: ${message}`
      : message;
}
