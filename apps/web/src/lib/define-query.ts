import { hashKey } from "@tanstack/react-query";

/** A change to apply over the server's answers. */
export interface Waiting {
  item: object;
  /** Null until the server has it; then the hashes of queries not fetched again since. */
  stale: ReadonlySet<string> | null;
}

/** How one pending change shows in the answers of one kind of query. */
interface Layer<Params, Answer> {
  touches: (params: Params) => boolean;
  show: (answer: Answer | undefined, params: Params) => Answer | undefined;
}

interface QueryShape<Params, Answer> {
  /** Unique; the cache key is `[name, person, params]`. */
  name: string;
  ask: (params: Params, person: string, signal: AbortSignal) => Promise<Answer>;
  /** Whether answers are stored in this browser, for a start without the server. */
  kept?: boolean;
  staleTime?: number;
  retry?: boolean | number;
  refetchOnWindowFocus?: boolean;
}

export type ServerQuery<Params, Answer> = ReturnType<typeof defineQuery<Params, Answer>>;

/**
 * A question to the server, along with the pending changes that show in its answers (see `on` in
 * define-change.ts). Components read it with `useAnswer`.
 */
export function defineQuery<Params, Answer>(shape: QueryShape<Params, Answer>) {
  const { name, ask, kept = false, ...rules } = shape;
  const requested = new Map<string, { params: Params }>();
  const layers = new WeakMap<object, Layer<Params, Answer>>();

  return {
    name,
    /** TanStack Query's options; disabled while nobody is signed in. */
    options(person: string | null, params: Params) {
      const queryKey = [name, person, params] as const;
      requested.set(hashKey(queryKey), { params });
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
    /** The hashes of the queries a change shows in. */
    touchedBy(item: object): string[] {
      const layer = layers.get(item);
      return [...requested].flatMap(([hash, { params }]) => (layer?.touches(params) ? [hash] : []));
    },
    /** The answer with the changes it can't include yet; the same object if there are none. */
    shown(answer: Answer | undefined, hash: string, waiting: readonly Waiting[]) {
      const known = requested.get(hash);
      if (!known) return answer;
      const { params } = known;
      return waiting.reduce((before, { item, stale }) => {
        const layer = stale === null || stale.has(hash) ? layers.get(item) : undefined;
        return layer?.touches(params) ? layer.show(before, params) : before;
      }, answer);
    },
  };
}
