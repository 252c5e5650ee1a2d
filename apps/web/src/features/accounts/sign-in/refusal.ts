import * as z from "zod/mini";
import { ApiFailure } from "../../../lib/api.ts";
import { failureOf } from "../failure.ts";
import type { FormEvent } from "./form.ts";
import { signInMessages } from "./messages.ts";

const refusalShape = z.object({
  code: z.optional(z.string()),
  message: z.optional(z.string()),
  requiresVerification: z.optional(z.boolean()),
  email: z.optional(z.string()),
});

/** The form event for a failed sign-in or sign-up with `email`. */
export function refused(thrown: unknown, email: string): FormEvent {
  const { code, cause } = failureOf(thrown);
  if (code === undefined || !(cause instanceof ApiFailure)) {
    return { type: "told", notice: signInMessages.outcome.unreachable };
  }
  const said = z.safeParse(refusalShape, cause.data);
  const data = said.success ? said.data : {};
  const notice = signInMessages.refusal({
    code: data.code ?? code,
    message: cause.issues[0]?.message ?? data.message ?? cause.reason,
    requiresVerification: data.requiresVerification ?? false,
  });
  return { type: "told", notice, unverified: data.email ?? email };
}
