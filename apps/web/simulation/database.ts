import { IDBFactory, IDBKeyRange } from "fake-indexeddb";
import type { Clock } from "./clock.ts";

export { IDBKeyRange };
export const createDatabases = () => new IDBFactory();

/** What a device has stored, without a tab; nothing if no tab has ever opened it. */
export async function allRows(databases: IDBFactory, name: string, store: string) {
  const known = await databases.databases();
  if (!known.some((one) => one.name === name)) return [];
  const database = await result(databases.open(name));
  const rows = await result<unknown[]>(database.transaction(store).objectStore(store).getAll());
  database.close();
  return rows;
}

const result = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("IndexedDB failed."));
  });

interface Owner {
  isAlive: () => boolean;
  /** Something happens that a tab may be killed at. */
  step: () => void;
}

/** A request that nobody answers any more. */
const nothing = () => ({ addEventListener: () => undefined });
const store = {
  ...{ get: nothing, getAll: nothing, getAllKeys: nothing, put: nothing, delete: nothing },
  ...{ clear: nothing, index: () => store },
};
const dead = { objectStore: () => store, commit: () => undefined, abort: () => undefined };

/** A tab's way to its device's databases, which ends with the tab. */
export function tabDatabases(databases: IDBFactory, clock: Clock, owner: Owner) {
  const running = new Set<IDBTransaction>();
  const open = new Set<IDBDatabase>();

  function track(database: IDBDatabase): void {
    open.add(database);
    const begin = database.transaction.bind(database);
    database.transaction = (...parts) => {
      owner.step();
      if (!owner.isAlive()) return dead as unknown as IDBTransaction;
      const transaction = begin(...parts);
      const end = clock.begin();
      running.add(transaction);
      const ended = () => {
        running.delete(transaction);
        end();
        owner.step();
      };
      transaction.addEventListener("complete", ended);
      transaction.addEventListener("abort", ended);
      // A transaction that is being committed couldn't be cut any more; it commits by itself.
      transaction.commit = () => undefined;
      return transaction;
    };
  }

  function ask(request: IDBOpenDBRequest): IDBOpenDBRequest {
    const end = clock.begin();
    request.addEventListener("success", () => {
      end();
      if (!(request.result as IDBDatabase | undefined)) return;
      track(request.result);
      if (!owner.isAlive()) request.result.close();
    });
    request.addEventListener("error", end);
    return request;
  }

  const factory = {
    open(name: string, version?: number) {
      owner.step();
      if (!owner.isAlive()) return nothing();
      return ask(databases.open(name, version));
    },
    deleteDatabase(name: string) {
      owner.step();
      if (!owner.isAlive()) return nothing();
      return ask(databases.deleteDatabase(name));
    },
  };

  return {
    factory,
    /** The tab is gone: what it hadn't written as a whole isn't written at all. */
    cut(): void {
      for (const transaction of running) transaction.abort();
      for (const database of open) database.close();
    },
  };
}
