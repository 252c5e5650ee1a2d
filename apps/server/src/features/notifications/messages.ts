import { maxDevices } from "@morsel/contract/notifications";

export const messages = {
  service: "This server doesn't send to that push service.",
  keys: "Is not a key of a subscription.",
  tooMany: `Notices go to at most ${maxDevices} browsers. Switch them off in one first.`,
} as const;
