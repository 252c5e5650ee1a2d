import type { FastifyInstance } from "fastify";
import { Failure } from "./failure.ts";
import { messages } from "./messages.ts";

/** Bodies are JSON and nothing else. An empty one is none: the schema says what is missing. */
export function readJsonBodies(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser("error", "error");
  server.removeAllContentTypeParsers();
  server.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    const text = body.toString();
    if (text.trim() === "") {
      done(null, undefined);
      return;
    }
    void parse(request, text, (error, value: unknown) => {
      if (error) {
        done(error);
        return;
      }
      // JSON can only carry such characters escaped, so most bodies are not walked.
      if (text.includes("\\u") && holdsBrokenText(value)) {
        done(brokenText());
        return;
      }
      done(null, value);
    });
  });
}

/** Text that not every database can hold: a null character, half of a surrogate pair. */
export const brokenText = (): Failure => new Failure(400, "INVALID_REQUEST", messages.invalidText);

/** With the flag u, whole pairs are no surrogates. */
const broken = /\0|\p{Surrogate}/u;

function holdsBrokenText(value: unknown): boolean {
  // An own stack: the depth of a body is its sender's choice.
  const left = [value];
  while (left.length > 0) {
    const one = left.pop();
    if (typeof one === "string") {
      if (broken.test(one)) return true;
    } else if (typeof one === "object" && one !== null) {
      for (const [key, inner] of Object.entries(one)) left.push(key, inner);
    }
  }
  return false;
}
