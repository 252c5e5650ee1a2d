import { erasedCode } from "@morsel/domain/made-ago";
import type { ZodMiniType } from "zod/mini";
import { ApiFailure } from "./api.ts";
import type { ApiRequest } from "./api-request.ts";
import type { ServerQuery } from "./define-query.ts";
import type { ChangeItem } from "./outbox-store.ts";
import type { PlannedCall } from "./planned-call.ts";
import type { ToastMessage } from "./toast.ts";

/** When a change was made, by this device's clock: the server keeps the later of two. */
export const madeWhen = ({ madeAt }: ChangeItem) => ({ changedAt: madeAt, sentAt: Date.now() });

/** Whether it was made before its person had everything deleted. */
export const isErased = (failure: unknown): boolean =>
  failure instanceof ApiFailure && failure.code === erasedCode;

/** Where a change shows; made by `on`. */
export interface Overlay<Payload> {
  lay: (item: ChangeItem, payload: Payload) => void;
  touchedBy: (item: ChangeItem) => string[];
}

/** What to tell the person; null for nothing. */
type Announcement = ToastMessage | null;

interface ChangeShape<Payload, Reply> {
  kind: string;
  /** Checks stored payloads, which another release may have written; loaded when there are any. */
  schema: () => Promise<ZodMiniType<Payload>>;
  target: (payload: Payload) => string | readonly string[];
  /** Must be idempotent: a change may be sent twice. */
  send: (payload: Payload, item: ChangeItem) => PlannedCall<Reply>;
  /** The queries it affects, and how it shows in their answers until they are fetched again. */
  overlay: readonly Overlay<Payload>[];
  /** Runs once the server has it, in the tab that sent it. */
  sent?: (payload: Payload, reply: Reply) => void;
  /** The server refused it and it has been dropped: what to tell the person. */
  refused: (payload: Payload, failure: unknown) => Announcement | Promise<Announcement>;
}

/** A definition, whatever its payload. */
export interface AnyChange {
  kind: string;
  /** Checks a stored item; null if it doesn't match the schema. */
  read: (kept: ChangeItem) => Promise<ChangeItem | null>;
  /** Resolves with what to run once the item counts as sent. */
  send: (item: ChangeItem) => Promise<() => void>;
  /** What sending it asks for over the wire, in order. */
  requests: (item: ChangeItem) => Promise<ApiRequest[]>;
  refused: (item: ChangeItem, failure: unknown) => Promise<Announcement>;
  /** The hashes of the queries it affects. */
  touchedBy: (item: ChangeItem) => string[];
}

export interface Change<Payload> extends AnyChange {
  make: (payload: Payload, made: Pick<ChangeItem, "id" | "person" | "madeAt">) => ChangeItem;
  /** The payloads of the items that are of this kind. */
  among: (items: readonly ChangeItem[]) => Payload[];
}

/** Shows a change in a query's answers: in all of them, or where `touches` says so. */
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
 * Defines one kind of change that people can make offline: how it is sent, and how it shows until
 * the server's answers include it. Add it to the list in app/changes.ts.
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
      const reply = await shape.send(payload, item).make(item.madeAt);
      return () => shape.sent?.(payload, reply);
    },
    requests: async (item) => shape.send(payloadOf(item), item).requests(item.madeAt),
    // With everything else they had, the person wanted it to be gone: nothing to tell.
    refused: async (item, failure) =>
      isErased(failure) ? null : shape.refused(payloadOf(item), failure),
    touchedBy: (item) => overlay.flatMap(({ touchedBy }) => touchedBy(item)),
    among: (items) =>
      items.flatMap((item) => {
        const payload = payloads.get(item);
        return payload === undefined ? [] : [payload];
      }),
  };
}
