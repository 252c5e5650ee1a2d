import { isUtf8 } from "node:buffer";
import type { FastifyInstance } from "fastify";
import { isDeeperThan, maxDepth, pathToBrokenText } from "../json-text.ts";
import { Failure } from "./failure.ts";
import { messages } from "./messages.ts";
import { invalidRequest } from "./validation.ts";

/** Bodies are JSON only. An empty body counts as none; the schema reports what is missing. */
export function readJsonBodies(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser("error", "error");
  server.removeAllContentTypeParsers();
  server.addContentTypeParser("application/json", { parseAs: "buffer" }, (request, body, done) => {
    // Decoding would put "\uFFFD" where bytes are broken, and nobody would know.
    if (!isUtf8(body as Buffer)) {
      done(request.headers["content-encoding"] ? compressed() : brokenText());
      return;
    }
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
        done(isJson(text) ? forbiddenKey() : error);
        return;
      }
      // JSON can only carry these characters escaped, so most bodies need no check.
      const path = text.includes("\\u") ? pathToBrokenText(value) : null;
      if (path) done(brokenText(path.join(".")));
      else done(null, value);
    });
  });
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/** A key that could change a prototype is all that the parser refuses of what is JSON. */
const forbiddenKey = (): Failure => new Failure(400, "INVALID_REQUEST", messages.forbiddenKey);
const compressed = (): Failure => new Failure(415, "UNSUPPORTED_MEDIA_TYPE", messages.compressed);

/** A key that leads to a broken text may be as long as a body. */
const maxPath = 200;

/** Text that not every database can store: a null character or half a surrogate pair. */
export const brokenText = (path = ""): Failure =>
  path
    ? invalidRequest([{ path: path.slice(0, maxPath), message: messages.fields.brokenText }])
    : new Failure(400, "INVALID_REQUEST", messages.invalidText);
