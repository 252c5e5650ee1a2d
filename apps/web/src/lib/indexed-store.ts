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
function openedBy(request: IDBOpenDBRequest): Promise<IDBDatabase> {
  const late = new Promise<never>((_, reject) =>
    setTimeout(() => {
      reject(new Error("IndexedDB is stuck."));
      // Nobody waits for it any more: left open, it would be in the way of other tabs.
      request.onsuccess = () => request.result.close();
    }, patience),
  );
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

interface DatabaseParts {
  name: string;
  stores: string | string[];
  durability: "strict" | "relaxed";
  /** Creates the stores in a database that is new. */
  create: (database: IDBDatabase) => void;
}

/** A database that is opened when first used, and again once the browser has closed it. */
export function indexedDatabase({ name, stores, durability, create }: DatabaseParts) {
  let opened: Promise<IDBDatabase> | undefined;
  let isMade = false;
  let isLost = false;
  const forget = () => {
    opened = undefined;
  };

  async function openDatabase(): Promise<IDBDatabase> {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => {
      isLost = isMade;
      create(request.result);
    };
    const database = await openedBy(request);
    isMade = true;
    // Closed under memory pressure, evicted, or deleted by another tab as its person signed out.
    database.onclose = forget;
    database.onversionchange = () => {
      database.close();
      forget();
    };
    return database;
  }

  async function transaction(
    mode: IDBTransactionMode,
    wasOpen = opened !== undefined,
  ): Promise<IDBTransaction> {
    opened ??= openDatabase();
    try {
      return (await opened).transaction(stores, mode, { durability });
    } catch (failure) {
      forget();
      // Safari loses the connections of an app that was away, and doesn't always say so.
      if (wasOpen) return transaction(mode, false);
      throw failure;
    }
  }

  return {
    transaction: (mode: IDBTransactionMode) => transaction(mode),
    /** Whether the browser has thrown it away, with all that was in it, since this was last asked. */
    wasLost(): boolean {
      const was = isLost;
      isLost = false;
      return was;
    },
  };
}

/** Items with an `id` in IndexedDB. Calls reject if the browser has none or refuses. */
export function indexedStore<Item extends { id: string }>({
  name,
  store,
  durability,
}: IndexedParts) {
  const { transaction, wasLost } = indexedDatabase({
    ...{ name, stores: store, durability },
    create: (database) => database.createObjectStore(store, { keyPath: "id" }),
  });

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
    async get(id: string) {
      const reading = await transaction("readonly");
      return (await settled(reading.objectStore(store).get(id))) as Item | undefined;
    },
    wasLost,
    put: (item: Item) => write((items) => items.put(item)),
    remove: (id: string) => write((items) => items.delete(id)),
  };
}
