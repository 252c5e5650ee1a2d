import type { Reply, RouteShape } from "@morsel/contract/route";
import { type call, callWith, type Given, requestOf } from "./api.ts";
import type { ApiRequest } from "./api-request.ts";
import { patience } from "./call-patience.ts";

/**
 * A call that is made later, by the page or by its service worker, and says when the change that it
 * carries was made.
 */
export interface PlannedCall<Answer> {
  make: (madeAt: number) => Promise<Answer>;
  /** The same as it goes over the wire; several, if it takes several. */
  requests: (madeAt: number) => Promise<ApiRequest[]>;
}

/** Plans one call of the contract; takes what `call` takes. */
export const planCall = <Name extends string, Routes extends Record<Name, RouteShape>>(
  ...[load, name, options]: Parameters<typeof call<Name, Routes>>
): PlannedCall<Reply<Routes[Name]>> => {
  const given: Given = options ?? {};
  return {
    make: (madeAt) =>
      callWith(load, name, { ...given, madeAt, signal: AbortSignal.timeout(patience) }),
    async requests(madeAt) {
      // eslint-disable-next-line morsel/text-lookup -- as in `call`
      return [requestOf((await load())[name], { ...given, madeAt })];
    },
  };
};
