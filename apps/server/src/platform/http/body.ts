import type { FastifyInstance } from "fastify";
import { Failure } from "./failure.ts";
import { messages } from "./messages.ts";

/** Maximum nesting of lists and objects in a body; none of our calls needs six levels. */
const maxDepth = 32;

/** Bodies are JSON only. An empty body counts as none; the schema reports what is missing. */
export function readJsonBodies(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser("error", "error");
  server.removeAllContentTypeParsers();
  server.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    const text = body.toString();
    if (text.trim() === "") {
      done(null, undefined);
      return;
    }
    // Code may recurse through a body, so its sender must not choose the depth.
    if (isDeeperThan(maxDepth, text)) {
      done(new Failure(400, "INVALID_REQUEST", messages.tooDeep(maxDepth)));
      return;
    }
    void parse(request, text, (error, value: unknown) => {
      if (error) {
        done(error);
        return;
      }
      // JSON can only carry these characters escaped, so most bodies need no check.
      if (text.includes("\\u") && holdsBrokenText(value)) {
        done(brokenText());
        return;
      }
      done(null, value);
    });
  });
}

const [quote, backslash, list, endOfList, object, endOfObject] = Buffer.from('"\\[]{}');

/** Whether JSON nests more than `max` levels, counted before parsing. */
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

/** Text that not every database can store: a null character or half a surrogate pair. */
export const brokenText = (): Failure => new Failure(400, "INVALID_REQUEST", messages.invalidText);

/** With the `u` flag, complete pairs don't match \p{Surrogate}. */
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
