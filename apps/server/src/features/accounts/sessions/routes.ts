import { endSession, listSessions } from "@morsel/contract/accounts";
import { type Http, mount } from "../../../platform/http/mount.ts";
import { originOf } from "../origin.ts";
import type { AccountService } from "../service.ts";
import { presentSessionEntry } from "./presenter.ts";

export function sessionRoutes(http: Http, accounts: AccountService): void {
  mount(http, listSessions, async ({ person }) => {
    const rows = await accounts.sessionList.list(person);
    return { sessions: rows.map((row) => presentSessionEntry(row, person.sessionId)) };
  });

  mount(http, endSession, ({ person, params, request }) =>
    accounts.sessionList.endOne(person, params.sessionId, originOf(request)),
  );
}
