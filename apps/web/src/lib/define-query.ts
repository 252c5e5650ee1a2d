import { hashKey } from "@tanstack/react-query";

/** A change to apply over the server's answers. */
export interface Waiting {
  item: object;
  /** Null until the server has it. */
  sent: Sent | null;
}

/** How far what this device knows has followed a change that the server has. */
export interface Sent {
  /** By hash, the queries that had to be asked anew or were asked since: whether they are answered. */
  answered: ReadonlyMap<string, boolean>;
  /** Whether what this device holds includes it, and what is made of that. */
  isHeld: boolean;
}

/** Whether a query's answer may be from before the server had the change. */
const mayLack = ({ sent }: Waiting, hash: string): boolean =>
  !(sent && (sent.answered.get(hash) ?? sent.isHeld));

/** How one pending change shows in the answers of one kind of query. */
interface Layer<Params, Answer> {
  touches: (params: Params) => boolean;
  show: (answer: Answer | undefined, params: Params) => Answer | undefined;
}

/** How this device answers a query by itself: see define-kind.ts. */
export interface Derivation<Params, Answer> {
  /** Undefined where the device doesn't hold all that it takes. */
  answer: (person: string | null, params: Params) => Answer | undefined;
  /** When the answer was last in step (ms since 1970). */
  at: (person: string | null, params: Params) => number;
  ask: (
    person: string | null,
    params: Params,
    askServer: (of?: Params) => Promise<Answer>,
  ) => Promise<Answer>;
  /** With pending changes, where they can't be laid over the answer itself. */
  shown?: (params: Params, items: readonly object[]) => Answer | undefined;
}

interface QueryShape<Params, Answer> {
  /** Unique; the cache key is `[name, person, params]`. */
  name: string;
  ask: (params: Params, person: string, signal: AbortSignal) => Promise<Answer>;
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
  const { name, ask, ...rules } = shape;
  const requested = new Map<string, { params: Params }>();
  const layers = new WeakMap<object, Layer<Params, Answer>>();
  let derivation: Derivation<Params, Answer> | undefined;

  /** An answer with pending changes laid over it, one after the other. */
  function over(answer: Answer | undefined, params: Params, items: readonly object[]) {
    return items.reduce<Answer | undefined>((before, item) => {
      const layer = layers.get(item);
      return layer?.touches(params) ? layer.show(before, params) : before;
    }, answer);
  }

  return {
    name,
    /** TanStack Query's options; disabled while nobody is signed in. */
    options(person: string | null, params: Params) {
      const queryKey = [name, person, params] as const;
      requested.set(hashKey(queryKey), { params });
      return {
        queryKey,
        queryFn: ({ signal }: { signal: AbortSignal }) => {
          const askServer = (of = params) => ask(of, person ?? "", signal);
          return derivation?.ask(person, params, askServer) ?? askServer();
        },
        initialData: () => derivation?.answer(person, params),
        initialDataUpdatedAt: () => derivation?.at(person, params),
        enabled: person !== null,
        ...rules,
      };
    },
    /** Lets this device answer from what it keeps in step. */
    derive(from: Derivation<Params, Answer>): void {
      derivation = from;
    },
    over,
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
      const items = waiting.filter((one) => mayLack(one, hash)).map(({ item }) => item);
      return derivation?.shown?.(params, items) ?? over(answer, params, items);
    },
  };
}
