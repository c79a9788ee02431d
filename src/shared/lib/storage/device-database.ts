export type DeviceDatabase<Store extends string> = {
  /** @throws {Error} where site data are blocked. */
  open: () => Promise<IDBDatabase>;
  /** One request in a transaction of its own; resolves once it is stored. */
  run: <Result>(
    name: Store,
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore) => IDBRequest<Result>,
  ) => Promise<Result>;
};

/** A database of IndexedDB, opened when it is first needed and again after a failure. */
export function deviceDatabase<Store extends string>(
  name: string,
  keyPaths: Readonly<Record<Store, string | string[]>>,
): DeviceDatabase<Store> {
  let opened: Promise<IDBDatabase> | null = null;
  const forget = () => {
    opened = null;
  };

  function open(): Promise<IDBDatabase> {
    opened ??= new Promise<IDBDatabase>((resolve, reject) => {
      // Throws where site data are blocked.
      const request = indexedDB.open(name, 1);
      request.addEventListener('upgradeneeded', () => {
        for (const [store, keyPath] of Object.entries<string | string[]>(keyPaths))
          request.result.createObjectStore(store, { keyPath });
      });
      request.addEventListener('success', () => {
        const { result } = request;
        result.addEventListener('close', forget);
        result.addEventListener('versionchange', () => {
          result.close();
          forget();
        });
        resolve(result);
      });
      request.addEventListener('error', () =>
        reject(request.error ?? new Error('This device keeps nothing.')),
      );
    }).catch((error: unknown) => {
      forget();
      throw error;
    });
    return opened;
  }

  return {
    open,
    async run(store, mode, work) {
      const transaction = (await open()).transaction(store, mode);
      const request = work(transaction.objectStore(store));
      return new Promise((resolve, reject) => {
        const fail = () =>
          reject(transaction.error ?? request.error ?? new Error('Nothing was stored.'));
        transaction.addEventListener('complete', () => resolve(request.result));
        transaction.addEventListener('error', fail);
        transaction.addEventListener('abort', fail);
      });
    },
  };
}
