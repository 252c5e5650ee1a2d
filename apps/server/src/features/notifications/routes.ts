import { pushKey, subscribePush, unsubscribePush } from "@morsel/contract/notifications";
import { type Http, mount } from "../../platform/http/mount.ts";
import type { NotificationService } from "./service.ts";

export function notificationRoutes(http: Http, notifications: NotificationService): void {
  mount(http, pushKey, async () => ({ publicKey: await notifications.publicKey() }));

  mount(http, subscribePush, ({ person, body }) => notifications.subscribe(person, body));

  mount(http, unsubscribePush, async ({ person, params }) => {
    await notifications.unsubscribe(person.userId, params.id);
  });
}
