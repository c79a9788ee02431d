import type { FastifyBaseLogger } from 'fastify';
import type {
  BackupContent,
  RestoreBody,
  RestoreFault,
  RestoreState,
  RestoreTask,
} from '#contract/first-run.ts';
import type { Dependencies } from '../../../platform/app.ts';
import { openShared } from '../../../platform/assets/open-store.ts';
import { StoreError } from '../../../platform/assets/store-error.ts';
import type { OnProgress } from '../../../platform/backup/archive.ts';
import { isLikeBackup, readBackup } from '../../../platform/backup/read-backup.ts';
import { requirePlaceOf } from '../../../platform/backup/restore-backup.ts';
import { CommandError, exitCodes } from '../../../platform/command-error.ts';
import { isLockedByRestore } from '../../../platform/database/restore-lock.repository.ts';
import { hasSqlState, sqlStates } from '../../../platform/database/sql-state.ts';
import { problem } from '../../../platform/problems.ts';
import { sentences } from '../../../platform/sentences.ts';
import { compareVaultKey } from '../../../platform/vault/open-vault.ts';
import { houseId } from '../../people/user/index.ts';
import { openBackupPlace } from './backup-place.ts';
import { restoreService } from './restore-service.ts';
import { findService } from './service.repository.ts';
import { restoringElsewhere } from './set-up-service.ts';

type Picked = Omit<RestoreBody, 'code'>;

const foreign = () =>
  new CommandError('It begins like no backup.', 'unreadable', undefined, 'foreign');

/** Reads and restores backups, one at a time; what it says comes from this server's memory. */
export function openRestores(dependencies: Dependencies, log: FastifyBaseLogger) {
  const { config, db, disk } = dependencies;
  const place = openBackupPlace(config);
  let task: RestoreTask | null = null;
  let isReceiving = false;

  const isRestoring = () => task?.step === 'restoring' || task?.step === 'restored';

  /** What is not of this server's memory. */
  async function lookElsewhere() {
    const isElsewhere = !isRestoring() && (await isLockedByRestore(db));
    const { restoringSince } = await findService(db);
    // A server that was killed has left it.
    const isCut = restoringSince !== null && !isElsewhere && !isRestoring();
    return { isElsewhere, cutAt: isCut ? restoringSince.toISOString() : null };
  }

  const state = async (): Promise<RestoreState> => ({
    ...(await place.list()),
    ...(await lookElsewhere()),
    task,
  });

  /** @throws {Problem} `duplicate` */
  function refuseWhileRestoring() {
    if (isRestoring()) throw problem('duplicate', { error: sentences.firstRun.restoring });
  }

  async function refuseWhileElsewhere() {
    if (!isRestoring() && (await isLockedByRestore(db))) throw restoringElsewhere();
  }

  function requireIdle() {
    refuseWhileRestoring();
    if (isReceiving) throw problem('duplicate', { error: sentences.firstRun.restoring });
  }

  /** Another one takes its place only while it reads. */
  async function begin(
    picked: Picked,
    first: Pick<RestoreTask, 'step' | 'content'>,
    work: (own: RestoreTask, path: string, onProgress: OnProgress) => Promise<void>,
  ): Promise<RestoreState> {
    await refuseWhileElsewhere();
    requireIdle();
    const own: RestoreTask = { ...first, name: picked.name, done: 0, total: 0, fault: null };
    task = own;
    const onProgress: OnProgress = (done, total) => {
      if (task !== own) throw new Error('Another backup is read.');
      Object.assign(own, { done, total });
    };
    place.hold();
    const run = async () => {
      try {
        const file = await place.find(picked.name);
        if (file === null) return Object.assign(own, { step: 'failed', fault: 'gone' });
        own.total = file.bytes;
        if (!(await isLikeBackup(file.path))) throw foreign();
        await work(own, file.path, onProgress);
      } catch (error) {
        log.warn({ err: error }, 'a backup was not read or restored');
        Object.assign(own, { step: 'failed', fault: toFault(error) });
      } finally {
        if (task === own) place.keep();
      }
    };
    void run();
    return state();
  }

  const getPassphrase = ({ passphrase }: Picked) => passphrase ?? config.backupPassphrase;

  return {
    state,
    close: () => {
      task = null;
      place.drop();
    },
    refuseWhileRestoring,
    /** Whether the page of restores is the one to show. */
    isBusy: async () => {
      const { isElsewhere, cutAt } = await lookElsewhere();
      return isElsewhere || cutAt !== null || task?.step === 'reading' || isRestoring();
    },

    read: (picked: Picked) =>
      begin(picked, { step: 'reading', content: null }, async (own, path, onProgress) => {
        const passphrase = getPassphrase(picked);
        own.content = await readContent(path, { passphrase, onProgress }, dependencies);
        own.step = 'read';
      }),

    restore: (picked: Picked) => {
      const content = task?.name === picked.name ? task.content : null;
      return begin(picked, { step: 'restoring', content }, async (own, path, onProgress) => {
        const files = config.store === null ? (content?.fileBytes ?? 0) : 0;
        if (!(await disk.hasRoom(own.total + files))) {
          throw new CommandError('The disk is full.', 'failed', null, 'disk');
        }
        const { accountKey } = picked;
        const passphrase = getPassphrase(picked);
        await restoreService(dependencies, path, { passphrase, accountKey, onProgress });
        own.step = 'restored';
      });
    },

    /** @param take returns the file once it may be sent. */
    receive: async (bytes: number, take: () => Parameters<typeof place.receive>[0]) => {
      await refuseWhileElsewhere();
      requireIdle();
      if (task?.name === null) task = null;
      isReceiving = true;
      try {
        await disk.requireRoom(bytes);
        await place.receive(take(), bytes);
        place.keep();
      } finally {
        isReceiving = false;
      }
      return state();
    },
  };
}

export type Restores = ReturnType<typeof openRestores>;

type Reading = { passphrase: string | undefined; onProgress: OnProgress };

/** Reads all of it, so that a damaged one is refused before anything is written. */
async function readContent(
  path: string,
  { passphrase, onProgress }: Reading,
  { config }: Dependencies,
): Promise<BackupContent> {
  let fileBytes = 0;
  let people = 0;
  let mark: string | null = null;
  const { head, manifest, files, isSealed } = await readBackup(
    path,
    { passphrase, onProgress },
    {
      onHead: (found) => requirePlaceOf(found, openShared(config)),
      async onFile(_hash, content) {
        for await (const chunk of content) fileBytes += chunk.length;
      },
      async onRows({ name, columns }, lines) {
        const read = (wanted: string) => {
          const at = columns.findIndex((column) => column.name === wanted);
          return lines.map((line) => (JSON.parse(line) as (string | null)[])[at] ?? null);
        };
        if (name === 'user') people += read('id').filter((id) => id !== houseId).length;
        if (name === 'vault') [mark = null] = read('mark');
      },
    },
  );
  return {
    version: head.version,
    madeAt: head.madeAt,
    isSealed,
    people,
    songs: manifest.rows['track'] ?? 0,
    files: files + (manifest.shared?.length ?? 0),
    fileBytes: manifest.shared ? null : fileBytes,
    missing: manifest.missing.length,
    key: mark === null ? 'fits' : compareVaultKey(mark, config),
  };
}

function toFault(error: unknown): RestoreFault {
  if (error instanceof CommandError && error.fault) return error.fault;
  if (hasSqlState(error, sqlStates.diskFull)) return 'disk';
  if (hasSqlState(error, sqlStates.insufficientPrivilege)) return 'rights';
  if (error instanceof CommandError) {
    if (error.cause instanceof StoreError) return 'store';
    if (error.exitCode === exitCodes.unreadable) return 'damaged';
  }
  return 'failed';
}
