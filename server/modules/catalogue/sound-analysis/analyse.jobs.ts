import { analyseSound } from '../../../media/analysis/analyse-sound.ts';
import { nothingClear, type SoundAnalysis } from '../../../media/analysis/analysis-messages.ts';
import type { SoundSubject } from '../../../media/media-source.ts';
import type { AppModule, Dependencies } from '../../../platform/app.ts';
import { inTransaction } from '../../../platform/database/in-transaction.ts';
import { saveAnalysis } from '../track/index.ts';
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
  app.jobs.define({
    name: 'sound.analyse',
    lane: 'hours',
    every,
    run: ({ signal }) => analyseWaiting(dependencies, resting, signal),
  });
};

type Needs = Pick<Dependencies, 'db' | 'media' | 'clock' | 'elapsed'>;

async function analyseWaiting(needs: Needs, resting: Map<string, number>, signal: AbortSignal) {
  const { db, clock, elapsed } = needs;
  const began = elapsed();
  for (const [id, until] of resting) if (until <= began) resting.delete(id);
  for (let unread = 0; ;) {
    const waiting = await findWaitingSounds(db, [...resting.keys()], atOnce);
    for (const track of waiting) {
      signal.throwIfAborted();
      const analysis = await analyse(needs, track, signal);
      if (analysis === null) {
        resting.set(track.id, elapsed() + restMost);
        unread += 1;
      } else {
        await inTransaction(db, (tx) => saveAnalysis(tx, track.id, { ...analysis, now: clock() }));
      }
      if (unread >= unreadMost || elapsed() - began > most) return;
    }
    if (waiting.length < atOnce) return;
  }
}

/**
 * Sound that neither was sent nor is a file is composed by the demo, which knows all of it.
 *
 * @returns null for one that cannot be read now
 */
async function analyse(
  { media }: Needs,
  track: SoundSubject,
  signal: AbortSignal,
): Promise<SoundAnalysis | null> {
  if (track.asset === null && !track.file) return nothingClear;
  const sound = media.sound(track, 'listener');
  return analyseSound(sound, signal).catch(() => {
    signal.throwIfAborted();
    return null;
  });
}
