import type { SyncData, SyncKind } from "@morsel/contract/sync";
import { hashKey } from "@tanstack/react-query";
import type { ServerQuery } from "./define-query.ts";
import { personId } from "./person.ts";
import type { Replica } from "./replica.ts";

interface Derived<Data, Params, Answer> {
  /** The first day that the answer takes (`always`: no day); without it, everything there is. */
  from?: (params: Params) => string;
  /** The last day that the answer takes. */
  to?: (params: Params) => string;
  /** Undefined if only the server can answer. */
  answer: (things: readonly Data[], params: Params) => Answer | undefined;
  /** The answer with pending changes, where they can only be laid over what it is made of. */
  shown?: (things: readonly Data[], params: Params, items: readonly object[]) => Answer;
  /** For answers that take more than a device holds: the server is asked for what is older. */
  older?: {
    params: (params: Params, from: string) => Params;
    join: (older: Answer, recent: Answer, from: string) => Answer;
  };
  /** The server is asked anyway, for what only it can say. */
  isAsked?: boolean;
}

/** A query that the device answers from the things of one kind. */
export interface AnsweredHere<Data> {
  name: string;
  attach: (replica: Replica, kind: string) => void;
  /** The answer as of now, for a query in the cache; undefined where it takes the server. */
  answer: (person: string | null, params: unknown) => unknown;
  /** Whether that is all there is to it: the server has no say. */
  isFresh: (person: string | null, params: unknown) => boolean;
  /** Which things it is made of: only for the type. */
  madeOf?: Data;
}

/** Says how a query's answer is made of the things that a device holds. */
export function from<Data, Params, Answer>(
  query: ServerQuery<Params, Answer>,
  {
    from: firstDay,
    to: lastDay,
    answer,
    shown,
    older,
    isAsked = false,
  }: Derived<Data, Params, Answer>,
): AnsweredHere<Data> {
  type Here = (
    person: string | null,
    params: Params,
    items?: readonly object[],
  ) => Answer | undefined;
  let here: Here = () => undefined;
  let isFresh: (person: string | null, params: Params) => boolean = () => false;
  /** What the server said of older days, by person and parameters. */
  const asked = new Map<string, Answer>();
  const keyOf = (person: string | null, params: Params) => hashKey([person, params]);

  function attach(replica: Replica, kind: string): void {
    const start = () => replica.from() ?? "";
    const covers = (person: string | null, params: Params) =>
      (firstDay !== undefined || !older) && replica.covers(person, firstDay?.(params));
    // Of what ends before the first day held, this device knows nothing.
    const isPart = (person: string | null, params: Params) =>
      older !== undefined &&
      !covers(person, params) &&
      replica.covers(person) &&
      (lastDay === undefined || lastDay(params) >= start());

    here = (person, params, items) => {
      const isWhole = covers(person, params);
      if (!isWhole && !isPart(person, params)) return undefined;
      const things = replica.all(kind) as readonly Data[];
      const recent = items && shown ? shown(things, params, items) : answer(things, params);
      const before = asked.get(keyOf(person, params));
      if (isWhole || !older || before === undefined || recent === undefined) return recent;
      const laid = items && query.over(before, older.params(params, start()), items);
      return older.join(laid ?? before, recent, start());
    };

    isFresh = (person, params) => !isAsked && !isPart(person, params);

    query.derive({
      answer: here,
      at: (person, params) => (isFresh(person, params) ? replica.at() : 0),
      async ask(person, params, askServer) {
        const isHere = () => covers(person, params) || isPart(person, params);
        const key = keyOf(person, params);
        let said: Answer | undefined;
        if (!isHere()) {
          said = await askServer().finally(() => replica.overtake());
          // The older part of it still counts once the device holds the rest by itself.
          if (older) asked.set(key, said);
          // All may have come meanwhile, and newer than that.
          if (!isHere()) return said;
        }
        [said] = await Promise.all([
          said ?? (isAsked ? askServer() : undefined),
          replica.catchUp(),
          older &&
            isPart(person, params) &&
            askServer(older.params(params, start())).then((part) => asked.set(key, part)),
        ]);
        // The reply itself may be older than what the feed has brought meanwhile.
        return here(person, params) ?? said ?? askServer();
      },
      ...(shown && {
        shown: (params, items) => (items.length > 0 ? here(personId(), params, items) : undefined),
      }),
    });
  }

  return {
    name: query.name,
    attach,
    answer: (person, params) => here(person, params as Params),
    isFresh: (person, params) => isFresh(person, params as Params),
  };
}

export interface AnyKind {
  kind: SyncKind;
  dayOf: (data: never) => string | null;
  answers: readonly AnsweredHere<never>[];
}

interface KindShape<Data> {
  /** The day it belongs to; null if to none. A device holds the last three months. */
  dayOf: (data: Data) => string | null;
  answers: readonly AnsweredHere<Data>[];
}

/**
 * Defines a kind of thing that this device keeps in step: the contract has what it looks like
 * (`syncKinds`). Add it to the list in app/kinds.ts.
 */
export function defineKind<Kind extends SyncKind>(
  kind: Kind,
  { dayOf, answers }: KindShape<SyncData<Kind>>,
): AnyKind {
  return { kind, dayOf, answers: answers as readonly AnsweredHere<never>[] };
}
