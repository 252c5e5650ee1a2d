import type { ZodMiniType } from "zod/mini";
import type { ServerQuery } from "./define-query.ts";
import type { ToastMessage } from "./toast.ts";

/** One change as it is kept until the server has it. */
export interface ChangeItem {
  id: string;
  /** Which definition it is of, such as `meal.log`. */
  kind: string;
  /** Whose change it is; it is sent as this person and nobody else. */
  person: string;
  /** The thing that it changes: two changes of one thing go in their order. */
  target: string;
  payload: unknown;
  /** ms since 1970 */
  madeAt: number;
}

/** Where a change shows: see `on`. */
export interface Overlay<Payload> {
  lay: (item: ChangeItem, payload: Payload) => void;
  touchedBy: (item: ChangeItem) => string[];
}

/** What a person is told; null where nothing is left to tell. */
type Told = ToastMessage | null;

interface ChangeShape<Payload, Reply> {
  kind: string;
  /** The payload's schema. What was kept may be another release's; it is loaded when there is some. */
  schema: () => Promise<ZodMiniType<Payload>>;
  target: (payload: Payload) => string;
  /** Sends it; sending it twice must equal sending it once. Throws when it failed. */
  send: (payload: Payload) => Promise<Reply>;
  /** The queries that it concerns, and how it shows in their answers before they are asked anew. */
  overlay: readonly Overlay<Payload>[];
  /** The server has it. Runs in the tab that sent it. */
  sent?: (payload: Payload, reply: Reply) => void;
  /** The server won't have it, and it is gone: what the person is told of that. */
  refused: (payload: Payload, failure: unknown) => Told | Promise<Told>;
}

/** A definition, whatever its payload is. */
export interface AnyChange {
  kind: string;
  /** The item as it was kept, checked; null where it isn't as the schema says. */
  read: (kept: ChangeItem) => Promise<ChangeItem | null>;
  /** Resolves with what is to be done once the item counts as sent. */
  send: (item: ChangeItem) => Promise<() => void>;
  refused: (item: ChangeItem, failure: unknown) => Promise<Told>;
  /** The queries (by their hashes) that it concerns. */
  touchedBy: (item: ChangeItem) => string[];
}

export interface Change<Payload> extends AnyChange {
  make: (payload: Payload, made: Pick<ChangeItem, "id" | "person" | "madeAt">) => ChangeItem;
  /** The payloads of those items that are of this kind. */
  among: (items: readonly ChangeItem[]) => Payload[];
}

/** Lays a change over a query's answers. Without `touches` it concerns them all. */
export function on<Payload, Params, Answer>(
  query: ServerQuery<Params, Answer>,
  show: (answer: Answer | undefined, payload: Payload, params: Params) => Answer | undefined,
  touches: (payload: Payload, params: Params) => boolean = () => true,
): Overlay<Payload> {
  return {
    lay: (item, payload) =>
      query.lay(item, {
        touches: (params) => touches(payload, params),
        show: (answer, params) => show(answer, payload, params),
      }),
    touchedBy: (item) => query.touchedBy(item),
  };
}

/**
 * One kind of change that a person makes, with or without a network: how it is kept, sent, shown
 * until the server's answers hold it, and what is told of it. Enter it in the list of app/changes.ts.
 */
export function defineChange<Payload, Reply>(shape: ChangeShape<Payload, Reply>): Change<Payload> {
  const { kind, overlay } = shape;
  const payloads = new WeakMap<ChangeItem, Payload>();

  function take(item: ChangeItem, payload: Payload): ChangeItem {
    payloads.set(item, payload);
    for (const { lay } of overlay) lay(item, payload);
    return item;
  }

  function payloadOf(item: ChangeItem): Payload {
    const payload = payloads.get(item);
    if (payload === undefined) throw new Error(`${item.kind} is no ${kind}.`);
    return payload;
  }

  return {
    kind,
    make: (payload, made) =>
      take({ ...made, kind, target: shape.target(payload), payload }, payload),
    async read(kept) {
      const { success, data } = (await shape.schema()).safeParse(kept.payload);
      return success ? take({ ...kept, payload: data }, data) : null;
    },
    async send(item) {
      const payload = payloadOf(item);
      const reply = await shape.send(payload);
      return () => shape.sent?.(payload, reply);
    },
    refused: async (item, failure) => shape.refused(payloadOf(item), failure),
    touchedBy: (item) => overlay.flatMap(({ touchedBy }) => touchedBy(item)),
    among: (items) =>
      items.flatMap((item) => {
        const payload = payloads.get(item);
        return payload === undefined ? [] : [payload];
      }),
  };
}
