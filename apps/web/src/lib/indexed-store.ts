interface IndexedParts {
  /** The database's name; this is its only store. */
  name: string;
  store: string;
  /** `strict` waits for the disk: for data that exists nowhere else. */
  durability: "strict" | "relaxed";
}

/** How long (ms) a database may take to open: behind another tab's stuck request it never does. */
const patience = 3_000;

/** The opened database; fails where the browser refuses, or doesn't answer. */
export function openedBy(request: IDBOpenDBRequest): Promise<IDBDatabase> {
  const late = new Promise<never>((_, reject) => setTimeout(reject, patience));
  return Promise.race([settled(request), late]);
}

export function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("IndexedDB failed."));
  });
}

export function committed(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error("IndexedDB failed."));
  });
}

/** Items with an `id` in IndexedDB. Calls reject if the browser has none or refuses. */
export function indexedStore<Item extends { id: string }>({
  name,
  store,
  durability,
}: IndexedParts) {
  let opened: Promise<IDBDatabase> | undefined;

  function openDatabase(): Promise<IDBDatabase> {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(store, { keyPath: "id" });
    return openedBy(request).then((database) => {
      const forget = () => {
        opened = undefined;
      };
      // Closed under memory pressure or deleted: the next call opens it again.
      database.onclose = forget;
      database.onversionchange = () => {
        database.close();
        forget();
      };
      return database;
    });
  }

  async function transaction(mode: IDBTransactionMode): Promise<IDBTransaction> {
    opened ??= openDatabase();
    try {
      return (await opened).transaction(store, mode, { durability });
    } catch (failure) {
      opened = undefined;
      throw failure;
    }
  }

  async function write(change: (items: IDBObjectStore) => void): Promise<void> {
    const writing = await transaction("readwrite");
    change(writing.objectStore(store));
    // Without it, the browser waits for this page's callbacks, which a closed page never runs.
    writing.commit();
    await committed(writing);
  }

  return {
    async all() {
      const reading = await transaction("readonly");
      return (await settled(reading.objectStore(store).getAll())) as Item[];
    },
    put: (item: Item) => write((items) => items.put(item)),
    remove: (id: string) => write((items) => items.delete(id)),
  };
}
