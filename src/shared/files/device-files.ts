import { deviceDatabase } from '../lib/storage';

type StoredFile = { key: string; owner: string; file: Blob; at: number };

/** Bytes, of all users of this device. */
export const deviceFilesMost = 100 * 1024 * 1024;

/** Milliseconds in which a saving form may not reference its file yet. */
const patience = 60_000;

/** Some browsers cannot write OPFS from the page. */
const database = deviceDatabase('tonada-files', { files: 'key' });

const ofThisVisit = new Map<string, StoredFile>();

const keepsFiles = () =>
  database.open().then(
    () => true,
    () => false,
  );

const run = <Result>(
  mode: IDBTransactionMode,
  work: (files: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result> => database.run('files', mode, work);

async function readAll(): Promise<StoredFile[]> {
  if (!(await keepsFiles())) return [...ofThisVisit.values()];
  return run('readonly', (files) => files.getAll() as IDBRequest<StoredFile[]>);
}

/** Bytes. */
export async function deviceFilesSize(): Promise<number> {
  return (await readAll()).reduce((sum, { file }) => sum + file.size, 0);
}

/** By our limit and the browser's estimate, in bytes. */
export async function hasRoomFor(bytes: number): Promise<boolean> {
  if ((await deviceFilesSize()) + bytes > deviceFilesMost) return false;
  if (!(await keepsFiles())) return true;
  const { quota, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
  return quota === undefined || usage + bytes <= quota;
}

/**
 * In memory where the browser stores nothing.
 *
 * @throws {Error} without room
 */
export async function keepFile({ key, owner, file }: Omit<StoredFile, 'at'>): Promise<void> {
  const stored = { key, owner, file, at: Date.now() };
  if (await keepsFiles()) await run('readwrite', (files) => files.put(stored));
  else ofThisVisit.set(key, stored);
}

export async function readFile(key: string): Promise<Blob | null> {
  const stored = (await keepsFiles())
    ? await run<StoredFile | undefined>('readonly', (files) => files.get(key))
    : ofThisVisit.get(key);
  return stored?.file ?? null;
}

export async function forgetFilesOf(owner: string): Promise<void> {
  for (const { key, owner: whose } of await readAll()) {
    if (whose === owner && !ofThisVisit.delete(key)) {
      await run('readwrite', (files) => files.delete(key));
    }
  }
}

export async function forgetFilesBut(owner: string, named: ReadonlySet<string>): Promise<void> {
  const before = Date.now() - patience;
  for (const stored of await readAll()) {
    if (stored.owner === owner && stored.at < before && !named.has(stored.key)) {
      if (!ofThisVisit.delete(stored.key))
        await run('readwrite', (files) => files.delete(stored.key));
    }
  }
}
