import type { AppModule, Foundation } from '../../../platform/app.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { addJob } from '../../../platform/jobs/job.repository.ts';
import { importFolder, importPace, type ImportReport, UnfitFolder } from './import-folder.ts';
import { measureRate } from './measure-rate.ts';
import type { WalkProgress } from './music-watch.table.ts';
import {
  addWatches,
  beatWatch,
  countSongs,
  endWalk,
  findWanted,
  wantWalks,
  type WatchRow,
} from './music-watch.repository.ts';
import { readMount } from './read-mount.ts';
import { type Hints, openHints } from './watch-folders.ts';

/** One at a time, whichever server and folder. */
export const importJob = 'music.import';

/** Milliseconds: a hundred thousand files on a slow disk take days. */
const deadline = 7 * 86_400_000;

/**
 * Imports the folders of the setting at the start, again after some minutes, when something hints
 * at a change and when an admin asks. See docs/product/imported-music.md.
 */
export const importMusicFolders: AppModule = (app, dependencies) => {
  const { config, db, clock } = dependencies;
  const { musicFolders: paths } = config;
  if (paths.length === 0) return;
  const hints = openHints((path) => void look([path]));

  const every = config.musicMinutes * 60_000;

  /**
   * Stopped folders rest.
   *
   * @param rest leaves out folders that were walked so many milliseconds ago.
   */
  async function look(folders: readonly string[], rest?: number) {
    try {
      await inTransaction(db, async (tx) => {
        await addWatches(tx, folders);
        const runAt = clock();
        const restedSince = rest === undefined ? undefined : new Date(runAt.getTime() - rest);
        const due = await wantWalks(tx, folders, { now: runAt, restedSince });
        if (due > 0) await addJob(tx, { kind: importJob, runAt });
      });
    } catch (err) {
      app.log.error({ err }, 'the folders of music were not looked at');
    }
  }

  app.addHook('onListen', (done) => {
    void look(paths);
    done();
  });
  app.addHook('onClose', async () => hints.close());

  app.jobs.define({
    name: 'music.look',
    lane: 'minutes',
    every,
    run: () => look(paths, every / 2),
  });
  app.jobs.define({
    name: importJob,
    lane: 'hours',
    deadline,
    run: ({ signal }) => importWanted(dependencies, { hints, signal }),
  });
};

type Needs = Pick<Foundation, 'config' | 'db' | 'assets' | 'clock' | 'elapsed'>;

type Running = {
  hints: Hints;
  signal: AbortSignal;
  /** Milliseconds. */
  beatEvery?: number;
};

/**
 * Walks the folders that are due, one after another.
 *
 * @throws what the first folder that failed threw, after the others.
 */
export async function importWanted(needs: Needs, running: Running): Promise<void> {
  const { config, db, clock } = needs;
  const failures: unknown[] = [];
  const left = new Set(config.musicFolders);
  for (let next = await findWanted(db, [...left]); next; next = await findWanted(db, [...left])) {
    left.delete(next.path);
    try {
      await walk(next, needs, running);
    } catch (error) {
      running.signal.throwIfAborted();
      await endWalk(db, next.id, { now: clock(), outcome: 'failed', wantedAt: next.wantedAt });
      failures.push(error);
    }
  }
  if (failures.length > 0) throw failures[0];
}

/** Leaves the row as it is when its server stops, so that the next run goes on. */
async function walk(
  { id, path, answer, missing, wantedAt }: WatchRow,
  { db, assets, clock, elapsed }: Needs,
  { hints, signal, beatEvery = 1_000 }: Running,
): Promise<void> {
  const stopped = new AbortController();
  const getRate = measureRate(elapsed);
  const progress: WalkProgress = {
    files: null,
    bytes: { done: 0, total: 0 },
    rate: { bytes: 0, files: 0 },
  };
  const beat = async (begun = {}) => {
    if (await beatWatch(db, id, { beatAt: clock(), progress, ...begun })) stopped.abort();
  };
  await beat({ beganAt: clock() });
  let beating: Promise<unknown> = Promise.resolve();
  let hasBeat = true;
  const timer = setInterval(() => {
    if (!hasBeat) return;
    hasBeat = false;
    // Without the database the walk fails by itself.
    beating = beat()
      .catch(() => undefined)
      .finally(() => {
        hasBeat = true;
      });
  }, beatEvery);

  let folderId: string | undefined;
  const imported = importFolder(path, {
    db,
    assets,
    clock,
    acceptsMissing: answer === 'lose' ? missing : false,
    signal: AbortSignal.any([signal, stopped.signal]),
    pace: importPace(db),
    async onWalk(folder, { folders }) {
      folderId = folder.id;
      const mount = await readMount(folder.path);
      await beat({ folderId, mount: mount?.kind ?? null, isRemote: mount?.isRemote ?? false });
      if (mount?.isRemote !== true) hints.watch(path, folder.path, folders);
    },
    onProgress(done, total, files) {
      progress.files = files;
      progress.bytes = { done, total };
      progress.rate = getRate(done, files.done);
    },
  });
  let report: ImportReport | null = null;
  let error: unknown;
  try {
    report = await imported;
  } catch (thrown) {
    error = thrown;
  } finally {
    clearInterval(timer);
    await beating;
  }
  const ended = { now: clock(), wantedAt, ...(folderId !== undefined && { folderId }) };
  if (report !== null) {
    await endWalk(db, id, {
      ...ended,
      outcome: 'done',
      figures: describeWalk(report, folderId === undefined ? 0 : await countSongs(db, folderId)),
      // What could not be looked at is not missing.
      missing: { files: report.unread.length === 0 ? report.missing : 0, of: report.known },
    });
  } else if (error instanceof UnfitFolder) {
    await endWalk(db, id, { ...ended, outcome: 'done', fault: error.reason });
  } else if (stopped.signal.aborted && !signal.aborted) {
    await endWalk(db, id, { ...ended, outcome: 'stopped' });
  } else throw error;
}

function describeWalk(report: ImportReport, songs: number) {
  const { found, unchanged, outcomes, gone, refused, unread } = report;
  const { copy: copies, ...changes } = outcomes;
  const notTaken = refused.length;
  return {
    files: found,
    songs,
    unchanged,
    ...changes,
    copies,
    gone,
    notTaken,
    unread: unread.length,
  };
}
