import { invalidCursor } from "@morsel/contract/errors";
import { Failure } from "./failure.ts";
import { messages } from "./messages.ts";

/** Encodes a position in a list as an opaque cursor. */
export const writeCursor = (place: readonly (string | number)[]): string =>
  Buffer.from(JSON.stringify(place)).toString("base64url");

/**
 * Decodes a call's cursor, undefined without one. `read` returns undefined for an invalid position:
 * a cursor that was tampered with is a 400 `Failure`.
 */
export function readCursor<Place>(
  cursor: string | undefined,
  read: (place: readonly unknown[]) => Place | undefined,
): Place | undefined {
  if (cursor === undefined) return undefined;
  const place = read(partsOf(cursor));
  if (place) return place;
  throw new Failure(400, invalidCursor, messages.cursor, {
    issues: [{ path: "cursor", message: messages.cursor }],
  });
}

function partsOf(cursor: string): readonly unknown[] {
  try {
    const parts: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
    return Array.isArray(parts) ? parts : [];
  } catch {
    return [];
  }
}

/** An id, as found in a cursor. */
export const isId = (part: unknown): part is string =>
  typeof part === "string" && /^[0-9a-f-]{36}$/.test(part);

/** An instant (ms), as found in a cursor. */
export const isInstant = (part: unknown): part is number => Number.isSafeInteger(part);

/** A page's `Link` header, if there is a next page. */
export function pageHeaders(url: string, next: string | undefined): { link?: string } {
  if (next === undefined) return {};
  const { pathname, searchParams } = new URL(url, "http://relative");
  searchParams.set("cursor", next);
  return { link: `<${pathname}?${searchParams}>; rel="next"` };
}
