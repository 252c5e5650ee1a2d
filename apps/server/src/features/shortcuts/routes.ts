import { shortcutDay, shortcutLog } from "@morsel/contract/shortcuts";
import { type Http, mount } from "../../platform/http/mount.ts";
import type { ShortcutService } from "./service.ts";

export function shortcutRoutes(http: Http, shortcuts: ShortcutService): void {
  mount(http, shortcutDay, ({ caller, query }) => shortcuts.day(caller, query));
  mount(http, shortcutLog, ({ caller, body }) => shortcuts.log(caller, body));
}
