import * as z from "zod/mini";

/** One field that was refused: where it stands (`totalCalories`, `items.0.name`) and why. */
const issue = z.object({ path: z.string(), message: z.string() });

/**
 * Every non-2xx reply of `/api`. `code` and `message` stand at the top level too where the
 * specification reads them there (the `/api/auth` calls).
 */
export const apiError = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    issues: z.optional(z.array(issue)),
    /** What to try instead, for calls that can tell. */
    suggestion: z.optional(z.string()),
    /** For a measurement that can't be read: what can, likeliest first. */
    measurements: z.optional(z.array(z.string())),
  }),
  code: z.optional(z.string()),
  message: z.optional(z.string()),
});
export type ApiError = z.infer<typeof apiError>;
export type Issue = z.infer<typeof issue>;

/** A page's cursor was tampered with. */
export const invalidCursor = "INVALID_CURSOR";

/** Codes that any call may answer; a room's own codes stand in its contract file. */
export const errorCodes = [
  "INVALID_REQUEST",
  "INVALID_JSON",
  "PAYLOAD_TOO_LARGE",
  "UNSUPPORTED_MEDIA_TYPE",
  "NOT_SIGNED_IN",
  "NOT_FOUND",
  "METHOD_NOT_ALLOWED",
  "CONFLICT",
  "TOO_MANY_REQUESTS",
  "INTERNAL_ERROR",
  "UNAVAILABLE",
] as const;
export type ErrorCode = (typeof errorCodes)[number];
