import { type SyncChange, type SyncPage, syncCodes } from "@morsel/contract/sync";
import type { Caller } from "./caller.ts";

/** A device's copy of what its person has, kept by the feed alone. It starts over when told to. */
export function openFeed(caller: Pick<Caller, "call">, token: string, limit?: number) {
  const things = new Map<string, SyncChange>();
  let cursor: string | undefined;

  async function ask(query: Record<string, string> = {}): Promise<SyncPage> {
    const search = new URLSearchParams({
      ...(cursor !== undefined && { since: cursor }),
      ...(limit !== undefined && { limit: String(limit) }),
      ...query,
    });
    const { status, body } = await caller.call("GET", `/api/sync/changes?${search}`, { token });
    if (status === 200) return body as SyncPage;
    if (body.error?.code !== syncCodes.startOver || cursor === undefined)
      throw new Error(`${status} ${JSON.stringify(body)}`);
    things.clear();
    cursor = undefined;
    return ask(query);
  }

  /** Takes the next page. */
  async function turn(query: Record<string, string> = {}): Promise<SyncPage> {
    const page = await ask(query);
    for (const change of page.changes) {
      const name = `${change.kind} ${change.id}`;
      if (change.deleted) things.delete(name);
      else things.set(name, change);
    }
    cursor = page.cursor;
    return page;
  }

  return {
    things,
    cursor: () => cursor ?? "",
    turn,
    /** Takes all pages; returns the changes in them. */
    async catchUp(query: Record<string, string> = {}): Promise<SyncChange[]> {
      const changes: SyncChange[] = [];
      for (;;) {
        const page = await turn(query);
        changes.push(...page.changes);
        if (!page.more) return changes;
      }
    },
    /** The data of a kind's things, by id. */
    of: (kind: string): Record<string, unknown> =>
      Object.fromEntries(
        [...things.values()].filter((one) => one.kind === kind).map(({ id, data }) => [id, data]),
      ),
  };
}
