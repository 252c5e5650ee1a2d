import { Secret, TOTP } from "otpauth";
import type { Clock } from "../../../platform/clock.ts";
import type { Encryption } from "../keys/encryption.ts";
import type { FactorRow } from "./repository.ts";

/** Seconds of one code, and how many codes before and after now are accepted. */
const period = 30;
const steps = 1;

export interface Authenticators {
  /** A new secret, and what an app reads of it. */
  begin(account: { issuer: string; email: string }): { secret: string; uri: string };
  /** Whether the server's key opens the factor's secret; it doesn't where the key was lost. */
  canRead(factor: FactorRow): boolean;
  /** The 30 seconds that the code belongs to, when it is right and newer than the last; else null. */
  stepOf(factor: FactorRow, code: string): number | null;
}

interface Needs {
  clock: Clock;
  encryption: Encryption;
}

/** The codes of authenticator apps (TOTP). */
export function createAuthenticators({ clock, encryption }: Needs): Authenticators {
  return {
    begin({ issuer, email }) {
      const secret = new Secret({ size: 20 });
      const uri = new TOTP({ issuer, label: email, secret, period }).toString();
      return { secret: secret.base32, uri };
    },

    canRead: (factor) => encryption.tryOpen(factor.secret ?? "", factor.id) !== null,

    stepOf(factor, code) {
      const opened = encryption.tryOpen(factor.secret ?? "", factor.id);
      if (opened === null) return null;
      const secret = Secret.fromBase32(opened);
      const now = clock();
      const token = code.replaceAll(/\s/g, "");
      const delta = TOTP.validate({ token, secret, period, window: steps, timestamp: now });
      if (delta === null) return null;
      const current = Math.floor(now / 1000 / period);
      const step = current + delta;
      // Accepted in what is the future now: the clock was set back, which must not close the door.
      const last = factor.last_step > current + steps ? 0 : factor.last_step;
      return step > last ? step : null;
    },
  };
}
