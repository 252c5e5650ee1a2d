import * as z from "zod/mini";
import { route } from "./route.ts";

export const notificationCodes = {
  /** The address belongs to no push service that this server speaks to. */
  service: "PUSH_SERVICE_UNKNOWN",
  tooMany: "TOO_MANY_DEVICES",
} as const;

/** Devices of one person that get notices. */
export const maxDevices = 20;

const base64url = (length: number) =>
  z.string().check(z.regex(new RegExp(`^[\\w-]{${length}}=*$`), "Is not a key of a subscription."));

/** The key that browsers subscribe with (VAPID, uncompressed P-256 point in base64url). */
export const pushKey = route({
  method: "GET",
  path: "/api/notifications/key",
  access: "anyone",
  summary: "The server's public key for Web Push",
  status: 200,
  reply: z.object({ publicKey: z.string() }),
});

const device = z.object({ id: z.string() });

/** Lets this browser get notices, as `PushSubscription.toJSON()` says. Again changes nothing. */
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

/** No more notices to a browser; again is fine. */
export const unsubscribePush = route({
  method: "DELETE",
  path: "/api/notifications/devices/:id",
  access: "person",
  summary: "Send no more notices to a browser",
  params: z.object({ id: z.string().check(z.maxLength(64)) }),
  status: 204,
});

/** What a push message carries to the service worker. */
export const notice = z.object({
  title: z.string(),
  body: z.string(),
  /** A notice with the tag of an earlier one takes its place. */
  tag: z.string(),
  /** Where a press on it leads. */
  url: z.string(),
});
export type Notice = z.infer<typeof notice>;
