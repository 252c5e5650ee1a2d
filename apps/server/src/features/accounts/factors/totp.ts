import { Secret, TOTP } from "otpauth";
import type { Clock } from "../../../platform/clock.ts";
import type { Encryption } from "../keys/encryption.ts";
import type { FactorRow } from "./repository.ts";

/** Seconds per code, and how many codes before and after the current one are accepted. */
const period = 30;
const steps = 1;

export interface Authenticators {
  /** A new secret, and the `otpauth:` URI for the app. */
  begin(account: { issuer: string; email: string }): { secret: string; uri: string };
  /** Whether the server's key decrypts the factor's secret; false if the key was lost. */
  canRead(factor: FactorRow): boolean;
  /** The 30-second step of a code that is right and newer than the last one; else null. */
  stepOf(factor: FactorRow, code: string): number | null;
}

interface Needs {
  clock: Clock;
  encryption: Encryption;
}

/** Codes of authenticator apps (TOTP). */
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
      // The library compares bytes, and throws for what has more of them than digits: "۱۲۳۴۵۶".
      if (!/^\d{6}$/.test(token)) return null;
      const delta = TOTP.validate({ token, secret, period, window: steps, timestamp: now });
      if (delta === null) return null;
      const current = Math.floor(now / 1000 / period);
      const step = current + delta;
      // A last step in the future means the clock was set back, which must not lock anyone out.
      const last = factor.last_step > current + steps ? 0 : factor.last_step;
      return step > last ? step : null;
    },
  };
}
