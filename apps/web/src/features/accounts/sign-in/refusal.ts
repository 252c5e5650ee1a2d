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
  const { code: inError, cause } = failureOf(thrown);
  const reply = cause instanceof ApiFailure ? cause : null;
  const said = z.safeParse(refusalShape, reply?.data);
  const data = said.success ? said.data : {};
  // A reply may have its code at the top level alone, or none where an address is to be verified.
  const code = data.code ?? inError ?? null;
  if (!reply || (code === null && !data.requiresVerification)) {
    return { type: "told", notice: signInMessages.outcome.unreachable };
  }
  const notice = signInMessages.refusal({
    code,
    message: reply.issues[0]?.message ?? data.message ?? (inError ? reply.reason : null),
    requiresVerification: data.requiresVerification ?? false,
  });
  return { type: "told", notice, unverified: data.email ?? email };
}
