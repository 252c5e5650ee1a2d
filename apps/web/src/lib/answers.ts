import { hashKey, useQuery } from "@tanstack/react-query";
import { useMemo, useSyncExternalStore } from "react";
import { outbox } from "./changes.ts";
import type { ServerQuery } from "./define-query.ts";
import { personId, usePersonId } from "./person.ts";
import { queryClient } from "./query-client.ts";

/** What the server answers with what waits to be sent laid over it, for the person of this page. */
export function useAnswer<Params, Answer>(query: ServerQuery<Params, Answer>, params: Params) {
  const options = query.options(usePersonId(), params);
  const waiting = useSyncExternalStore(outbox.subscribe, outbox.waiting, outbox.waiting);
  const result = useQuery(options);
  const hash = hashKey(options.queryKey);
  const data = useMemo(
    () => query.shown(result.data, hash, waiting),
    [query, result.data, hash, waiting],
  );
  return { ...result, data };
}

/** The same, once, as far as this page knows it. */
export function answerNow<Params, Answer>(
  query: ServerQuery<Params, Answer>,
  params: Params,
): Answer | undefined {
  const { queryKey } = query.options(personId(), params);
  const answer = queryClient.getQueryData<Answer>(queryKey);
  return query.shown(answer, hashKey(queryKey), outbox.waiting());
}
