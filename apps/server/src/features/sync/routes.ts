import { syncChanges } from "@morsel/contract/sync";
import { type Http, mount } from "../../platform/http/mount.ts";
import type { SyncService } from "./service.ts";

export function syncRoutes(http: Http, sync: Pick<SyncService, "changes">): void {
  mount(http, syncChanges, ({ person, query }) => sync.changes(person, query));
}
