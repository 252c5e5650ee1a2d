import type { DataOverview } from "@morsel/contract/reports";
import { useAnswer } from "../../lib/answers.ts";
import { call } from "../../lib/api.ts";
import { defineQuery } from "../../lib/define-query.ts";

const overviewQuery = defineQuery({
  name: "/api/user/data-overview",
  staleTime: 0,
  ask: (_: undefined, _person, signal): Promise<DataOverview> =>
    call(() => import("@morsel/contract/reports"), "dataOverview", { signal }),
});

/** How much the server has of the person. */
export const useDataOverview = () => useAnswer(overviewQuery, undefined);
