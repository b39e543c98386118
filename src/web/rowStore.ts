// Rows of one IndexedDB database of this device, each found by one of its fields. idb-keyval would replace 20 lines, but its one-key store has no keyPath, and existing databases have one.

/** Runs one request in its own transaction, and answers when that is through. */
export type AskRows = <T>(
  mode: IDBTransactionMode,
  act: (rows: IDBObjectStore) => IDBRequest<T>,
) => Promise<T>;

/** Opened with the first request. */
export function rowStore(database: string, store: string, keyPath: string): AskRows {
  let opened: Promise<IDBDatabase> | null = null;
  const open = () =>
    new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(database, 1);
      request.onupgradeneeded = () => request.result.createObjectStore(store, { keyPath });
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    });
  return async (mode, act) => {
    opened ??= open();
    const transaction = (await opened).transaction(store, mode);
    return new Promise((resolve, reject) => {
      const request = act(transaction.objectStore(store));
      transaction.oncomplete = () => resolve(request.result);
      transaction.onabort = () => reject(transaction.error);
    });
  };
}
