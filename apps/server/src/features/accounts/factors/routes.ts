import {
  challengeFactor,
  countRecoveryCodes,
  enrollFactor,
  makeRecoveryCodes,
  remakeRecoveryCodes,
  removeRecoveryCodes,
  unenrollFactor,
  verifyFactor,
  verifyRecoveryCode,
} from "@morsel/contract/auth-factors";
import { type Http, mount } from "../../../platform/http/mount.ts";
import { originOf } from "../origin.ts";
import type { AccountService } from "../service.ts";
import type { NewCodes } from "./recovery-code.service.ts";

const product = "Morsel";

/** The calls behind the auth client's `mfa`. */
export function factorRoutes(http: Http, { factors, recoveryCodes }: AccountService): void {
  mount(http, countRecoveryCodes, async ({ person }) => {
    return { type: "recovery_code" as const, ...(await recoveryCodes.count(person)) };
  });

  mount(http, makeRecoveryCodes, async ({ person, body, request }) => {
    const name = nameOf(body?.friendly_name) ?? "Recovery codes";
    return presentCodes(await recoveryCodes.make(person, name, originOf(request)));
  });

  mount(http, remakeRecoveryCodes, async ({ person, request }) =>
    presentCodes(await recoveryCodes.remake(person, originOf(request))),
  );

  mount(http, verifyRecoveryCode, ({ person, body, request }) =>
    recoveryCodes.verify(person, body.code ?? "", originOf(request)),
  );

  mount(http, removeRecoveryCodes, ({ person, request }) =>
    recoveryCodes.remove(person, originOf(request)),
  );

  mount(http, enrollFactor, async ({ person, body }) => {
    const { id, name, totp } = await factors.enroll(person, {
      type: body.factor_type,
      name: nameOf(body.friendly_name),
      issuer: nameOf(body.issuer) ?? product,
    });
    return { id, type: "totp" as const, ...(name !== null && { friendly_name: name }), totp };
  });

  mount(http, challengeFactor, async ({ person, params }) => {
    const { id, expiresAt } = await factors.challenge(person, params.factorId);
    return { id, type: "totp" as const, expires_at: Math.floor(expiresAt / 1000) };
  });

  mount(http, verifyFactor, ({ person, params, body, request }) => {
    const answer = { challengeId: body.challenge_id ?? "", code: body.code ?? "" };
    return factors.verify(person, params.factorId, answer, originOf(request));
  });

  mount(http, unenrollFactor, async ({ person, params, request }) => {
    await factors.unenroll(person, params.factorId, originOf(request));
    return { id: params.factorId };
  });
}

/** A blank name counts as none. */
const nameOf = (text: string | null | undefined) => text?.trim() || null;

function presentCodes({ id, name, codes }: NewCodes) {
  return {
    id,
    type: "recovery_code" as const,
    ...(name !== null && { friendly_name: name }),
    total: codes.length,
    codes,
  };
}
