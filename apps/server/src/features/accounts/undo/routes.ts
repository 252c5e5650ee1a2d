import {
  askFactorRemoval,
  confirmFactorRemoval,
  undoEmailChange,
} from "@morsel/contract/auth-undo";
import { iso, isoOrNull } from "../../../platform/clock.ts";
import { type Http, mount } from "../../../platform/http/mount.ts";
import { originOf } from "../origin.ts";
import type { AccountService } from "../service.ts";

/** Ways back in for an owner whom an intruder has locked out. */
export function undoRoutes(http: Http, accounts: AccountService): void {
  const { addressUndo, factorRemovals } = accounts;

  mount(http, undoEmailChange, async ({ body, request, reply }) => {
    const origin = originOf(request);
    const session = await addressUndo.undo(body.token_hash, origin);
    accounts.rememberBrowser(reply, origin);
    return session;
  });

  mount(http, askFactorRemoval, async ({ person, request }) => {
    const { dueAt } = await factorRemovals.ask(person, originOf(request));
    return { dueAt: isoOrNull(dueAt) };
  });

  mount(http, confirmFactorRemoval, async ({ body, request }) => {
    const { dueAt } = await factorRemovals.confirm(body.token_hash, originOf(request));
    return { dueAt: iso(dueAt) };
  });
}
