import {
  applyImport,
  deleteImport,
  getImport,
  listImports,
  previewImport,
  readImport,
} from "@morsel/contract/imports";
import type { FastifyRequest } from "fastify";
import { Failure } from "../../platform/http/failure.ts";
import { type Http, mount } from "../../platform/http/mount.ts";
import { importMessages } from "./import.messages.ts";
import { presentProgress, presentSummary } from "./import.presenter.ts";
import type { ImportService } from "./import.service.ts";

export function importRoutes(http: Http, imports: ImportService): void {
  mount(http, readImport, async ({ person, request }) => {
    const { "content-type": type = "", "content-length": length } = request.headers;
    if (type.split(";", 1)[0]?.trim().toLowerCase() !== readImport.bytes)
      throw new Failure(415, "UNSUPPORTED_MEDIA_TYPE", importMessages.type(readImport.bytes));
    request.changedNothing = true;
    return imports.read(person.userId, {
      name: nameOf(request),
      length: length === undefined ? null : Number(length),
      // Refusing the rest of it must not take the line down before the reply.
      content: request.raw.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>,
    });
  });

  mount(http, previewImport, async ({ person, params, body, request }) => {
    request.changedNothing = true;
    return imports.preview(person.userId, params.id, body.mapping);
  });

  mount(http, applyImport, async ({ person, params, body }) =>
    presentProgress(await imports.apply(person.userId, params.id, body?.mapping)),
  );

  mount(http, getImport, async ({ person, params }) =>
    presentProgress(await imports.progress(person.userId, params.id)),
  );

  mount(http, listImports, async ({ person }) => ({
    imports: (await imports.list(person.userId)).map(presentSummary),
  }));

  mount(http, deleteImport, async ({ person, params }) =>
    presentProgress(await imports.remove(person.userId, params.id)),
  );
}

/** The file's name as the sender gives it; names in any script come percent-encoded. */
function nameOf({ headers }: FastifyRequest): string {
  const given = headers["x-file-name"];
  const text = typeof given === "string" ? given : "";
  return (
    decoded(text)
      .replace(/[\p{Cc}\p{Surrogate}]/gu, "")
      .trim()
      .slice(0, 255) || "file"
  );
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
