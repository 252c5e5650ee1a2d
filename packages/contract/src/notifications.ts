import * as z from "zod/mini";
import { route } from "./route.ts";

export const notificationCodes = {
  /** The address belongs to no push service that this server supports. */
  service: "PUSH_SERVICE_UNKNOWN",
  tooMany: "TOO_MANY_DEVICES",
} as const;

/** Devices of one person that can receive notices. */
export const maxDevices = 20;

const base64url = (length: number) =>
  z.string().check(z.regex(new RegExp(`^[\\w-]{${length}}=*$`), "Is not a key of a subscription."));

/** The key browsers subscribe with (VAPID, uncompressed P-256 point in base64url). */
export const pushKey = route({
  method: "GET",
  path: "/api/notifications/key",
  access: "anyone",
  summary: "The server's public key for Web Push",
  status: 200,
  reply: z.object({ publicKey: z.string() }),
});

const device = z.object({ id: z.string() });

/** Subscribes this browser; the body is `PushSubscription.toJSON()`. Idempotent. */
export const subscribePush = route({
  method: "POST",
  path: "/api/notifications/devices",
  access: "person",
  summary: "Send notices to this browser",
  body: z.object({
    endpoint: z.url("Must be an address.").check(z.maxLength(2000)),
    keys: z.object({ p256dh: base64url(87), auth: base64url(22) }),
  }),
  status: 201,
  reply: device,
});

/** Unsubscribes a browser. Idempotent. */
export const unsubscribePush = route({
  method: "DELETE",
  path: "/api/notifications/devices/:id",
  access: "person",
  summary: "Send no more notices to a browser",
  params: z.object({ id: z.string().check(z.maxLength(64)) }),
  status: 204,
});

/** The payload of a push message to the service worker. */
export const notice = z.object({
  title: z.string(),
  body: z.string(),
  /** A notice replaces an earlier one with the same tag. */
  tag: z.string(),
  /** Opened when the notice is pressed. */
  url: z.string(),
});
export type Notice = z.infer<typeof notice>;
