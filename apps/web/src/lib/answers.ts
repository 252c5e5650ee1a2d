import { hashKey, useQuery } from "@tanstack/react-query";
import { useMemo, useSyncExternalStore } from "react";
import { outbox } from "./changes.ts";
import type { ServerQuery } from "./define-query.ts";
import { usePersonId } from "./person.ts";

/** The server's answer with pending changes applied, for whoever is signed in. */
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
