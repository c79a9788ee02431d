import { analyseSound } from '../../../media/analysis/analyse-sound.ts';
import {
  nothingClear,
  type SoundAnalysis,
  type Wanted,
} from '../../../media/analysis/analysis-messages.ts';
import { findFfmpeg } from '../../../media/analysis/decode-aac.ts';
import type { SoundSubject } from '../../../media/media-source.ts';
import type { AppModule, Dependencies } from '../../../platform/app.ts';
import type { Db } from '../../../platform/database/db.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { findUnprinted, saveFingerprint, wakeAac } from '../music-file/index.ts';
import { saveAnalysis } from '../track/index.ts';
import { compareRecordings, type ComparingPlace } from './compare-recordings.ts';
import { findWaitingSounds } from './waiting-sound.repository.ts';

/** Milliseconds: between two runs, and of one, so that other jobs of the lane take their turn. */
const every = 60_000;
const most = 45_000;

const atOnce = 20;

/** Milliseconds after which a sound that could not be read is tried again. */
const restMost = 3_600_000;

/** Sounds that cannot be read, which end a run: their disk or store is out of reach. */
const unreadMost = 20;

/** Listens to songs that wait for it, one at a time. See docs/product/imported-music.md. */
export const analysisJobs: AppModule = (app, dependencies) => {
  /** Ids, with the time until which they rest. */
  const resting = new Map<string, number>();
  const place: ComparingPlace = { after: '' };
  let hasWoken = false;
  app.jobs.define({
    name: 'sound.analyse',
    lane: 'hours',
    every,
    run: async ({ signal }) => {
      if (!hasWoken && findFfmpeg() !== null) await wakeAac(dependencies.db);
      hasWoken = true;
      const isAllHeard = await analyseWaiting(dependencies, resting, signal);
      if (isAllHeard) await compareRecordings(dependencies.db, place, signal);
    },
  });
};

type Needs = Pick<Dependencies, 'db' | 'media' | 'clock' | 'elapsed'>;

/** Also files that a former version listened to without a fingerprint. */
async function analyseWaiting(needs: Needs, resting: Map<string, number>, signal: AbortSignal) {
  const { db, clock, elapsed } = needs;
  const began = elapsed();
  for (const [id, until] of resting) if (until <= began) resting.delete(id);
  let unread = 0;

  /** Returns false once the time is over. */
  async function hearAll(
    find: typeof findWaitingSounds,
    wanted: Wanted,
    save: (tx: Db, sound: SoundSubject, analysis: SoundAnalysis) => Promise<void>,
  ): Promise<boolean> {
    for (;;) {
      const waiting = await find(db, [...resting.keys()], atOnce);
      for (const sound of waiting) {
        signal.throwIfAborted();
        const analysis = await analyse(needs, sound, { wanted, signal });
        if (analysis === null) {
          resting.set(sound.id, elapsed() + restMost);
          unread += 1;
        } else {
          await inTransaction(db, (tx) => save(tx, sound, analysis));
        }
        if (unread >= unreadMost || elapsed() - began > most) return false;
      }
      if (waiting.length < atOnce) return true;
    }
  }

  /** Without FFmpeg, AAC waits for it. */
  const skipped = findFfmpeg() === null ? 'm4a' : null;
  const savePrint = async (tx: Db, { file }: SoundSubject, { fingerprint }: SoundAnalysis) => {
    if (file && file.format !== skipped) await saveFingerprint(tx, file.hash, fingerprint);
  };
  const isHeard = await hearAll(findWaitingSounds, 'all', async (tx, sound, analysis) => {
    await saveAnalysis(tx, sound.id, { ...analysis, now: clock() });
    await savePrint(tx, sound, analysis);
  });
  return isHeard && hearAll(findUnprinted(skipped), 'fingerprint', savePrint);
}

/**
 * Sound that neither was sent nor is a file is composed by the demo, which knows all of it.
 *
 * @returns null for one that cannot be read now
 */
async function analyse(
  { media }: Needs,
  track: SoundSubject,
  { wanted, signal }: { wanted: Wanted; signal: AbortSignal },
): Promise<SoundAnalysis | null> {
  if (track.asset === null && !track.file) return nothingClear;
  const sound = media.sound(track, 'listener');
  return analyseSound(sound, signal, wanted).catch(() => {
    signal.throwIfAborted();
    return null;
  });
}
