import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { AssetStore, StoredFile } from '../../../platform/assets/asset-store.ts';
import { StoreError } from '../../../platform/assets/store-error.ts';
import { type FileFault, findFault, isUntracked } from '../../../platform/backup/find-damaged.ts';
import type { Db } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { rootReason } from '../../../platform/database/start-problems.ts';
import { isNightDue } from '../../../platform/nights.ts';
import { isOn } from '../../accounts/service-setting/index.ts';
import {
  countFiles,
  findFiles,
  findLook,
  findNamed,
  forgetFaults,
  forgetOthers,
  type FoundFault,
  isKept,
  saveFaults,
  saveLook,
} from './file-look.repository.ts';
import type { FileLook } from './file-look.table.ts';

/** UTC; an hour after the backup began. */
const startsAt = 4;

/** Milliseconds of a night. */
const nightMost = 3_600_000;

/** Milliseconds after which a killed server has to look again at most. */
const sliceMost = 5_000;

/** Milliseconds between two files. */
const pauseMost = 1_000;

/** Files in a row: a store that refuses so many does not work. */
const refusedMost = 5;

const filesAtOnce = 100;
const listedAtOnce = 1_000;

/** Milliseconds: an upload under way has a file and no row. */
const day = 24 * 3_600_000;

type Looking = {
  db: Db;
  store: Pick<AssetStore, 'read' | 'list' | 'size'>;
  clock: () => Date;
  elapsed: () => number;
  signal: AbortSignal;
  log: Pick<FastifyBaseLogger, 'warn'>;
  /** Later files without a row may be uploads under way; by the clock of the store. */
  before?: Date;
  rest?: (milliseconds: number, signal: AbortSignal) => Promise<unknown>;
};

/** What a slice of work found, and where it ended. */
type Slice = { look: FileLook; right: string[]; faults: FoundFault[] };

/**
 * Goes on where it stopped, for an hour of each night at most, and through all files once a night
 * at most; a store that fails ends the night. Source: docs/operations/store.md.
 */
export async function lookOverFiles(looking: Looking): Promise<void> {
  const { db, clock, elapsed, signal } = looking;
  const isWanted = () => isOn(db, 'nightlyLook');
  if (!(await isWanted())) return;
  let look = await findNight(db, clock());
  while (look.step !== 'done' && look.failure === null && look.spent < nightMost) {
    signal.throwIfAborted();
    if (!(await isWanted())) return;
    const startedAt = elapsed();
    const slice = await lookAtSome(looking, look);
    const spent = look.spent + Math.round(elapsed() - startedAt);
    look = { ...slice.look, spent };
    await save(db, { ...slice, look }, clock());
  }
}

/** This night's state; a new service has its first look in its first night. */
async function findNight(db: Db, now: Date): Promise<FileLook> {
  const last = await findLook(db);
  if (last !== null && !isNightDue(startsAt, last.nightAt, now)) return last;
  const night = { nightAt: now, spent: 0, failure: null };
  const begun = { ...night, id: 1, after: '', startedAt: now, done: 0 };
  const next: FileLook =
    last === null
      ? { ...begun, round: 0, step: 'done', total: 0, endedAt: null }
      : last.step === 'done'
        ? { ...last, ...begun, round: last.round + 1, step: 'rows', total: await countFiles(db) }
        : { ...last, ...night };
  await inTransaction(db, (tx) => saveLook(tx, next));
  return next;
}

/** What a failing store leaves unfinished is looked at again. */
async function lookAtSome(looking: Looking, look: FileLook): Promise<Slice> {
  try {
    return await (look.step === 'rows' ? lookAtRows : lookAtList)(looking, look);
  } catch (error) {
    if (!isOfStore(error)) throw error;
    looking.log.warn({ err: error }, 'the look over uploaded files ended early');
    return { look: { ...look, failure: rootReason(error) }, right: [], faults: [] };
  }
}

/** Also the folder's own errors. */
const isOfStore = (error: unknown): boolean =>
  error instanceof StoreError || (error instanceof Error && 'syscall' in error);

/** Whether each file is there and has the content that its name says. */
async function lookAtRows(looking: Looking, look: FileLook): Promise<Slice> {
  const { db, store, clock, elapsed, signal, rest = restFor } = looking;
  const files = await findFiles(db, look.after, filesAtOnce);
  if (files.length === 0) {
    return { look: { ...look, step: 'list', after: '' }, right: [], faults: [] };
  }
  const startedAt = elapsed();
  const right: string[] = [];
  const faults: FoundFault[] = [];
  let { after } = look;
  let refused = 0;
  for (const { hash, bytes } of files) {
    const readAt = elapsed();
    const fault = await lookAt(store, hash, refused);
    refused = fault === 'unreadable' ? refused + 1 : 0;
    // Its last use may have ended meanwhile.
    if (fault !== null && (await isKept(db, hash, clock()))) faults.push({ hash, fault, bytes });
    else right.push(hash);
    after = hash;
    const now = elapsed();
    if (signal.aborted || (refused === 0 && now - startedAt >= sliceMost)) break;
    // Calls come first.
    await rest(Math.min(now - readAt, pauseMost), signal);
  }
  const done = look.done + right.length + faults.length;
  return { look: { ...look, after, done }, right, faults };
}

/**
 * @param refused files in a row before this one
 * @throws where it is the store that fails, and not the file
 */
async function lookAt(
  store: Looking['store'],
  hash: string,
  refused: number,
): Promise<FileFault | null> {
  try {
    return await findFault(store, hash);
  } catch (error) {
    if (!isOfStore(error) || refused + 1 >= refusedMost) throw error;
    await askForFirst(store);
    return 'unreadable';
  }
}

async function askForFirst(store: Looking['store']) {
  const files = store.list()[Symbol.asyncIterator]();
  await files.next();
  await files.return?.();
}

const restFor = (milliseconds: number, signal: AbortSignal) =>
  pause(milliseconds, undefined, { signal }).catch(() => undefined);

/** Whether each older file has a row. */
async function lookAtList(looking: Looking, look: FileLook): Promise<Slice> {
  // The store's times are those of the machine.
  const { db, store, clock, before = new Date(Date.now() - day) } = looking;
  const listed: StoredFile[] = [];
  for await (const file of store.list(look.after)) {
    if (listed.push(file) === listedAtOnce) break;
  }
  const named = await findNamed(
    db,
    listed.map(({ hash }) => hash),
  );
  const faults: FoundFault[] = [];
  for (const file of listed) {
    if (!isUntracked(file, { named, before })) continue;
    // It may have been removed meanwhile, with its row.
    if ((await sizeOf(store, file)) === null) continue;
    faults.push({ hash: file.hash, fault: 'untracked', bytes: file.bytes });
  }
  const found = new Set(faults.map(({ hash }) => hash));
  const right = listed.flatMap(({ hash }) => (found.has(hash) ? [] : [hash]));
  const after = listed.at(-1)?.hash ?? look.after;
  const isOver = listed.length < listedAtOnce;
  const next: FileLook = isOver ? { ...look, step: 'done', endedAt: clock() } : { ...look, after };
  return { look: next, right, faults };
}

/** A file that the store lists and refuses is there. */
const sizeOf = (store: Looking['store'], { hash, bytes }: StoredFile) =>
  store.size(hash).catch((error: unknown) => {
    if (!isOfStore(error)) throw error;
    return bytes;
  });

async function save(db: Db, { look, right, faults }: Slice, now: Date) {
  const { round, step } = look;
  await inTransaction(db, async (tx) => {
    await forgetFaults(tx, right, step === 'rows' ? undefined : 'untracked');
    await saveFaults(tx, faults, { round, now });
    if (step === 'done') await forgetOthers(tx, round);
    await saveLook(tx, look);
  });
}
