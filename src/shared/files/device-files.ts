/** A file that waits on this device. */
type Kept = { key: string; owner: string; file: Blob; at: number };

/** Bytes of files that wait here at once, of everybody who uses this device. */
export const deviceFilesMost = 100 * 1024 * 1024;

/** Milliseconds in which nobody has to name a file yet: its form is still being saved. */
const patience = 60_000;

const name = 'tonada-files';
const store = 'files';

let opened: Promise<IDBDatabase> | null = null;

/** What waits where the browser lets nothing be kept for this address: for the visit. */
const ofThisVisit = new Map<string, Kept>();

/** IndexedDB, for it keeps files in every browser that we serve; OPFS cannot be written from the page in all of them. */
function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    // Throws where site data are blocked.
    const request = indexedDB.open(name, 1);
    request.addEventListener('upgradeneeded', () => {
      request.result.createObjectStore(store, { keyPath: 'key' });
    });
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => {
      opened = null;
      reject(request.error ?? new Error('This device keeps no files.'));
    });
  });
  return opened;
}

/** Whether this browser keeps files for this address at all. */
const keepsFiles = () =>
  open().then(
    () => true,
    () => false,
  );

async function run<Result>(
  mode: IDBTransactionMode,
  work: (files: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> {
  const transaction = (await open()).transaction(store, mode);
  const request = work(transaction.objectStore(store));
  return new Promise((resolve, reject) => {
    const fail = () => reject(transaction.error ?? new Error('The file was not kept.'));
    transaction.addEventListener('complete', () => resolve(request.result));
    transaction.addEventListener('error', fail);
    transaction.addEventListener('abort', fail);
  });
}

async function readAll(): Promise<Kept[]> {
  if (!(await keepsFiles())) return [...ofThisVisit.values()];
  return run('readonly', (files) => files.getAll() as IDBRequest<Kept[]>);
}

/** Bytes of the files that wait on this device. */
export async function deviceFilesSize(): Promise<number> {
  return (await readAll()).reduce((sum, { file }) => sum + file.size, 0);
}

/** Whether so many bytes more may wait here, by our limit and by what the browser says that it has left. */
export async function hasRoomFor(bytes: number): Promise<boolean> {
  if ((await deviceFilesSize()) + bytes > deviceFilesMost) return false;
  if (!(await keepsFiles())) return true;
  const { quota, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
  return quota === undefined || usage + bytes <= quota;
}

/**
 * Keeps a file until it is forgotten, for the visit where the browser keeps none. @throws {Error} where the device has no
 * room.
 */
export async function keepFile({ key, owner, file }: Omit<Kept, 'at'>): Promise<void> {
  const kept = { key, owner, file, at: Date.now() };
  if (await keepsFiles()) await run('readwrite', (files) => files.put(kept));
  else ofThisVisit.set(key, kept);
}

/** A file that was kept; null where it is gone. */
export async function readFile(key: string): Promise<Blob | null> {
  const kept = (await keepsFiles())
    ? await run<Kept | undefined>('readonly', (files) => files.get(key))
    : ofThisVisit.get(key);
  return kept?.file ?? null;
}

/** Lets go of all files of a person. */
export async function forgetFilesOf(owner: string): Promise<void> {
  for (const { key, owner: whose } of await readAll()) {
    if (whose === owner && !ofThisVisit.delete(key)) {
      await run('readwrite', (files) => files.delete(key));
    }
  }
}

/** Lets go of the files of a person that nothing names any more. */
export async function forgetFilesBut(owner: string, named: ReadonlySet<string>): Promise<void> {
  const before = Date.now() - patience;
  for (const kept of await readAll()) {
    if (kept.owner === owner && kept.at < before && !named.has(kept.key)) {
      if (!ofThisVisit.delete(kept.key)) await run('readwrite', (files) => files.delete(kept.key));
    }
  }
}
