import type { OutboxItem, OutboxStore } from "./outbox.ts";

const name = "morsel-outbox";
const changes = "changes";

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("IndexedDB failed."));
  });
}

/** Resolves when the write is on the disk, not only taken. */
function committed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error("IndexedDB failed."));
  });
}

function openDatabase(): Promise<IDBDatabase> {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => request.result.createObjectStore(changes, { keyPath: "id" });
  return settled(request);
}

/** The outbox's items in IndexedDB. Each call throws where the browser has none or refuses. */
export function indexedDbStore(): OutboxStore {
  let opened: Promise<IDBDatabase> | undefined;

  async function transaction(mode: IDBTransactionMode): Promise<IDBTransaction> {
    opened ??= openDatabase().then((database) => {
      // The browser may close it under memory pressure; the next call opens it again.
      database.onclose = () => {
        opened = undefined;
      };
      return database;
    });
    try {
      return (await opened).transaction(changes, mode, { durability: "strict" });
    } catch (failure) {
      opened = undefined;
      throw failure;
    }
  }

  async function write(change: (items: IDBObjectStore) => void): Promise<void> {
    const writing = await transaction("readwrite");
    change(writing.objectStore(changes));
    await committed(writing);
  }

  return {
    async all() {
      const reading = await transaction("readonly");
      return (await settled(reading.objectStore(changes).getAll())) as OutboxItem[];
    },
    put: (item) => write((items) => items.put(item)),
    remove: (id) => write((items) => items.delete(id)),
  };
}
