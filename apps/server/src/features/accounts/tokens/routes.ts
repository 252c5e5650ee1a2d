import { createToken, listTokens, revokeToken } from "@morsel/contract/tokens";
import { type Http, mount } from "../../../platform/http/mount.ts";
import { originOf } from "../origin.ts";
import { presentToken } from "./presenter.ts";
import type { TokenService } from "./service.ts";

export function tokenRoutes(http: Http, tokens: TokenService): void {
  mount(http, createToken, async ({ person, body, request }) => {
    const { row, token } = await tokens.make(person, body, originOf(request));
    request.changedNothing = true;
    return { ...presentToken(row), token };
  });

  mount(http, listTokens, async ({ person }) => ({
    tokens: (await tokens.list(person)).map(presentToken),
  }));

  mount(http, revokeToken, async ({ person, params, request }) => {
    await tokens.revoke(person, params.id, originOf(request));
    request.changedNothing = true;
  });
}
