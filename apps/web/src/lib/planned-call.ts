import type { Reply, RouteShape } from "@morsel/contract/route";
import { call, requestOf } from "./api.ts";
import type { ApiRequest } from "./api-request.ts";

/** A call that is made later, by the page or by its service worker. */
export interface PlannedCall<Answer> {
  make: () => Promise<Answer>;
  /** The same as it goes over the wire; several, if it takes several. */
  requests: () => Promise<ApiRequest[]>;
}

/** Plans one call of the contract; takes what `call` takes. */
export const planCall = <Name extends string, Routes extends Record<Name, RouteShape>>(
  ...planned: Parameters<typeof call<Name, Routes>>
): PlannedCall<Reply<Routes[Name]>> => ({
  make: () => call(...planned),
  async requests() {
    const [load, name, options] = planned;
    // eslint-disable-next-line morsel/text-lookup -- as in `call`
    return [requestOf((await load())[name], options ?? {})];
  },
});
