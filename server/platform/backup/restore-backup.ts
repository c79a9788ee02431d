import { Readable } from 'node:stream';
import type { AssetStore } from '../assets/asset-store.ts';
import { copyOne } from '../assets/copy-files.ts';
import { openStore } from '../assets/open-store.ts';
import { StoreError } from '../assets/store-error.ts';
import { CommandError } from '../command-error.ts';
import type { Config } from '../config.ts';
import { takeDataFolder } from '../database/data-folder.ts';
import { type BareDatabase, openBare } from '../database/open-bare.ts';
import { createDatabase } from '../database/open-embedded.ts';
import { hasSqlState, sqlStates } from '../database/sql-state.ts';
import { rootReason } from '../database/start-problems.ts';
import { type AddedFiles, openAddedFiles } from './added-files.ts';
import { formats, type Head, type OnProgress } from './archive.ts';
import {
  abandonFilling,
  addRows,
  beginFilling,
  beginRestore,
  endFilling,
  isEmptyDatabase,
  type Shape,
} from './backup-rows.repository.ts';
import { type Read, readBackup } from './read-backup.ts';

export type Place = Pick<Config, 'dataDir' | 'databaseUrl' | 'ownerDatabaseUrl' | 'store'>;

type Restoring = {
  passphrase: string | undefined;
  /** The place that backups share, for one whose files are there. */
  shared?: AssetStore | undefined;
  onHead?: ((head: Head) => void) | undefined;
  onProgress?: OnProgress | undefined;
  /** Runs first in the transaction that fills the database. */
  hold?: ((database: BareDatabase) => Promise<void>) | undefined;
  /** Empties a database that is not, in that transaction. */
  clear?: ((database: BareDatabase) => Promise<void>) | undefined;
  /** Runs in that transaction before it commits. */
  finish?: ((database: BareDatabase) => Promise<void>) | undefined;
  /** Runs once the database is closed. */
  settle?: (() => Promise<void>) | undefined;
};

type Filling = { place: Place; added: AddedFiles };

/**
 * Fills an empty place in one transaction. After a failure the place is empty again.
 *
 * @throws {CommandError} when something is there, and for a backup that is not whole.
 */
export async function restoreBackup(
  file: string,
  place: Place,
  restoring: Restoring,
): Promise<Read> {
  const added = openAddedFiles(openStore(place));
  const restore = place.databaseUrl === undefined ? restoreEmbedded : restoreRemote;
  try {
    const read = await restore(file, { place, added }, restoring);
    await restoring.settle?.();
    await added.keep();
    return read;
  } catch (error) {
    await added.remove();
    throw toRestoreProblem(error, place.dataDir);
  }
}

async function restoreRemote(file: string, { place, added }: Filling, restoring: Restoring) {
  const { databaseUrl = '', ownerDatabaseUrl = databaseUrl } = place;
  const database = await openBare({ databaseUrl: ownerDatabaseUrl });
  try {
    if (!restoring.clear && !(await isEmptyDatabase(database.client))) {
      throw new CommandError(
        'DATABASE_URL: the database holds tables already. A restore needs an empty one; nothing was changed.',
        'refused',
      );
    }
    // A commit whose answer is lost may have happened, and the sweep knows.
    const finish = async () => {
      await restoring.finish?.(database);
      added.leave();
    };
    return await fill(file, { database, added }, { ...restoring, finish });
  } finally {
    await database.close();
  }
}

async function restoreEmbedded(file: string, { place, added }: Filling, restoring: Restoring) {
  const { dataDir } = place;
  const folder = takeDataFolder(dataDir);
  try {
    if (folder.state === 'finished') {
      throw new CommandError(
        `TONADA_DATA_DIR: ${dataDir} holds a database already. A restore needs an empty folder; nothing was changed.`,
        'refused',
      );
    }
    // Until it is finished, a start or another restore removes it.
    await folder.makeDatabase(createDatabase);
    const database = await openBare({ folder: folder.database });
    const read = await fill(file, { database, added }, restoring).finally(database.close);
    folder.finish();
    return read;
  } finally {
    folder.unlock();
  }
}

async function fill(
  file: string,
  { database, added }: { database: BareDatabase; added: AddedFiles },
  { onHead, shared, hold, clear, finish, ...reading }: Restoring,
): Promise<Read> {
  const { client } = database;
  const { store } = added;
  let filling: { shape: Shape; keys: string[] } | undefined;
  try {
    await beginRestore(client);
    await hold?.(database);
    const read = await readBackup(file, reading, {
      onHead(head) {
        requirePlaceOf(head, shared);
        onHead?.(head);
      },
      async onFile(hash, content) {
        const draft = await added.receive(Readable.from(content));
        if (draft.hash !== hash) {
          await draft.discard();
          throw new CommandError(
            `The backup is damaged: assets/${hash} is another file.`,
            'unreadable',
          );
        }
        try {
          if ((await store.size(hash)) !== draft.bytes) await draft.put();
        } finally {
          await draft.discard();
        }
      },
      async onShape(shape) {
        const keys = await beginFilling(client, shape, clear && (() => clear(database)));
        filling = { shape, keys };
      },
      onRows: (table, lines) => addRows(client, table, lines),
    });
    for (const hash of read.manifest.shared ?? []) {
      if ((await store.size(hash)) !== null) continue;
      await takeFrom({ shared: requirePlace(shared), store: added }, hash);
    }
    if (filling) {
      const { shape, keys } = filling;
      await endFilling(client, shape, { keys, finish: finish && (() => finish(database)) });
    }
    return read;
  } catch (error) {
    await abandonFilling(client).catch(() => undefined);
    throw error;
  }
}

/** @throws {CommandError} without a place. */
export function requirePlace(shared: AssetStore | undefined): AssetStore {
  if (shared) return shared;
  throw new CommandError(
    'The files of this backup are in a place of their own. Name it with --files, or TONADA_BACKUP_FILES.',
    'usage',
    undefined,
    'shared',
  );
}

/** @throws {CommandError} without the place that a backup needs. */
export function requirePlaceOf({ format }: Head, shared: AssetStore | undefined): void {
  if (format >= formats.rowsAlone) requirePlace(shared);
}

type Between = { shared: AssetStore; store: Pick<AssetStore, 'receive'> };

async function takeFrom({ shared, store }: Between, hash: string) {
  const outcome = await copyOne(shared, store, hash);
  if (outcome === 'copied') return;
  const fault = outcome === 'gone' ? 'is not there' : 'is another file';
  throw new CommandError(
    `The backup is damaged: ${hash} ${fault} in ${shared.place}.`,
    'unreadable',
  );
}

/** SQLSTATE classes of values and keys that do not fit. */
const misfits = /^(22|23|42)/;

function toRestoreProblem(error: unknown, dataDir: string) {
  if (hasSqlState(error, sqlStates.diskFull)) {
    return new CommandError(
      `The disk is full: nothing was restored. Make some room for ${dataDir} or the database, and run it again.`,
      'failed',
      error,
      'disk',
    );
  }
  if (error instanceof StoreError) return new CommandError(error.message, 'failed', error);
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (misfits.test(code)) {
    return new CommandError(
      `The backup is damaged: its rows do not fit together (${rootReason(error)}).`,
      'unreadable',
      error,
    );
  }
  return error;
}
