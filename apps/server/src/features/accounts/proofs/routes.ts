import { accountCodes } from "@morsel/contract/accounts";
import { secondFactorNeeded } from "@morsel/contract/auth-factors";
import { listProofWays, prove } from "@morsel/contract/auth-proof";
import { type Failure, flatFailure } from "../../../platform/http/failure.ts";
import { type Http, mount } from "../../../platform/http/mount.ts";
import { messages } from "../messages.ts";
import { originOf } from "../origin.ts";
import type { AccountService } from "../service.ts";
import type { GivenProof } from "./service.ts";

/** Re-authentication: required before changing how one signs in. */
export function proofRoutes(http: Http, { proofs }: AccountService): void {
  mount(http, listProofWays, ({ person }) => proofs.waysOf(person));

  mount(http, prove, async ({ person, body, request }) => {
    const isFactor = "factorCode" in body || "recoveryCode" in body;
    const { ways } = await proofs.waysOf(person);
    if (ways.includes("factor") && !isFactor) {
      throw flatFailure(403, secondFactorNeeded, messages.secondFactorNeeded);
    }
    const outcome = await proofs.prove(person, body, originOf(request));
    if (outcome === "no-password")
      throw flatFailure(403, accountCodes.noPassword, messages.noPassword);
    if (outcome === "wrong") throw wrong(body);
  });
}

function wrong(given: GivenProof): Failure {
  if ("password" in given)
    return flatFailure(403, accountCodes.wrong, messages.wrongCurrentPassword);
  if ("mailedCode" in given) return flatFailure(403, accountCodes.wrongCode, messages.wrongCode);
  const { wrongFactorCode, wrongRecoveryCode } = messages;
  return flatFailure(
    403,
    accountCodes.wrongCode,
    "factorCode" in given ? wrongFactorCode : wrongRecoveryCode,
  );
}
