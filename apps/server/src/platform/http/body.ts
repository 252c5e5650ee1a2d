import type { FastifyInstance } from "fastify";
import { Failure } from "./failure.ts";
import { messages } from "./messages.ts";

/** Levels of lists and objects in a body; no call of ours has six. */
const maxDepth = 32;

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
    // What walks a body may do so by recursion: its sender must not choose how deep.
    if (isDeeperThan(maxDepth, text)) {
      done(new Failure(400, "INVALID_REQUEST", messages.tooDeep(maxDepth)));
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

const [quote, backslash, list, endOfList, object, endOfObject] = Buffer.from('"\\[]{}');

/** Whether JSON opens more than `most` lists and objects within each other. */
function isDeeperThan(max: number, json: string): boolean {
  let depth = 0;
  let isQuoted = false;
  for (let at = 0; at < json.length; at++) {
    const letter = json.charCodeAt(at);
    if (isQuoted) {
      if (letter === backslash) at++;
      else if (letter === quote) isQuoted = false;
    } else if (letter === quote) isQuoted = true;
    else if (letter === list || letter === object) {
      depth += 1;
      if (depth > max) return true;
    } else if (letter === endOfList || letter === endOfObject) depth -= 1;
  }
  return false;
}

/** Text that not every database can hold: a null character, half of a surrogate pair. */
export const brokenText = (): Failure => new Failure(400, "INVALID_REQUEST", messages.invalidText);

/** With the flag u, whole pairs are no surrogates. */
const broken = /\0|\p{Surrogate}/u;

function holdsBrokenText(value: unknown): boolean {
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
