import { isUtf8 } from "node:buffer";
import type { FastifyInstance } from "fastify";
import { holdsBrokenText, isDeeperThan, maxDepth } from "../json-text.ts";
import { Failure } from "./failure.ts";
import { messages } from "./messages.ts";

/** Bodies are JSON only. An empty body counts as none; the schema reports what is missing. */
export function readJsonBodies(server: FastifyInstance): void {
  const parse = server.getDefaultJsonParser("error", "error");
  server.removeAllContentTypeParsers();
  server.addContentTypeParser("application/json", { parseAs: "buffer" }, (request, body, done) => {
    // Decoding would put "\uFFFD" where bytes are broken, and nobody would know.
    if (!isUtf8(body as Buffer)) {
      done(brokenText());
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

/** Text that not every database can store: a null character or half a surrogate pair. */
export const brokenText = (): Failure => new Failure(400, "INVALID_REQUEST", messages.invalidText);
