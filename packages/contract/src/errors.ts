import * as z from "zod/mini";

/** One invalid field: its path (`totalCalories`, `items.0.name`) and what is wrong with it. */
const issue = z.object({ path: z.string(), message: z.string() });

/**
 * Every non-2xx reply of `/api`. The `/api/auth` calls repeat `code` and `message` at the top
 * level, where the specification reads them.
 */
export const apiError = z.object({
  error: z.object({
    code: z.string(),
    message: z.string(),
    issues: z.optional(z.array(issue)),
    /** What to try instead, if the call can tell. */
    suggestion: z.optional(z.string()),
    /** For an unreadable measurement: readable ones, likeliest first. */
    measurements: z.optional(z.array(z.string())),
  }),
  code: z.optional(z.string()),
  message: z.optional(z.string()),
});
export type ApiError = z.infer<typeof apiError>;
export type Issue = z.infer<typeof issue>;

/** A page's cursor was tampered with. */
export const invalidCursor = "INVALID_CURSOR";

/** 400: a personal access token was put into the address. */
export const tokenInAddress = "TOKEN_IN_ADDRESS";

/** Codes that any call may answer. A room's own codes are in its contract file. */
export const errorCodes = [
  "INVALID_REQUEST",
  "INVALID_JSON",
  "PAYLOAD_TOO_LARGE",
  "UNSUPPORTED_MEDIA_TYPE",
  "NOT_SIGNED_IN",
  "NOT_FOUND",
  "METHOD_NOT_ALLOWED",
  "CONFLICT",
  "ERASED",
  "TOO_MANY_REQUESTS",
  "INTERNAL_ERROR",
  "UNAVAILABLE",
] as const;
export type ErrorCode = (typeof errorCodes)[number];
