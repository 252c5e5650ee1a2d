import { hashKey } from "@tanstack/react-query";
import { outbox } from "./changes.ts";
import type { ServerQuery } from "./define-query.ts";
import { personId } from "./person.ts";
import { queryClient } from "./query-client.ts";

/** What `useAnswer` shows, outside of components: from the cache only. */
export function answerNow<Params, Answer>(
  query: ServerQuery<Params, Answer>,
  params: Params,
): Answer | undefined {
  const { queryKey } = query.options(personId(), params);
  const answer = queryClient.getQueryData<Answer>(queryKey);
  return query.shown(answer, hashKey(queryKey), outbox.waiting());
}
