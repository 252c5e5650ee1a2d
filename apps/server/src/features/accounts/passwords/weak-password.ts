import { accountCodes } from "@morsel/contract/accounts";
import type { weaknesses } from "@morsel/domain/accounts/password";
import { Failure } from "../../../platform/http/failure.ts";
import { messages } from "../messages.ts";

/** A password too weak for a new account; `reasons` are the auth service's. */
export class WeakPassword extends Failure {
  readonly reasons: readonly Weakness[];

  constructor(reasons: readonly Weakness[], min: number) {
    const lines = reasons.map((reason) =>
      reason === "length" ? messages.weakLength(min) : messages.weakCharacters,
    );
    const issues = lines.map((line) => ({ path: "password", message: line }));
    super(422, accountCodes.weak, lines.join(" "), { issues, topLevel: {} });
    this.reasons = reasons;
  }
}

type Weakness = ReturnType<typeof weaknesses>[number];
