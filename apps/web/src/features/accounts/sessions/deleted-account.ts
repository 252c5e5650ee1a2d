import { outboxStore } from "../../../lib/outbox-store.ts";
import { photoQueueStore } from "../../../lib/photo-queue-store.ts";
import { forget, unsavedFastsKey } from "../../../lib/storage.ts";
import { authPlace } from "../hosted/auth-place.ts";
import { storedSession } from "./stored-session.ts";

/** How long (ms) the end of a session waits to hear whether its account is gone, too. */
const patience = 5_000;

/**
 * Deletes what a person left here for their return, such as changes and photos that wait to be sent:
 * nobody is left to send them as.
 */
export async function forgetWaiting(person: string): Promise<void> {
  forget(unsavedFastsKey(person));
  for (const store of [outboxStore(), photoQueueStore()]) {
    const kept = await store.all();
    for (const { id, person: whose } of kept) if (whose === person) await store.remove(id);
  }
}

/**
 * After a refusal, and while the session is still stored: asks whether its account was deleted, such
 * as on another device, and if so deletes the changes that wait here to be sent. Nothing else than
 * the auth service's own word counts, in its own JSON: a session may end for many reasons, and a
 * proxy refuses what it likes. Fails never.
 */
export async function forgetWaitingIfDeleted(): Promise<void> {
  const session = storedSession();
  if (!session) return;
  const { url, headers } = authPlace();
  try {
    // Out of date, the token still tells whose it is.
    const reply = await fetch(`${url}/user`, {
      headers: { ...headers, authorization: `Bearer ${session.access_token}` },
      signal: AbortSignal.timeout(patience),
    });
    const said = (await reply.json()) as { error_code?: unknown; code?: unknown } | null;
    const code = said?.error_code ?? said?.code;
    if (reply.status === 403 && code === "user_not_found") await forgetWaiting(session.user.id);
  } catch {
    // Not said: the changes stay, for their owner's return.
  }
}
