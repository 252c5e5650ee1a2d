import type { Notice } from "@morsel/contract/notifications";
import { type CryptoKey, SignJWT } from "jose";
import type { Clock } from "../../platform/clock.ts";
import type { Config } from "../../platform/config/config.ts";
import { encryptMessage, type SubscriptionKeys } from "./encryption.gateway.ts";

/** A message's fate: accepted, subscription gone, refused for good, or worth retrying later. */
export type Delivery = "taken" | "gone" | "refused" | "later";

export interface PushKey {
  /** An uncompressed point in base64url. */
  publicKey: string;
  privateKey: CryptoKey;
}

interface Needs {
  clock: Clock;
  key: () => Promise<PushKey>;
  config: Pick<Config, "publicUrl" | "mailFrom" | "pushServices">;
}

const patience = 10_000;
/** VAPID allows tokens of a day at most. */
const tokenSeconds = 12 * 3600;

/** Web Push (RFC 8030) with VAPID (RFC 8292), to the push services named in the settings. */
export function createPushGateway({ clock, key, config }: Needs) {
  async function authorization(origin: string): Promise<string> {
    const { publicKey, privateKey } = await key();
    const token = await new SignJWT()
      .setProtectedHeader({ typ: "JWT", alg: "ES256" })
      .setAudience(origin)
      .setSubject(contact(config))
      .setExpirationTime(Math.floor(clock() / 1000) + tokenSeconds)
      .sign(privateKey);
    return `vapid t=${token}, k=${publicKey}`;
  }

  /**
   * Whether messages may be sent there. Endpoints come from clients: only listed services are
   * called, so that nobody can make this server send requests into its own network.
   */
  function accepts(endpoint: string): boolean {
    const url = new URL(endpoint);
    return config.pushServices.some((service) =>
      service.includes("://")
        ? url.origin === service
        : url.protocol === "https:" &&
          url.port === "" &&
          (url.hostname === service || url.hostname.endsWith(`.${service}`)),
    );
  }

  return {
    accepts,

    async send(
      device: { endpoint: string } & SubscriptionKeys,
      notice: Notice,
      secondsToLive: number,
    ): Promise<Delivery> {
      if (!accepts(device.endpoint)) return "refused";
      try {
        const response = await fetch(device.endpoint, {
          method: "POST",
          redirect: "error",
          signal: AbortSignal.timeout(patience),
          headers: {
            authorization: await authorization(new URL(device.endpoint).origin),
            "content-encoding": "aes128gcm",
            "content-type": "application/octet-stream",
            ttl: String(secondsToLive),
            urgency: "normal",
            // A newer message of the same kind replaces an undelivered one.
            topic: notice.tag.slice(0, 32),
          },
          body: new Uint8Array(encryptMessage(JSON.stringify(notice), device)),
        });
        await response.body?.cancel();
        if (response.ok) return "taken";
        if (response.status === 404 || response.status === 410) return "gone";
        return response.status === 429 || response.status >= 500 ? "later" : "refused";
      } catch {
        return "later";
      }
    },
  };
}

/** The contact a push service can turn to about this server. */
function contact({ publicUrl, mailFrom }: Needs["config"]): string {
  if (publicUrl.startsWith("https:")) return publicUrl;
  return `mailto:${/[^\s<>]+@[^\s<>]+/.exec(mailFrom)?.[0] ?? "morsel@localhost"}`;
}
