import { invalidCursor } from "@morsel/contract/errors";
import { Failure } from "./failure.ts";
import { messages } from "./messages.ts";

/** The place after an entry of a list, as text for a link: nobody else's business. */
export const writeCursor = (place: readonly (string | number)[]): string =>
  Buffer.from(JSON.stringify(place)).toString("base64url");

/**
 * The place that a call's cursor names, undefined without one. `read` answers undefined for what is
 * none of its places: a cursor that was tampered with is a 400 `Failure`.
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

/** An id of ours, as it stands in a cursor. */
export const isId = (part: unknown): part is string =>
  typeof part === "string" && /^[0-9a-f-]{36}$/.test(part);

/** An instant (ms), as it stands in a cursor. */
export const isInstant = (part: unknown): part is number => Number.isSafeInteger(part);

/** The headers of a page: where the next one is, if there is one. */
export function pageHeaders(url: string, next: string | undefined): { link?: string } {
  if (next === undefined) return {};
  const { pathname, searchParams } = new URL(url, "http://relative");
  searchParams.set("cursor", next);
  return { link: `<${pathname}?${searchParams}>; rel="next"` };
}
