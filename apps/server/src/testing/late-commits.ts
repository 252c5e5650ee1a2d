import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";

/** Advisory locks: who finds the first one taken waits for the second. */
const [gate, waitingRoom] = [1, 2];

/**
 * Holds one change of a PostgreSQL database back right before it is committed, so that others may
 * become visible before it, as with several processes and a slow disk.
 */
export async function openLateCommits(connectionString: string) {
  const client = new pg.Client({ connectionString });
  await client.connect();
  // A deferred trigger runs with the commit.
  await client.query(`
    create function wait_at_gate() returns trigger language plpgsql as $$ begin
      if not pg_try_advisory_xact_lock_shared(${gate}) then
        perform pg_advisory_xact_lock_shared(${waitingRoom});
      end if;
      return null;
    end $$;
    create constraint trigger wait_at_gate after insert or update on sync_changes
      deferrable initially deferred for each row execute function wait_at_gate()`);
  let letGo: (() => Promise<void>) | null = null;

  async function doesOneWait(lock: string): Promise<boolean> {
    const waiting = `select 1 from pg_locks where not granted and ${lock}`;
    return (await client.query(waiting)).rows.length > 0;
  }

  /** Resolves once the work is done, or something waits for a lock; to whether it does. */
  async function watch(work: Promise<unknown>, lock: string): Promise<boolean> {
    let isDone = false;
    const done = () => {
      isDone = true;
    };
    work.then(done, done);
    const isOver = () => isDone;
    while (!isOver()) {
      if (await doesOneWait(lock)) return true;
      await sleep(1);
    }
    return false;
  }

  const release = async (): Promise<void> => letGo?.();

  return {
    /** Begins a change and leaves it before its commit. It is done when `release` is called. */
    async hold(work: () => Promise<unknown>): Promise<void> {
      await client.query(`select pg_advisory_lock(${waitingRoom}), pg_advisory_lock(${gate})`);
      letGo = async () => {
        letGo = null;
        await client.query(`select pg_advisory_unlock(${waitingRoom})`);
        await held.catch(() => undefined);
      };
      const held = work();
      const isHeld = await watch(held, "locktype = 'advisory'");
      await client.query(`select pg_advisory_unlock(${gate})`);
      if (!isHeld) await letGo();
    },
    isHolding: () => letGo !== null,
    release,
    /** Runs a change beside the one that is held, which goes first where it has to. */
    async beside<Result>(work: () => Promise<Result>): Promise<Result> {
      const result = work();
      const isWaiting = letGo !== null && (await watch(result, "locktype <> 'advisory'"));
      if (isWaiting) await release();
      return result;
    },
    close: () => client.end(),
  };
}
