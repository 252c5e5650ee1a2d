import { hashKey } from "@tanstack/react-query";

/** A change that still has to be laid over answers. */
export interface Waiting {
  item: object;
  /** Once the server has it: the queries (by their hashes) whose answers are older than that. */
  stale: ReadonlySet<string> | null;
}

/** What one waiting change does to the answers of one kind of query. */
interface Layer<Params, Answer> {
  touches: (params: Params) => boolean;
  show: (answer: Answer | undefined, params: Params) => Answer | undefined;
}

interface QueryShape<Params, Answer> {
  /** First in the cache's keys and in no other query's; the person comes second. */
  name: string;
  ask: (params: Params, person: string, signal: AbortSignal) => Promise<Answer>;
  /** Whether this browser keeps the answers, for a start without the server. */
  kept?: boolean;
  /** ms */
  staleTime?: number;
  retry?: boolean | number;
  refetchOnWindowFocus?: boolean;
}

export type ServerQuery<Params, Answer> = ReturnType<typeof defineQuery<Params, Answer>>;

/**
 * Something that the server is asked for, and the waiting changes that show in its answers
 * (`on` of define-change.ts puts them there). Components read it with `useAnswer`.
 */
export function defineQuery<Params, Answer>(shape: QueryShape<Params, Answer>) {
  const { name, ask, kept = false, ...rules } = shape;
  const asked = new Map<string, { params: Params }>();
  const layers = new WeakMap<object, Layer<Params, Answer>>();

  return {
    /** What the cache needs to ask it; without a person nothing is asked. */
    options(person: string | null, params: Params) {
      const queryKey = [name, person, params] as const;
      asked.set(hashKey(queryKey), { params });
      return {
        queryKey,
        queryFn: ({ signal }: { signal: AbortSignal }) => ask(params, person ?? "", signal),
        enabled: person !== null,
        meta: { kept },
        ...rules,
      };
    },
    lay(item: object, layer: Layer<Params, Answer>): void {
      layers.set(item, layer);
    },
    /** The hashes of the queries that a change shows in. */
    touchedBy(item: object): string[] {
      const layer = layers.get(item);
      return [...asked].flatMap(([hash, { params }]) => (layer?.touches(params) ? [hash] : []));
    },
    /** The server's answer with the changes that it can't hold yet; the same object without any. */
    shown(answer: Answer | undefined, hash: string, waiting: readonly Waiting[]) {
      const known = asked.get(hash);
      if (!known) return answer;
      const { params } = known;
      return waiting.reduce((before, { item, stale }) => {
        const layer = stale === null || stale.has(hash) ? layers.get(item) : undefined;
        return layer?.touches(params) ? layer.show(before, params) : before;
      }, answer);
    },
  };
}
