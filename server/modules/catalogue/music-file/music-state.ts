import type { FirstRunMusic } from '#contract/first-run.ts';
import type { FolderState, MusicFolderState, MusicState } from '#contract/music-folder.ts';
import type { Dependencies } from '../../../platform/app.ts';
import { findFfmpeg } from '../../../media/analysis/decode-aac.ts';
import { problem } from '../../../platform/problems.ts';
import type { Db } from '../../../platform/database/db.ts';
import { addJob } from '../../../platform/jobs/job.repository.ts';
import { sentences } from '../../../platform/sentences.ts';
import { countUnanalysed } from '../track/index.ts';
import { countUnheardAac } from './fingerprint.repository.ts';
import { importJob } from './import-music.jobs.ts';
import {
  addWatches,
  answerMissing,
  changeWatch,
  countRefused,
  countSongs,
  findImportedFolders,
  findWatches,
  findPathsOf,
  holdWatch,
  wantWalks,
  type WatchRow,
} from './music-watch.repository.ts';

type Uses = Pick<Dependencies, 'config' | 'clock'>;

/** Milliseconds after which a walk without a sign of life was interrupted. */
const silence = 15_000;

/** Folders, what happens with them and what their last walk found. */
export async function describeMusic(db: Db, { config, clock }: Uses): Promise<MusicState> {
  const watches = await findWatches(db, config.musicFolders);
  const refused = await countRefused(db);
  const now = clock();
  const led = watches.map((row) => describeFolder(row, { refused, now }));
  const ids = new Set(watches.map(({ folderId }) => folderId));
  const others = (await findImportedFolders(db)).filter(({ id }) => !ids.has(id));
  return {
    folders: [
      ...led,
      ...others.map(({ id, path }) => ({
        ...byHand,
        id,
        path: path.toString('utf8'),
        notTaken: refused.get(id) ?? 0,
      })),
    ],
    every: config.musicMinutes,
    unmeasured: await countUnanalysed(db),
    unheardAac: findFfmpeg() === null ? await countUnheardAac(db) : 0,
  };
}

const byHand = {
  state: 'byHand',
  fault: null,
  progress: null,
  lastWalk: null,
  missing: null,
  mount: null,
  isRemote: false,
} as const;

const isAlive = ({ beatAt }: WatchRow, now: Date) =>
  beatAt !== null && now.getTime() - beatAt.getTime() < silence;

function getState(row: WatchRow, now: Date): FolderState {
  if (isAlive(row, now)) return row.progress?.files ? 'reading' : 'looking';
  if (row.isStopped) return 'stopped';
  if (row.wantedAt !== null) return row.outcome === 'failed' ? 'failed' : 'queued';
  if (row.fault !== null) return 'unreadable';
  if (row.missing > 0) return row.answer === null ? 'asking' : 'waiting';
  if (row.endedAt === null) return 'queued';
  return row.outcome === 'failed' ? 'failed' : 'idle';
}

function describeFolder(
  row: WatchRow,
  { refused, now }: { refused: ReadonlyMap<string, number>; now: Date },
): MusicFolderState {
  const { id, path, figures, figuresAt, fault, missing, known, answer, mount, isRemote } = row;
  const state = getState(row, now);
  return {
    id,
    path,
    state,
    fault,
    progress: state === 'reading' ? describeProgress(row) : null,
    lastWalk: figures && figuresAt && { at: figuresAt.toISOString(), ...figures },
    missing: missing > 0 ? { files: missing, of: known, isOpen: answer === null } : null,
    notTaken: (row.folderId !== null && refused.get(row.folderId)) || 0,
    mount,
    isRemote,
  };
}

function describeProgress({ progress }: WatchRow): MusicFolderState['progress'] {
  if (!progress?.files) return null;
  const { files, bytes, rate } = progress;
  const isKnown = rate.bytes > 0;
  return {
    files,
    bytes,
    filesPerMinute: Math.round(rate.files * 60),
    secondsLeft: isKnown ? Math.ceil((bytes.total - bytes.done) / rate.bytes) : null,
  };
}

/** For the owner who waits for the first music. */
export async function summariseMusic(db: Db, uses: Uses): Promise<FirstRunMusic> {
  const { folders } = await describeMusic(db, uses);
  const led = folders.filter(({ state }) => state !== 'byHand');
  const rows = await findWatches(db, uses.config.musicFolders);
  const ids = rows.flatMap(({ folderId }) => folderId ?? []);
  const songs = await Promise.all(ids.map((id) => countSongs(db, id)));
  return {
    folders: uses.config.musicFolders.length,
    songs: songs.reduce((sum, count) => sum + count, 0),
    isReading: led.some(({ state }) => ['looking', 'reading', 'queued'].includes(state)),
    files: led.reduce(
      (sum, { progress }) => ({
        done: sum.done + (progress?.files.done ?? 0),
        total: sum.total + (progress?.files.total ?? 0),
      }),
      { done: 0, total: 0 },
    ),
    isUnreadable: led.some(({ state }) => state === 'unreadable'),
  };
}

async function hold(tx: Db, id: string, { config }: Uses): Promise<WatchRow> {
  await addWatches(tx, config.musicFolders);
  const row = await holdWatch(tx, id, config.musicFolders);
  if (row === null) throw problem('not-found');
  return row;
}

/**
 * Has a folder looked at as soon as the job is free; one that is looked at already is not again.
 *
 * @returns its path.
 * @throws {Problem} `not-found` for a folder that is none of the setting.
 */
export async function lookAtFolder(tx: Db, uses: Uses, id: string): Promise<string> {
  const row = await hold(tx, id, uses);
  const now = uses.clock();
  if (!isAlive(row, now) || row.isStopped) {
    await changeWatch(tx, id, { isStopped: false, wantedAt: now });
    await addJob(tx, { kind: importJob, runAt: now });
  }
  return row.path;
}

/** Has a folder walked again, unless it is stopped or was imported by hand. */
export async function wantWalkOf(tx: Db, folderId: string, { config, clock }: Uses): Promise<void> {
  const paths = (await findPathsOf(tx, folderId)).filter((path) =>
    config.musicFolders.includes(path),
  );
  const now = clock();
  if ((await wantWalks(tx, paths, { now })) > 0) await addJob(tx, { kind: importJob, runAt: now });
}

/** What was read stays, and nothing is looked at until an admin asks. */
export async function stopFolder(tx: Db, uses: Uses, id: string): Promise<string> {
  const { path } = await hold(tx, id, uses);
  await changeWatch(tx, id, { isStopped: true, wantedAt: null });
  return path;
}

/**
 * Takes missing files as gone with the next walk, or waits for them.
 *
 * @param asked the number that was answered for.
 * @throws {Problem} `duplicate` if another number is missing by now.
 */
export async function answerForMissing(
  tx: Db,
  uses: Uses,
  { id, answer, files }: { id: string; answer: 'lose' | 'wait'; files: number },
): Promise<string> {
  const row = await hold(tx, id, uses);
  if (row.missing !== files) {
    throw problem('duplicate', { error: sentences.music.missingChanged });
  }
  const now = uses.clock();
  await answerMissing(tx, id, { answer, now });
  if (answer === 'lose') {
    await changeWatch(tx, id, { isStopped: false });
    await addJob(tx, { kind: importJob, runAt: now });
  }
  return row.path;
}
